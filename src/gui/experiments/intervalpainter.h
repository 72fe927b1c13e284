// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/experiments/intervalplot.h"

#include <QFont>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace outcrop {

/// The layout of an interval plot in a plot area: the positions of rows and cases. Keeps a reference to the plot, which must outlive the layout.
class IntervalLayout
{
public:
    static constexpr int gap = 8;
    static constexpr int minimumRowHeight = 30; ///< in pixels

    IntervalLayout(const IntervalPlot &plot, const QRectF &area, double width, const QFont &smallFont);

    const IntervalPlot &plot() const { return m_plot; }
    const QRectF &area() const { return m_area; }
    double width() const { return m_width; }
    const QFont &smallFont() const { return m_smallFont; }

    double x(double value) const;
    QRectF rowRect(int index) const;
    /// Returns the vertical position of the box and the mean of a row.
    double summaryY(int row) const;
    /// Returns the position of a case below the summary line. Heights vary, so that equal values are visible.
    QPointF pointPosition(int row, int point) const;
    /// Returns the index of the row at the point, or -1.
    int rowAt(const QPointF &position) const;
    /// Returns the index of the nearest case of the row within 6 pixels of the point; -1 if there is none.
    int pointAt(int row, const QPointF &position) const;
    double notesWidth() const;
    double legendHeight() const;

private:
    const IntervalPlot &m_plot;
    QRectF m_area;
    double m_width;
    QFont m_smallFont;
};

/// Paints an interval plot without its axes: cases, boxes, means with intervals, values and the legend. Shapes distinguish the items without
/// color.
class IntervalPainter
{
public:
    IntervalPainter(QPainter &painter, const IntervalLayout &layout, const QPalette &palette);

    /// `current` is the index of the selected row, or -1.
    void paint(int current);

private:
    void paintBackground();
    void paintRow(int row);
    void paintPoints(int row);
    void paintBox(double y, const Interval &box, const std::optional<double> &medianValue);
    void paintInterval(double y, const Interval &interval);
    void paintMean(const QPointF &position);
    void paintNote(int row);
    void paintLegend();
    double paintLegendLabel(double x, double y, const QString &text);

    QPainter &m_painter;
    const IntervalLayout &m_layout;
    QPalette m_palette;
};

} // namespace outcrop
