// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBlock>

namespace outcrop {

/// Finds foldable regions of a text: headings, front matter and fenced code in Markdown, and indented blocks in other languages. Regions are computed
/// on demand from the surrounding lines. Only the hidden lines and one line with a known fence state are stored.
class Folding
{
public:
    enum class Style { None, Markdown, Indentation };
    static Style styleOf(const QString &fileName);

    explicit Folding(Style style = Style::None) : m_style(style) { }

    /// Call after lines are added or removed, or a fence changes.
    void forget() const { m_known = QTextBlock(); }
    /// Returns whether a change of this line can affect fences.
    static bool mayBeFence(const QString &line);

    Style style() const { return m_style; }
    /// Returns whether the line is in fenced Markdown code, including the fences.
    bool isInCode(const QTextBlock &block) const;
    /// Return whether a region starts on this line, and whether it is folded.
    bool isFoldable(const QTextBlock &block) const;
    static bool isFolded(const QTextBlock &block);
    /// Returns the last line of the region that starts here; invalid if none does. Reads to the end of the region.
    QTextBlock endOf(const QTextBlock &block) const;
    /// Returns the first line of the innermost region that contains the line.
    QTextBlock startAround(const QTextBlock &block) const;

    /// Fold or unfold regions; return whether any line changed. Then notify the view, see CodeView::updateAfterFolding().
    bool fold(const QTextBlock &block) const;
    static bool unfold(const QTextBlock &block);
    bool foldAll(const QTextDocument *document) const;
    static bool unfoldAll(const QTextDocument *document);

private:
    bool isInFence(const QTextBlock &block) const;

    Style m_style;
    mutable QTextBlock m_known;
    mutable bool m_knownInside = false;
};

} // namespace outcrop
