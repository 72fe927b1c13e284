// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/textmap.h"

#include <algorithm>

namespace outcrop {

namespace {

/// What QTextDocument starts a new paragraph at, see QTextCursor::insertText().
bool endsLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::ParagraphSeparator || c == QChar(0xfdd0) || c == QChar(0xfdd1);
}

} // namespace

TextMap::TextMap(const QString &text)
{
    m_shown.reserve(text.size());
    m_starts += 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!endsLine(text.at(i))) {
            m_shown += text.at(i);
            continue;
        }
        m_sizes += i - m_starts.last();
        if (text.at(i) == u'\r' && i + 1 < text.size() && text.at(i + 1) == u'\n')
            ++i;
        m_shown += u'\n';
        m_starts += i + 1;
    }
    m_sizes += text.size() - m_starts.last();
}

TextPlace TextMap::placeOf(qsizetype offset) const
{
    const auto after = std::upper_bound(m_starts.begin() + 1, m_starts.end(), offset);
    const qsizetype line = after - m_starts.begin() - 1;
    const qsizetype column = std::clamp<qsizetype>(offset - m_starts.at(line), 0, m_sizes.at(line));
    return {static_cast<int>(line), static_cast<int>(column)};
}

qsizetype TextMap::offsetOf(TextPlace place) const
{
    const qsizetype line = std::clamp<qsizetype>(place.line, 0, m_starts.size() - 1);
    return m_starts.at(line) + std::clamp<qsizetype>(place.column, 0, m_sizes.at(line));
}

} // namespace outcrop
