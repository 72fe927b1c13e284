// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chartaxis.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double stepTolerance = 1e-6;  ///< tolerance for rounding errors at the last tick
constexpr double labelSpacing = 4;      ///< distance between the plot and its labels, and between two labels, in pixels
constexpr double extraPixel = 1;  ///< extra pixel, because text widths are rounded down
constexpr int maxBottomLabelLines = 3;  ///< maximum number of lines of a name below the plot

/// Returns the share of the plot for each category.
double categoryShare(const ChartAxis &axis)
{
    return 1.0 / static_cast<double>(std::max<qsizetype>(1, axis.ticks.size()));
}

/// Returns the lines as one text, each with the direction of its letters.
QString joinLines(const QStringList &lines)
{
    QStringList isolatedLines;
    for (const QString &line : lines)
        isolatedLines += isolatedText(line);
    return isolatedLines.join(u'\n');
}

} // namespace

QStringList wrappedLines(const QFont &font, const QString &text, double width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, extraPixel));
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

ChartAxis ChartAxis::makeNumberAxis(double low, double high, double step, const std::function<QString(double)> &text)
{
    ChartAxis axis;
    if (!(step > 0))
        return axis;
    const double length = high > low ? high - low : 1;
    for (double i = std::ceil(low / step - stepTolerance); i * step <= high + length * stepTolerance; ++i) {
        const double value = i == 0 ? 0 : i * step; // i * step can be -0, which has a minus sign as text
        axis.ticks += ChartTick{std::clamp((value - low) / length, 0.0, 1.0), text(value)};
    }
    return axis;
}

ChartAxis ChartAxis::makeColumnAxis(const QStringList &names)
{
    ChartAxis axis{{}, {}, false};
    for (qsizetype i = 0; i < names.size(); ++i)
        axis.ticks += ChartTick{(static_cast<double>(i) + 0.5) / static_cast<double>(names.size()), names.at(i)};
    return axis;
}

ChartAxis ChartAxis::makeRowAxis(const QStringList &names)
{
    ChartAxis axis = makeColumnAxis(names);
    for (ChartTick &tick : axis.ticks)
        tick.share = 1 - tick.share;
    return axis;
}

/// Returns the lines of a label below the plot. A name that needs too many lines stays on one line.
QStringList ChartAxisPainter::bottomLabelLines(const ChartAxis &axis, const ChartTick &tick, double plotWidth) const
{
    if (axis.hasLines)
        return {tick.text};
    const QStringList wrappedLines = lines(tick.text, plotWidth * categoryShare(axis) - labelSpacing);
    return wrappedLines.size() <= maxBottomLabelLines ? wrappedLines : QStringList{tick.text};
}

double ChartAxisPainter::maxLineWidth(const QStringList &lines) const
{
    double width = 0;
    for (const QString &line : lines)
        width = std::max(width, QFontMetricsF(m_font).horizontalAdvance(line) + extraPixel);
    return width;
}

double ChartAxisPainter::height(const QStringList &lines) const
{
    const QFontMetricsF metrics(m_font);
    const double line = textLineHeight(metrics);
    return line + static_cast<double>(std::max<qsizetype>(0, lines.size() - 1)) * std::max(line, metrics.lineSpacing());
}

double ChartAxisPainter::bottomAxisHeight(const ChartAxis &axis, double plotWidth) const
{
    double labels = textLineHeight(QFontMetricsF(m_font));
    for (const ChartTick &tick : axis.ticks)
        labels = std::max(labels, height(bottomLabelLines(axis, tick, plotWidth)));
    return labelSpacing + labels + (axis.title.isEmpty() ? 0 : height(lines(axis.title, plotWidth)) + labelSpacing / 2);
}

double ChartAxisPainter::labelHeight(const ChartAxis &axis, double most) const
{
    double highestLabel = 0;
    for (const ChartTick &tick : axis.ticks)
        highestLabel = std::max(highestLabel, height(lines(tick.text, most - labelSpacing)));
    return highestLabel;
}

double ChartAxisPainter::leftAxisWidth(const ChartAxis &axis, double most) const
{
    const QFontMetricsF metrics(m_font);
    double maxLineWidth = 0;
    for (const ChartTick &tick : axis.ticks)
        maxLineWidth = std::max(maxLineWidth, metrics.horizontalAdvance(tick.text) + extraPixel);
    return std::min(maxLineWidth + labelSpacing, most) + (axis.title.isEmpty() ? 0 : textLineHeight(metrics) + labelSpacing);
}

double ChartAxisPainter::overhang(const ChartAxis &axis) const
{
    return axis.hasLines && !axis.ticks.isEmpty() ? QFontMetricsF(m_font).horizontalAdvance(axis.ticks.constLast().text) / 2 + extraPixel : 0;
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
    painter.drawText(room, Qt::AlignCenter | Qt::TextDontClip, joinLines(lines(title, room.width())));
}

void ChartAxisPainter::paintBottomAxis(QPainter &painter, const QRectF &plot, const ChartAxis &axis) const
{
    painter.setFont(m_font);
    double freeStart = -1e9; // end of the previous label; the first label can start anywhere
    for (const ChartTick &tick : axis.ticks) {
        const double x = plot.left() + tick.share * plot.width();
        if (axis.hasLines)
            paintLine(painter, {x, plot.top()}, {x, plot.bottom()});
        const QStringList label = bottomLabelLines(axis, tick, plot.width());
        const double width = maxLineWidth(label);
        if (x - width / 2 < freeStart)
            continue;
        freeStart = x + width / 2 + labelSpacing;
        painter.setPen(m_palette.color(QPalette::Text));
        const QRectF room(x - width / 2, plot.bottom() + labelSpacing, width, height(label));
        painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, joinLines(label));
    }
    paintLine(painter, plot.bottomLeft(), plot.bottomRight());
    if (axis.title.isEmpty())
        return;
    const double title = height(lines(axis.title, plot.width()));
    paintTitle(painter, {plot.left(), plot.bottom() + bottomAxisHeight(axis, plot.width()) - title, plot.width(), title}, axis.title);
}

void ChartAxisPainter::paintLeftAxis(QPainter &painter, const QRectF &plot, const ChartAxis &axis, double width) const
{
    const QFontMetricsF metrics(m_font);
    const double titleWidth = axis.title.isEmpty() ? 0 : textLineHeight(metrics) + labelSpacing;
    const double textWidth = width - titleWidth - labelSpacing;
    painter.setFont(m_font);
    for (const ChartTick &tick : axis.ticks) {
        const double y = plot.bottom() - tick.share * plot.height();
        if (axis.hasLines)
            paintLine(painter, {plot.left(), y}, {plot.right(), y});
        if (!axis.hasLines && plot.height() * categoryShare(axis) < metrics.ascent())
            continue; // there is no room for the label
        painter.setPen(m_palette.color(QPalette::Text));
        const QStringList label = lines(tick.text, textWidth);
        const QRectF room(plot.left() - labelSpacing - textWidth, y - height(label) / 2, textWidth, height(label));
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, joinLines(label));
    }
    paintLine(painter, plot.topLeft(), plot.bottomLeft());
    if (axis.title.isEmpty())
        return;
    painter.save();
    painter.translate(plot.left() - width + textLineHeight(metrics) / 2, plot.center().y());
    painter.rotate(-90);
    const double length = std::max(plot.height(), maxLineWidth({axis.title})); // a title longer than the axis extends beyond both ends
    paintTitle(painter, {-length / 2, -textLineHeight(metrics) / 2, length, textLineHeight(metrics)}, axis.title);
    painter.restore();
}

} // namespace outcrop
