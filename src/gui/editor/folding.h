// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBlock>

namespace outcrop {

/// Finds foldable regions of a text: headings, front matter and fenced code in Markdown, and indented blocks in other languages. Computes regions on
/// demand from the surrounding lines. Stores only the fence state of one line.
class Folding
{
public:
    enum class Style { None, Markdown, Indentation };
    static Style styleOf(const QString &fileName);

    explicit Folding(Style style = Style::None) : m_style(style) { }

    /// Clears the stored fence state. Call after lines are added or removed, or a fence changes.
    void clearCache() const { m_cachedBlock = QTextBlock(); }
    /// Returns whether a change of this line can affect fences.
    static bool mayBeFence(const QString &line);

    Style style() const { return m_style; }
    /// Returns whether the line is in fenced Markdown code, including the fences.
    bool isInCode(const QTextBlock &block) const;
    /// Return whether a region starts on this line, and whether the region is folded.
    bool isFoldable(const QTextBlock &block) const;
    static bool isFolded(const QTextBlock &block);
    /// Returns the last line of the region that starts at the block; invalid if no region starts there. Reads to the end of the region.
    QTextBlock endOf(const QTextBlock &block) const;
    /// Returns the first line of the innermost region that contains the line; invalid if there is none.
    QTextBlock enclosingStart(const QTextBlock &block) const;

    /// Fold or unfold regions. Return whether any line changed; then call CodeView::updateAfterFolding().
    bool fold(const QTextBlock &block) const;
    static bool unfold(const QTextBlock &block);
    bool foldAll(const QTextDocument *document) const;
    static bool unfoldAll(const QTextDocument *document);

private:
    bool isInFence(const QTextBlock &block) const;

    Style m_style;
    mutable QTextBlock m_cachedBlock;
    mutable bool m_isCachedInFence = false;
};

} // namespace outcrop
