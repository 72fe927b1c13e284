// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/barlayout.h"

#include <QPalette>

class QPainter;

namespace outcrop {

/// The hovered and the current segment of a bar chart.
struct BarMarks {
    int hovered = -1;
    int current = -1; ///< index of the segment with the keyboard focus
    QString key = {}; ///< key of the current segment or bar
};

/// Paints everything except the axes: bars, patterns, names, notes, limits, legend and selection. Used for the screen and for files.
class BarPainter
{
public:
    /// If `drawing` is set, paints only vector lines, for a file.
    BarPainter(QPainter &painter, const BarLayout &layout, const QPalette &palette, bool drawing);

    void paint(const BarMarks &marks);

private:
    void paintLimit(int bar);
    void paintFreeSpace(const QRectF &room);
    void paintTitle(int piece);
    void paintNote(int bar);
    void paintNoteBeside(int bar);
    void paintNoteAbove(int bar);
    void paintLegend();
    void paintMarks(const BarMarks &marks);
    void paintFrame(const QRectF &rect, double width);

    QPainter &m_painter;
    const BarLayout &m_layout;
    const Bars &m_bars;
    QPalette m_palette;
    bool m_drawing;
};

} // namespace outcrop
