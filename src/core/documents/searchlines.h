// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/linetable.h"

#include <QString>

namespace outcrop {

/// Converts offsets to positions in one pass through the text; offsets must not decrease. Builds no table, so a search that stops early does not read
/// the rest of the text.
class PositionCursor
{
public:
    explicit PositionCursor(QStringView text) : m_text(text), m_line(lineAt(text, 0)) { }

    Position advanceTo(qsizetype offset);
    /// Returns the line of the last position that advanceTo() returned.
    const TextLine &line() const { return m_line; }

private:
    QStringView m_text;
    TextLine m_line;
    int m_number = 1;
};

/// The segment of a line that shows a match. Nearby matches share a segment, so that a million matches in one long line
/// do not copy it a million times.
class LinePreview
{
public:
    explicit LinePreview(QStringView text) : m_text(text) { }

    /// Selects the segment for a match [start, end) that begins in `line`.
    void selectMatch(const TextLine &line, qsizetype start, qsizetype end);

    const QString &line() const { return m_shownText; }
    qsizetype matchStart() const { return m_matchStart; }
    qsizetype matchLength() const { return m_matchLength; }

private:
    bool covers(const TextLine &line, qsizetype start, qsizetype end) const;
    void selectSegment(const TextLine &line, qsizetype start);

    QStringView m_text;
    qsizetype m_lineStart = -1;
    qsizetype m_segmentStart = 0; ///< the segment is [m_segmentStart, m_segmentEnd) of the text
    qsizetype m_segmentEnd = 0;
    qsizetype m_ellipsisLength = 0; ///< length of the ellipsis before the segment in m_shownText
    QString m_shownText;
    qsizetype m_matchStart = 0;
    qsizetype m_matchLength = 0;
};

} // namespace outcrop
