// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBlock>

namespace outcrop {

/// What can be folded in a text: headings, front matter and fenced code of Markdown, and indented lines below a line elsewhere.
/// Everything is worked out from the lines around, when it is asked for; what is kept is which lines are hidden, and one line of which it is known
/// whether it is inside fenced code.
class Folding
{
public:
    enum class Style { None, Markdown, Indentation };
    static Style styleOf(const QString &fileName);

    explicit Folding(Style style = Style::None) : m_style(style) { }

    /// Lines may have been added or removed, or become or ceased to be fences.
    void forget() const { m_known = QTextBlock(); }
    /// Whether a change of this line may do that.
    static bool matters(const QString &line);

    Style style() const { return m_style; }
    /// Whether the line is fenced code of Markdown, a fence itself included.
    bool isInCode(const QTextBlock &block) const;
    /// Whether something begins on this line that can be put away, and whether it is.
    bool isFoldable(const QTextBlock &block) const;
    static bool isFolded(const QTextBlock &block);
    /// The last line of what begins here; invalid where nothing does. Looks as far as the region goes.
    QTextBlock endOf(const QTextBlock &block) const;
    /// The line whose region this line is in, itself where it begins one.
    QTextBlock startAround(const QTextBlock &block) const;

    /// These hide and show lines; true where any was. Then notify the view, see CodeView::foldsChanged().
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
