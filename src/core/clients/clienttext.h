// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datanode.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace outcrop {

/// Decodes UTF-8 as clients do: invalid bytes become U+FFFD, and a byte order mark is kept.
QString decodedText(const QByteArray &bytes);

/// Returns whether a trimmed text can be the target path of a symbolic link that was checked out as text. Git does this where links are not supported.
bool mayBeLinkTarget(const QString &text);

/// The front matter of a file as read by a client: the lines between two `---` lines at the beginning.
struct ClientFrontMatter {
    bool isPresent = false;
    bool isBroken = false; ///< present, but not readable by the client
    DataNode data;
    qsizetype bodyStart = 0; ///< offset of the text after the front matter; 0 if there is none
};

/// A client's handling of front matter that is not valid YAML.
enum class YamlErrorHandling {
    Strict,
    Repair, ///< retry after quoting values with special characters
    Lines,  ///< read `key: value` lines if YAML fails, or if name or description is not a string
};

ClientFrontMatter readClientFrontMatter(const QString &text, YamlErrorHandling reading);

/// Removes HTML comments that begin a line, outside list items and code, and the empty lines after them. Keeps text after a comment, and unclosed comments.
QString removeHtmlComments(const QString &text);

/// Parts of a Markdown text that a client can skip.
enum class MarkdownPart { Fence, TildeFence, Indented, Inline, Comment };

/// Returns the ranges of all Markdown parts of the given kinds as begin and end offsets, in order.
QList<std::pair<qsizetype, qsizetype>> markdownParts(const QString &text, const QList<MarkdownPart> &kinds);

/// Escapes `&`, `<` and `>` for XML; with `escapesQuotes` also `"` and `'`.
QString escapeXml(const QString &text, bool escapesQuotes);

/// Replaces `{name}` with the value of that name. Other text in braces is not changed.
QString fillTemplate(const QString &form, const QList<std::pair<QString, QString>> &values);

} // namespace outcrop
