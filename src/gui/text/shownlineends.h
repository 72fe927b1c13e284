// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textchange.h"

namespace outcrop {

/// What a QTextDocument begins a new paragraph at, see QTextCursor::insertText().
constexpr bool endsLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar(QChar::ParagraphSeparator) || c == QChar(0xfdd0) || c == QChar(0xfdd1);
}

/// Translates between offsets in a document's own text and positions in the QTextDocument that shows it, where every line end is one character.
/// Only CR LF differs, so that only those pairs are remembered. A change costs what it changes, not what the text holds: the pairs before the last
/// change are counted from the start, those behind it from the end.
class ShownLineEnds
{
public:
    ShownLineEnds() = default;
    explicit ShownLineEnds(QStringView text);

    /// The text as a QTextDocument holds it, each line end as `\n`.
    static QString shown(QStringView text);

    qsizetype size() const { return m_size; }
    qsizetype shownSize() const { return m_size - pairs(); }
    /// Between CR and LF is the end of the line.
    qsizetype shownAt(qsizetype offset) const { return offset - pairsBefore(offset); }
    qsizetype offsetAt(qsizetype shown) const;

    /// `before` and `behind` are the characters beside the change, null at the ends of the text.
    void take(const TextChange &change, QChar before, QChar behind);

private:
    qsizetype pairs() const { return m_head.size() + m_tail.size(); }
    qsizetype pairAt(qsizetype index) const;
    qsizetype pairsBefore(qsizetype offset) const;
    void moveGap(qsizetype offset);

    qsizetype m_size = 0;
    QList<qsizetype> m_head; ///< offsets of CR, ascending
    QList<qsizetype> m_tail; ///< the pairs behind, counted from the text's end, the last one first
};

} // namespace outcrop
