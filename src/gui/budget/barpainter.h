// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/barlayout.h"

#include <QPalette>

class QPainter;

namespace outcrop {

/// The highlighted segments of a bar chart.
struct BarHighlights {
    int hoveredSegment = -1; ///< index of the segment under the pointer; -1 for none
    int current = -1;        ///< index of the current segment; -1 for none
    QString key = {};        ///< key of the current segment or bar
};

/// Paints a bar chart without its axes, on the screen or to a file.
class BarPainter
{
public:
    /// With `isVectorOnly`, tier textures are vector lines, for files.
    BarPainter(QPainter &painter, const BarLayout &layout, const QPalette &palette, bool isVectorOnly);

    void paint(const BarHighlights &marks);

private:
    void paintLimit(int bar);
    void paintFreeSpace(const QRectF &room);
    void paintTitle(int segment);
    void paintNote(int bar);
    void paintNoteBeside(int bar);
    void paintNoteAbove(int bar);
    void paintLegend();
    void paintMarks(const BarHighlights &marks);
    void paintFrame(const QRectF &rect, double width);

    QPainter &m_painter;
    const BarLayout &m_layout;
    const Bars &m_bars;
    QPalette m_palette;
    bool m_isVectorOnly;
};

} // namespace outcrop
