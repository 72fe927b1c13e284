// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace outcrop {

/// Bytes as clients read them: UTF-8, with U+FFFD for what is none. A byte-order mark stays.
QString decodedText(const QByteArray &bytes);

/// Front matter as a client sees it: the lines between `---` and `---` at the very beginning.
struct ClientFrontMatter {
    bool present = false;
    bool broken = false; ///< it is there, and the client cannot read it
    DataNode data;
    qsizetype bodyStart = 0; ///< where the text behind it begins; 0 where there is none
};

/// How a client copes with front matter that is not YAML.
enum class YamlReading {
    Strict,
    Repair, ///< values with special characters are quoted, then it is read again
    Lines,  ///< `key: value` line by line, where YAML fails or a value is not text
};

ClientFrontMatter readClientFrontMatter(const QString &text, YamlReading reading);

/// Without HTML comments that begin a line, outside of lists and code. Text after such a comment is kept; so does one that is never closed.
QString withoutComments(const QString &text);

/// Parts of Markdown that a client may skip.
enum class MarkdownPart { Fence, TildeFence, Indented, Inline, Comment };

/// Where such parts are: begin and end offsets, in order.
QList<std::pair<qsizetype, qsizetype>> markdownParts(const QString &text, const QList<MarkdownPart> &kinds);

/// `&`, `<`, `>`, and with quotes `"` and `'`, as XML writes them.
QString escapedXml(const QString &text, bool quotes);

/// Fills `{name}` with a value where one has that name; anything else in braces stays.
QString filled(const QString &form, const QList<std::pair<QString, QString>> &values);

} // namespace outcrop
