// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/streamedtext.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype longest = 2'000; ///< maximum characters per displayed line

} // namespace

QString StreamedText::append(QStringView piece)
{
    QString added;
    added.reserve(piece.size() + piece.size() / longest + 1);
    for (const QChar character : piece) {
        const qsizetype offset = m_text.size();
        const bool feed = character == u'\n';
        m_text += character;
        if (feed && std::exchange(m_afterReturn, false)) {
            m_anchors += Anchor{offset + 1, m_shown};
            continue;
        }
        m_afterReturn = character == u'\r';
        if (!feed && !m_afterReturn && m_column >= longest && !character.isLowSurrogate()) {
            added += u'\n';
            m_column = 0;
            ++m_shown;
            anchor(offset);
        }
        added += m_afterReturn ? QChar(u'\n') : character;
        ++m_shown;
        m_column = feed || m_afterReturn ? 0 : m_column + 1;
    }
    return added;
}

qsizetype StreamedText::toShownOffset(qsizetype offset) const
{
    const auto after = std::upper_bound(m_anchors.begin(), m_anchors.end(), offset, [](qsizetype wanted, const Anchor &anchor) { return wanted < anchor.offset; });
    const Anchor &anchor = *std::prev(after);
    return std::min(anchor.shown + offset - anchor.offset, m_shown);
}

qsizetype StreamedText::offsetAt(qsizetype shown) const
{
    const auto after = std::upper_bound(m_anchors.begin(), m_anchors.end(), shown, [](qsizetype wanted, const Anchor &anchor) { return wanted < anchor.shown; });
    const Anchor &anchor = *std::prev(after);
    const qsizetype last = after == m_anchors.end() ? m_text.size() : after->offset;
    return std::min(anchor.offset + shown - anchor.shown, last);
}

QString StreamedText::between(qsizetype shownFrom, qsizetype shownTo) const
{
    const qsizetype from = offsetAt(shownFrom);
    return m_text.mid(from, offsetAt(shownTo) - from);
}

} // namespace outcrop
