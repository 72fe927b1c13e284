// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace outcrop {

/// The target of a Markdown link without its `?query` and `#anchor`, and its offsets in the text.
struct MarkdownLink {
    QString target; ///< with percent escapes decoded
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Returns the links in the text that may refer to files: `[a](b.md#c)`, `![a](b.png)`, `[a]: b.md`. Omits links in code, URLs with a scheme, absolute paths
/// and anchors alone.
QList<MarkdownLink> markdownLinks(const QString &text, qsizetype from = 0);

/// Returns a path escaped for use as a link target.
QString escapeLinkTarget(const QString &path);

} // namespace outcrop
