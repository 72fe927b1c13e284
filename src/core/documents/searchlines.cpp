// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/searchlines.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumPreviewLength = 400;
constexpr qsizetype leadingContext = 80; ///< characters shown before a match in a shortened line
constexpr qsizetype trailingContext = 40;
const QString ellipsis = QStringLiteral("…");

/// Returns whether the offset is inside a surrogate pair.
bool splitsCharacter(QStringView text, qsizetype offset)
{
    return offset > 0 && offset < text.size() && text[offset - 1].isHighSurrogate() && text[offset].isLowSurrogate();
}

} // namespace

Position PositionCursor::advanceTo(qsizetype offset)
{
    while (offset >= m_line.next && m_line.next > m_line.end) {
        m_line = lineAt(m_text, m_line.next);
        ++m_number;
    }
    return {offset, m_number, static_cast<int>(offset - m_line.start) + 1};
}

void LinePreview::selectMatch(const TextLine &line, qsizetype start, qsizetype end)
{
    start = std::min(start, line.end); // a match may begin at the line ending
    end = std::clamp(end, start, line.end);
    if (!covers(line, start, end))
        selectSegment(line, start);
    m_matchStart = m_ellipsisLength + start - m_segmentStart;
    m_matchLength = std::min(end, m_segmentEnd) - start;
}

/// Returns whether the current segment also shows this match with enough context.
bool LinePreview::covers(const TextLine &line, qsizetype start, qsizetype end) const
{
    const bool begins = m_segmentStart == line.start || start - m_segmentStart >= trailingContext;
    const bool ends = m_segmentEnd == line.end || m_segmentEnd - end >= trailingContext;
    return m_lineStart == line.start && begins && ends;
}

void LinePreview::selectSegment(const TextLine &line, qsizetype start)
{
    const bool fits = line.end - line.start <= maximumPreviewLength;
    m_lineStart = line.start;
    m_segmentStart = fits ? line.start : std::max(line.start, start - leadingContext);
    m_segmentEnd = fits ? line.end : std::min(line.end, m_segmentStart + maximumPreviewLength);
    m_segmentStart -= splitsCharacter(m_text, m_segmentStart) ? 1 : 0;
    m_segmentEnd += splitsCharacter(m_text, m_segmentEnd) ? 1 : 0;
    m_shownText = m_text.mid(m_segmentStart, m_segmentEnd - m_segmentStart).toString();
    m_ellipsisLength = m_segmentStart > line.start ? ellipsis.size() : 0;
    if (m_ellipsisLength > 0)
        m_shownText.prepend(ellipsis);
    if (m_segmentEnd < line.end)
        m_shownText.append(ellipsis);
}

} // namespace outcrop
