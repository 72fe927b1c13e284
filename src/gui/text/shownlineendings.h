// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/textchange.h"

namespace outcrop {

/// Returns whether a QTextDocument starts a new paragraph at the character, see QTextCursor::insertText().
constexpr bool endsLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar(QChar::ParagraphSeparator) || c == QChar(0xfdd0)
        || c == QChar(0xfdd1);
}

/// Converts between offsets in a text and positions in its QTextDocument, where each line end is one character. Only CR LF differs, so only those pairs are
/// stored. The cost of an update depends on the change and its distance from the last change. Pairs before the last change are counted from the start, and
/// the other pairs from the end.
class ShownLineEndings
{
public:
    ShownLineEndings() = default;
    explicit ShownLineEndings(QStringView text);

    /// Returns the text as in a QTextDocument, with `\n` as line end.
    static QString shown(QStringView text);

    qsizetype size() const { return m_size; }
    qsizetype shownSize() const { return m_size - pairCount(); }
    /// Returns the position of an offset. An offset between CR and LF maps to the end of the line.
    qsizetype toShownOffset(qsizetype offset) const { return offset - pairCountBefore(offset); }
    qsizetype offsetAt(qsizetype shownOffset) const;

    /// Updates the pairs after a change. `before` and `after` are the characters next to the change; null at the ends of the text.
    void applyChange(const TextChange &change, QChar before, QChar after);

private:
    qsizetype pairCount() const { return m_head.size() + m_tail.size(); }
    qsizetype pairAt(qsizetype index) const;
    qsizetype pairCountBefore(qsizetype offset) const;
    void moveSplit(qsizetype offset);

    qsizetype m_size = 0;
    QList<qsizetype> m_head; ///< offsets of CR, ascending
    QList<qsizetype> m_tail; ///< pairs after the head, counted from the end of the text, last one first
};

} // namespace outcrop
