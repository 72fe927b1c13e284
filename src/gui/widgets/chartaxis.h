// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>

class QPainter;

namespace outcrop {

/// Returns the text in lines of at most this width, in pixels, broken between words if possible.
QStringList wrappedLines(const QFont &font, const QString &text, double width);

/// A label on an axis.
struct ChartTick {
    double share = 0; ///< position along the plot: 0 at the left or bottom, 1 at the right or top
    QString text;
};

/// One axis of a chart: numbers with grid lines, or names without grid lines.
struct ChartAxis {
    QList<ChartTick> ticks;
    QString title = {};
    bool hasLines = true;

    /// Returns an axis with multiples of `step` from `low` to `high`; an axis without labels if `step` is not positive.
    static ChartAxis makeNumberAxis(double low, double high, double step, const std::function<QString(double)> &text);
    /// Returns an axis with names at the centers of equal columns, from left to right.
    static ChartAxis makeColumnAxis(const QStringList &names);
    /// Returns an axis with names of rows, from top to bottom.
    static ChartAxis makeRowAxis(const QStringList &names);
};

/// Paints the axes below and beside a plot and measures the space they need, in pixels. Breaks long names and titles into lines instead of eliding them,
/// and omits labels that have no room.
class ChartAxisPainter
{
public:
    ChartAxisPainter(const QFont &font, const QPalette &palette) : m_font(font), m_palette(palette) { }

    /// Returns the height of the labels and the title below a plot of this width.
    double bottomAxisHeight(const ChartAxis &axis, double plotWidth) const;
    /// Returns the width of the labels, at most `most`, plus the width of the title.
    double leftAxisWidth(const ChartAxis &axis, double most) const;
    /// Returns the height of the tallest label beside a plot, if the labels have at most the width `most`.
    double labelHeight(const ChartAxis &axis, double most) const;

    /// Returns the width by which the last number of the horizontal axis extends beyond the plot, in pixels.
    double overhang(const ChartAxis &axis) const;

    void paintBottomAxis(QPainter &painter, const QRectF &plot, const ChartAxis &axis) const;
    /// Paints the axis in `width` pixels left of the plot.
    void paintLeftAxis(QPainter &painter, const QRectF &plot, const ChartAxis &axis, double width) const;

private:
    void paintLine(QPainter &painter, const QPointF &from, const QPointF &to) const;
    void paintTitle(QPainter &painter, const QRectF &room, const QString &title) const;
    QStringList lines(const QString &text, double width) const { return wrappedLines(m_font, text, width); }
    QStringList bottomLabelLines(const ChartAxis &axis, const ChartTick &tick, double plotWidth) const;
    double maxLineWidth(const QStringList &lines) const;
    double height(const QStringList &lines) const;

    QFont m_font;
    QPalette m_palette;
};

} // namespace outcrop
