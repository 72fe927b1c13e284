// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;

namespace outcrop {

/// A number or a name on an axis.
struct ChartMark {
    double share = 0; ///< along the plot: 0 left or at the bottom, 1 right or at the top
    QString text;
};

/// One axis of a chart: numbers with lines across the plot, or names without.
struct ChartAxis {
    QList<ChartMark> marks;
    QString title = {};
    bool hasLines = true;

    /// Multiples of `step` from `low` to `high`.
    static ChartAxis ofNumbers(double low, double high, double step, const std::function<QString(double)> &text);
    /// Each in the middle of an equal part of the plot; columns from left to right.
    static ChartAxis ofColumns(const QStringList &names);
    /// Rows from top to bottom.
    static ChartAxis ofRows(const QStringList &names);
};

/// Paints axes below and beside the plot of a chart and measures the room that they need there, in pixels. Names that do not fit are shortened, numbers left out.
class ChartAxisPainter
{
public:
    ChartAxisPainter(const QFont &font, const QPalette &palette) : m_font(font), m_palette(palette) { }

    double heightBelow(const ChartAxis &axis) const;
    /// At most `most`, but for the title.
    double widthBeside(const ChartAxis &axis, double most) const;

    /// How far the last number of the axis below a plot reaches beyond its right edge.
    double overhang(const ChartAxis &axis) const;

    void paintBelow(QPainter &painter, const QRectF &plot, const ChartAxis &axis) const;
    /// The axis has `width` to the left of the plot.
    void paintBeside(QPainter &painter, const QRectF &plot, const ChartAxis &axis, double width) const;

private:
    void paintLine(QPainter &painter, const QPointF &from, const QPointF &to) const;
    void paintTitle(QPainter &painter, const QRectF &room, const QString &title) const;

    QFont m_font;
    QPalette m_palette;
};

} // namespace outcrop
