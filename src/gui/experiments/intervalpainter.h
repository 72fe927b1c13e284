// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/experiments/intervalplot.h"

#include <QFont>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace outcrop {

/// Where the rows of an interval plot lie, once it is known where the plot is. Refers to the plot and lives no longer than it does.
class IntervalLayout
{
public:
    static constexpr int gap = 8;
    static constexpr int leastRow = 30; ///< pixels

    IntervalLayout(const IntervalPlot &plot, const QRectF &area, double width, const QFont &small);

    const IntervalPlot &plot() const { return m_plot; }
    const QRectF &area() const { return m_area; }
    double width() const { return m_width; }
    const QFont &smallFont() const { return m_small; }

    double x(double value) const;
    QRectF row(int index) const;
    /// The line of the box, the mean and its interval.
    double summaryY(int row) const;
    /// Cases lie in a band below it, each a little higher or lower than the one before, so that equal ones are all seen.
    QPointF place(int row, int point) const;
    int rowAt(const QPointF &place) const;
    /// The case nearest to a place, or -1.
    int pointAt(int row, const QPointF &place) const;
    double namesWidth() const;
    double notesWidth() const;
    double legendHeight() const;

private:
    const IntervalPlot &m_plot;
    QRectF m_area;
    double m_width;
    QFont m_small;
};

/// Paints everything but the scale: cases, boxes, means with their intervals, the names and numbers beside them, and the legend. Shapes carry the
/// meaning, not colours.
class IntervalPainter
{
public:
    IntervalPainter(QPainter &painter, const IntervalLayout &layout, const QPalette &palette);

    /// `current`: the row under the keyboard.
    void paint(int current);

private:
    void paintGround();
    void paintRow(int row);
    void paintPoints(int row);
    void paintBox(double y, const Interval &box, const std::optional<double> &median);
    void paintInterval(double y, const Interval &interval);
    void paintMean(const QPointF &place);
    void paintTexts(int row);
    void paintLegend();
    double paintSign(double x, double y, const QString &text);

    QPainter &m_painter;
    const IntervalLayout &m_layout;
    QPalette m_palette;
};

} // namespace outcrop
