// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/streamedtext.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maxLineLength = 2'000; ///< maximum number of characters per displayed line

} // namespace

QString StreamedText::append(QStringView piece)
{
    QString added;
    added.reserve(piece.size() + piece.size() / maxLineLength + 1);
    for (const QChar character : piece) {
        const qsizetype offset = m_text.size();
        const bool isLineFeed = character == u'\n';
        m_text += character;
        if (isLineFeed && std::exchange(m_isAfterReturn, false)) {
            m_anchors += Anchor{offset + 1, m_shownLength};
            continue;
        }
        m_isAfterReturn = character == u'\r';
        if (!isLineFeed && !m_isAfterReturn && m_column >= maxLineLength && !character.isLowSurrogate()) {
            added += u'\n';
            m_column = 0;
            ++m_shownLength;
            addAnchor(offset);
        }
        added += m_isAfterReturn ? QChar(u'\n') : character;
        ++m_shownLength;
        m_column = isLineFeed || m_isAfterReturn ? 0 : m_column + 1;
    }
    return added;
}

qsizetype StreamedText::toShownOffset(qsizetype offset) const
{
    const auto after = std::upper_bound(m_anchors.begin(), m_anchors.end(), offset, [](qsizetype wanted, const Anchor &anchor) { return wanted < anchor.offset; });
    const Anchor &anchor = *std::prev(after);
    return std::min(anchor.shown + offset - anchor.offset, m_shownLength);
}

qsizetype StreamedText::offsetAt(qsizetype shownOffset) const
{
    const auto after = std::upper_bound(m_anchors.begin(), m_anchors.end(), shownOffset, [](qsizetype wanted, const Anchor &anchor) { return wanted < anchor.shown; });
    const Anchor &anchor = *std::prev(after);
    const qsizetype last = after == m_anchors.end() ? m_text.size() : after->offset;
    return std::min(anchor.offset + shownOffset - anchor.shown, last);
}

QString StreamedText::textBetween(qsizetype shownFrom, qsizetype shownTo) const
{
    const qsizetype from = offsetAt(shownFrom);
    return m_text.mid(from, offsetAt(shownTo) - from);
}

} // namespace outcrop
