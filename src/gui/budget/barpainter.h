// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/barlayout.h"

#include <QPalette>

class QPainter;

namespace outcrop {

/// What is pointed at in a chart of bars.
struct BarMarks {
    int hovered = -1;
    int current = -1; ///< the piece under the keyboard
    QString key = {}; ///< of what is current, also where it is a whole bar
};

/// Paints everything but the axes: bars with their patterns, names, notes, limits, the legend and the selection, on the screen and in a file alike.
class BarPainter
{
public:
    /// `drawing`: lines only, for a file.
    BarPainter(QPainter &painter, const BarLayout &layout, const QPalette &palette, bool drawing);

    void paint(const BarMarks &marks);

private:
    void paintLimit(int bar);
    void paintRoom(const QRectF &room);
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
