// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diff/textdiff.h"

namespace outcrop {

/// A text split into lines, each with its line ending.
class TextLines
{
public:
    explicit TextLines(QStringView text, LineEndings ends = LineEndings::Any);

    qsizetype count() const { return m_starts.size() - 1; }
    QStringView line(qsizetype number) const { return lines(number, 1); }
    QStringView lines(qsizetype first, qsizetype count) const { return m_text.mid(m_starts.at(first), sizeOf(first, count)); }
    LineSpan span(qsizetype first, qsizetype count) const { return {first, count, m_starts.at(first), m_starts.at(first + count)}; }

private:
    qsizetype sizeOf(qsizetype first, qsizetype count) const { return m_starts.at(first + count) - m_starts.at(first); }

    QStringView m_text;
    QList<qsizetype> m_starts; ///< start of every line, and the end of the text
};

} // namespace outcrop
