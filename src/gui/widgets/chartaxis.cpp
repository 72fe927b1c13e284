// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chartaxis.h"

#include "gui/look/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double stepTolerance = 1e-6;  ///< tolerance for rounding errors at the last tick
constexpr double labelSpacing = 4;      ///< between the plot and its labels, and between two labels, in pixels
constexpr double extraPixel = 1;  ///< extra pixel, because text widths are rounded down

/// Returns the share of the plot for each category.
double categoryShare(const ChartAxis &axis)
{
    return 1.0 / static_cast<double>(std::max<qsizetype>(1, axis.marks.size()));
}

} // namespace

ChartAxis ChartAxis::forNumbers(double low, double high, double step, const std::function<QString(double)> &text)
{
    ChartAxis axis;
    if (!(step > 0))
        return axis;
    const double length = high > low ? high - low : 1;
    for (double i = std::ceil(low / step - stepTolerance); i * step <= high + length * stepTolerance; ++i) {
        const double value = i == 0 ? 0 : i * step; // avoids -0
        axis.marks += ChartMark{std::clamp((value - low) / length, 0.0, 1.0), text(value)};
    }
    return axis;
}

ChartAxis ChartAxis::forColumns(const QStringList &names)
{
    ChartAxis axis{{}, {}, false};
    for (qsizetype i = 0; i < names.size(); ++i)
        axis.marks += ChartMark{(static_cast<double>(i) + 0.5) / static_cast<double>(names.size()), names.at(i)};
    return axis;
}

ChartAxis ChartAxis::forRows(const QStringList &names)
{
    ChartAxis axis = forColumns(names);
    for (ChartMark &mark : axis.marks)
        mark.share = 1 - mark.share;
    return axis;
}

double ChartAxisPainter::heightBelow(const ChartAxis &axis) const
{
    const double line = QFontMetricsF(m_font).height();
    return labelSpacing + line + (axis.title.isEmpty() ? 0 : line + labelSpacing / 2);
}

double ChartAxisPainter::widthBeside(const ChartAxis &axis, double most) const
{
    const QFontMetricsF metrics(m_font);
    double widest = 0;
    for (const ChartMark &mark : axis.marks)
        widest = std::max(widest, metrics.horizontalAdvance(mark.text) + extraPixel);
    return std::min(widest + labelSpacing, most) + (axis.title.isEmpty() ? 0 : metrics.height() + labelSpacing);
}

double ChartAxisPainter::overhang(const ChartAxis &axis) const
{
    return axis.hasLines && !axis.marks.isEmpty() ? QFontMetricsF(m_font).horizontalAdvance(axis.marks.constLast().text) / 2 + extraPixel : 0;
}

/// Paints a line without antialiasing, which would blur it over two rows of pixels.
void ChartAxisPainter::paintLine(QPainter &painter, const QPointF &from, const QPointF &to) const
{
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(outlineColor(Outline::Frame, m_palette), 1));
    painter.drawLine(from, to);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

void ChartAxisPainter::paintTitle(QPainter &painter, const QRectF &room, const QString &title) const
{
    painter.setPen(color(ColorRole::Muted, m_palette));
    painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine, QFontMetricsF(m_font).elidedText(title, Qt::ElideRight, room.width()));
}

void ChartAxisPainter::paintBelow(QPainter &painter, const QRectF &plot, const ChartAxis &axis) const
{
    const QFontMetricsF metrics(m_font);
    painter.setFont(m_font);
    double free = -1e9; // the first label may start anywhere
    for (const ChartMark &mark : axis.marks) {
        const double x = plot.left() + mark.share * plot.width();
        if (axis.hasLines)
            paintLine(painter, {x, plot.top()}, {x, plot.bottom()});
        const QString text = axis.hasLines ? mark.text : metrics.elidedText(mark.text, Qt::ElideRight, plot.width() * categoryShare(axis) - labelSpacing);
        const double width = metrics.horizontalAdvance(text);
        if (x - width / 2 < free)
            continue;
        free = x + width / 2 + labelSpacing;
        painter.setPen(m_palette.color(QPalette::Text));
        painter.drawText(QPointF(x - width / 2, plot.bottom() + labelSpacing + metrics.ascent()), text);
    }
    paintLine(painter, plot.bottomLeft(), plot.bottomRight());
    if (!axis.title.isEmpty())
        paintTitle(painter, {plot.left(), plot.bottom() + 1.5 * labelSpacing + metrics.height(), plot.width(), metrics.height()}, axis.title);
}

void ChartAxisPainter::paintBeside(QPainter &painter, const QRectF &plot, const ChartAxis &axis, double width) const
{
    const QFontMetricsF metrics(m_font);
    const double titleWidth = axis.title.isEmpty() ? 0 : metrics.height() + labelSpacing;
    const double textWidth = width - titleWidth - labelSpacing;
    painter.setFont(m_font);
    for (const ChartMark &mark : axis.marks) {
        const double y = plot.bottom() - mark.share * plot.height();
        if (axis.hasLines)
            paintLine(painter, {plot.left(), y}, {plot.right(), y});
        if (!axis.hasLines && plot.height() * categoryShare(axis) < metrics.ascent())
            continue; // no room for a label
        painter.setPen(m_palette.color(QPalette::Text));
        const QRectF room(plot.left() - labelSpacing - textWidth, y - metrics.height() / 2, textWidth, metrics.height());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, metrics.elidedText(mark.text, Qt::ElideMiddle, room.width()));
    }
    paintLine(painter, plot.topLeft(), plot.bottomLeft());
    if (axis.title.isEmpty())
        return;
    painter.save();
    painter.translate(plot.left() - width + metrics.height() / 2, plot.center().y());
    painter.rotate(-90);
    paintTitle(painter, {-plot.height() / 2, -metrics.height() / 2, plot.height(), metrics.height()}, axis.title);
    painter.restore();
}

} // namespace outcrop
