// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

// yaml-cpp writes keys and one-line strings, and this code decides which of them need quotes. This code writes collections and block scalars, because they must match the
// indentation and line endings of the surrounding text. yaml-cpp also cannot write a block scalar without a final line ending (`|-`) or with leading spaces. It cannot
// write a list that is indented by four spaces either.

/// The formatting of the surrounding YAML, which new values adopt.
struct YamlLayout {
    int indent = 0; ///< spaces before the key or dash of the value
    int step = 2;   ///< spaces per level
    QString lineEnd = QStringLiteral("\n");
};

/// A formatted value: the text after `key:` on its line, and complete lines below. Either may be empty.
struct YamlText {
    QString head;
    QString below;
};

/// Returns a string as a scalar on one line. If `quote` is set, uses this quotation mark, or double quotes if single ones cannot represent the string. Otherwise the
/// scalar is plain if YAML reads it as the same string, or in the quotes that need the fewest escapes. Also quotes values that only YAML 1.1 interprets (`yes`, `12:30`,
/// dates).
QString yamlScalar(const QString &text, QChar quote = {}, bool isInFlow = false);

/// Returns a key as written before its colon.
QString yamlKeyText(const QString &key, bool isInFlow = false);

/// Returns any value on one line: `[a, b]`, `{a: 1}`.
QString yamlFlow(const Json &value);

/// Returns whether a string can be written as a `|` block without changing a character.
bool fitsYamlBlock(const QString &text);

/// Returns a string as a `|` block (or `>` if `style` is `>` and it has one line) with its lines at `contentIndent`.
YamlText yamlBlockScalar(const QString &text, QChar style, int contentIndent, const YamlLayout &layout);

/// Returns any value in block style: scalars and lists of scalars after the key, multi-line strings and other collections below.
YamlText yamlBlock(const Json &value, const YamlLayout &layout, QChar quote = {});

/// Returns a complete `key: value` entry with line endings.
QString yamlEntry(const QString &key, const Json &value, const YamlLayout &layout);

/// Returns a complete `- value` entry with line endings.
QString yamlItem(const Json &value, const YamlLayout &layout);

} // namespace outcrop
