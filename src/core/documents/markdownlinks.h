// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// Where a Markdown link leads: a path without its `#anchor`, as it is written, and its offsets in the text.
struct MarkdownLink {
    QString target; ///< percent escapes undone
    qsizetype start = 0;
    qsizetype end = 0;
};

/// The links of a text that may lead to files: `[a](b.md#c)`, `![a](b.png)`, `[a]: b.md`. Not those in code, and none with a scheme.
QList<MarkdownLink> markdownLinks(const QString &text, qsizetype from = 0);

/// A path as the target of a link: what would end it is escaped.
QString linkText(const QString &path);

} // namespace outcrop
