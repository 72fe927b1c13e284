// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

// Keys and scalars are written by yaml-cpp, after marking those that need quotes so that readers do not take them for something else. Collections are put
// together here: they have the indentation and the line ends of the text around them, and yaml-cpp has no word for a block text without a last line end (`|-`) or with
// spaces in front, and none for a list of four spaces that begins with `- `.

/// How the values around are written, so that a new one looks like them.
struct YamlLayout {
    int indent = 0; ///< spaces before the key or dash that the value belongs to
    int step = 2;   ///< what one level adds
    QString lineEnd = QStringLiteral("\n");
};

/// A value in two pieces: the text after `key:` on its line, and whole lines below it. Either may be empty.
struct YamlText {
    QString head;
    QString below;
};

/// A text on one line: plain where YAML reads it back as this text, else between the quotes wanted, or those that need fewest escapes.
/// Words that only older readers take for something else (`yes`, `12:30`, dates) are quoted, too.
QString yamlScalar(const QString &text, QChar quote = {}, bool flow = false);

/// A key as written before its colon.
QString yamlKeyText(const QString &key, bool flow = false);

/// Any value on one line: `[a, b]`, `{a: 1}`.
QString yamlFlow(const Json &value);

/// Whether a text can be written below its key as `|`, so that every character comes back.
bool fitsYamlBlock(const QString &text);

/// A text as `|` (or `>`, if it has but one line) with its lines at `contentIndent`.
YamlText yamlBlockText(const QString &text, QChar style, int contentIndent, const YamlLayout &layout);

/// Any value in block style: scalars and lists of scalars behind the key, texts of several lines and everything else below.
YamlText yamlBlock(const Json &value, const YamlLayout &layout, QChar quote = {});

/// A whole `key: value` entry, lines complete.
QString yamlEntry(const QString &key, const Json &value, const YamlLayout &layout);

/// A whole `- value` entry.
QString yamlItem(const Json &value, const YamlLayout &layout);

} // namespace outcrop
