// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/intervalpainter.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(IntervalPlot)
};

constexpr double boxHeight = 14;
constexpr double meanSize = 5.5; ///< half the diagonal of the diamond, in pixels
constexpr int manyPointCount = 300;

double pointSize(qsizetype points)
{
    return points > manyPointCount ? 1.6 : 3;
}

double maxTextWidth(const QFontMetricsF &metrics, const IntervalPlot &plot, QString PlotRow::*text)
{
    double width = 0;
    for (const PlotRow &row : plot.rows)
        width = std::max(width, metrics.horizontalAdvance(row.*text));
    return width;
}

} // namespace

IntervalLayout::IntervalLayout(const IntervalPlot &plot, const QRectF &area, double width, const QFont &smallFont)
    : m_plot(plot), m_area(area), m_width(width), m_smallFont(smallFont)
{
}

/// Returns the horizontal position of a value. Clamps values beyond the scale to its edges. NaN is at the left edge.
double IntervalLayout::x(double value) const
{
    const double share = std::isnan(value) ? 0 : (std::clamp(value, m_plot.low, m_plot.high) - m_plot.low) / (m_plot.high - m_plot.low);
    return m_area.left() + share * m_area.width();
}

QRectF IntervalLayout::rowRect(int index) const
{
    const double height = m_area.height() / std::max<double>(1, static_cast<double>(m_plot.rows.size()));
    return {m_area.left(), m_area.top() + index * height, m_area.width(), height};
}

double IntervalLayout::summaryY(int index) const
{
    const QRectF room = rowRect(index);
    return m_plot.rows.at(index).points.isEmpty() ? room.center().y() : room.top() + room.height() * 0.32;
}

QPointF IntervalLayout::pointPosition(int index, int point) const
{
    constexpr double golden = 0.6180339887; // multiples of the golden ratio, modulo 1, are spread evenly
    const QRectF room = rowRect(index);
    const double share = std::fmod(point * golden, 1.0);
    return {x(m_plot.rows.at(index).points.at(point).value), room.top() + room.height() * (0.56 + 0.34 * share)};
}

int IntervalLayout::rowAt(const QPointF &position) const
{
    for (int i = 0; i < m_plot.rows.size(); ++i) {
        const QRectF room = rowRect(i);
        if (position.y() >= room.top() && position.y() < room.bottom())
            return i;
    }
    return -1;
}

int IntervalLayout::pointAt(int index, const QPointF &at) const
{
    constexpr double reach = 6;
    int best = -1;
    double nearest = reach;
    for (int i = 0; index >= 0 && i < m_plot.rows.at(index).points.size(); ++i) {
        const double distance = QLineF(pointPosition(index, i), at).length();
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

double IntervalLayout::notesWidth() const
{
    return std::min(maxTextWidth(QFontMetricsF(m_smallFont), m_plot, &PlotRow::note), m_width * 0.3);
}

double IntervalLayout::legendHeight() const
{
    return textLineHeight(QFontMetricsF(m_smallFont)) + IntervalLayout::gap;
}

IntervalPainter::IntervalPainter(QPainter &painter, const IntervalLayout &layout, const QPalette &palette) : m_painter(painter), m_layout(layout), m_palette(palette) { }

void IntervalPainter::paint(int current)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (current >= 0 && current < m_layout.plot().rows.size()) {
        QRectF room = m_layout.rowRect(current);
        room.setLeft(2);
        room.setRight(m_layout.width() - 2);
        m_painter.setPen(QPen(color(ColorRole::Accent, m_palette), 1.5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(room.adjusted(0, 1, 0, -1));
    }
    paintBackground();
    for (int row = 0; row < m_layout.plot().rows.size(); ++row)
        paintRow(row);
    paintLegend();
}

/// Paints the band of negligible differences and the line at zero.
void IntervalPainter::paintBackground()
{
    const IntervalPlot &plot = m_layout.plot();
    const QRectF &area = m_layout.area();
    if (plot.smallestRelevant) {
        const QRectF band(QPointF(m_layout.x(-*plot.smallestRelevant), area.top()), QPointF(m_layout.x(*plot.smallestRelevant), area.bottom()));
        m_painter.fillRect(band, QBrush(outlineColor(Outline::Frame, m_palette), Qt::BDiagPattern));
    }
    if (plot.marksZero) {
        m_painter.setPen(QPen(m_palette.color(QPalette::Text), 1.4, Qt::DashLine));
        m_painter.drawLine(QPointF(m_layout.x(0), area.top()), QPointF(m_layout.x(0), area.bottom()));
    }
}

void IntervalPainter::paintRow(int row)
{
    const PlotRow &item = m_layout.plot().rows.at(row);
    const double y = m_layout.summaryY(row);
    paintPoints(row);
    if (item.box)
        paintBox(y, *item.box, item.medianValue);
    if (item.interval)
        paintInterval(y, *item.interval);
    if (item.meanValue)
        paintMean({m_layout.x(*item.meanValue), y});
    paintNote(row);
}

/// Paints cases as rings, so that overlapping cases are visible.
void IntervalPainter::paintPoints(int row)
{
    const QList<PlotPoint> &points = m_layout.plot().rows.at(row).points;
    const double size = pointSize(points.size());
    m_painter.setPen(QPen(color(ColorRole::Muted, m_palette), 1));
    m_painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < points.size(); ++i)
        m_painter.drawEllipse(m_layout.pointPosition(row, i), size, size);
}

void IntervalPainter::paintBox(double y, const Interval &box, const std::optional<double> &medianValue)
{
    const QRectF rect(QPointF(m_layout.x(box.low), y - boxHeight / 2), QPointF(m_layout.x(box.high), y + boxHeight / 2));
    m_painter.setPen(QPen(outlineColor(Outline::Control, m_palette), 1));
    m_painter.setBrush(m_palette.color(QPalette::AlternateBase));
    m_painter.drawRect(rect);
    if (!medianValue)
        return;
    m_painter.setPen(QPen(m_palette.color(QPalette::Text), 1.4));
    m_painter.drawLine(QPointF(m_layout.x(*medianValue), rect.top()), QPointF(m_layout.x(*medianValue), rect.bottom()));
}

/// Paints an interval with a cap at each finite end.
void IntervalPainter::paintInterval(double y, const Interval &interval)
{
    const double left = m_layout.x(interval.low);
    const double right = m_layout.x(interval.high);
    m_painter.setPen(QPen(color(ColorRole::Accent, m_palette), 2.4));
    m_painter.drawLine(QPointF(left, y), QPointF(right, y));
    if (std::isfinite(interval.low))
        m_painter.drawLine(QPointF(left, y - 5), QPointF(left, y + 5));
    if (std::isfinite(interval.high))
        m_painter.drawLine(QPointF(right, y - 5), QPointF(right, y + 5));
}

void IntervalPainter::paintMean(const QPointF &position)
{
    QPolygonF diamond;
    diamond << position + QPointF(0, -meanSize) << position + QPointF(meanSize, 0) << position + QPointF(0, meanSize)
            << position + QPointF(-meanSize, 0);
    m_painter.setPen(QPen(m_palette.color(QPalette::Base), 1));
    m_painter.setBrush(color(ColorRole::Accent, m_palette));
    m_painter.drawPolygon(diamond);
}

void IntervalPainter::paintNote(int row)
{
    const PlotRow &item = m_layout.plot().rows.at(row);
    const QFontMetricsF metrics(m_layout.smallFont());
    const QRectF room = m_layout.rowRect(row);
    m_painter.setFont(m_layout.smallFont());
    m_painter.setPen(m_palette.color(QPalette::Text));
    const QRectF note(room.right() + IntervalLayout::gap, room.top(), m_layout.width() - room.right() - 1.5 * IntervalLayout::gap, room.height());
    if (metrics.horizontalAdvance(item.note) <= note.width()) // an elided number would be misread
        m_painter.drawText(note, Qt::AlignVCenter | Qt::AlignLeft, isolatedText(item.note));
    else
        m_painter.drawText(note, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, isolatedText(item.note));
}

/// Paints the label of a legend entry and returns the position of the next entry.
double IntervalPainter::paintLegendLabel(double x, double y, const QString &text)
{
    const QFontMetricsF metrics(m_layout.smallFont());
    m_painter.setPen(m_palette.color(QPalette::Text));
    m_painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), text);
    return x + metrics.horizontalAdvance(text) + 2 * IntervalLayout::gap;
}

void IntervalPainter::paintLegend()
{
    const IntervalPlot &plot = m_layout.plot();
    const auto any = [&](auto has) { return std::any_of(plot.rows.begin(), plot.rows.end(), has); };
    const double y = m_layout.legendHeight() / 2;
    double left = IntervalLayout::gap;
    const auto sign = [&](double width) { return QRectF(left, y - 5, width, 10); };
    m_painter.setFont(m_layout.smallFont());
    if (any([](const PlotRow &row) { return row.meanValue.has_value(); })) {
        m_painter.setPen(QPen(color(ColorRole::Accent, m_palette), 2.4));
        m_painter.drawLine(QPointF(left, y), QPointF(left + 26, y));
        paintMean({left + 13, y});
        left = paintLegendLabel(left + 32, y, Words::tr("mean with 95% confidence interval"));
    }
    if (any([](const PlotRow &row) { return row.box.has_value(); })) {
        m_painter.setPen(QPen(outlineColor(Outline::Control, m_palette), 1));
        m_painter.setBrush(m_palette.color(QPalette::AlternateBase));
        m_painter.drawRect(sign(22));
        m_painter.setPen(QPen(m_palette.color(QPalette::Text), 1.4));
        m_painter.drawLine(QPointF(left + 11, y - 5), QPointF(left + 11, y + 5));
        left = paintLegendLabel(left + 28, y, Words::tr("interquartile range, median"));
    }
    if (any([](const PlotRow &row) { return !row.points.isEmpty(); })) {
        m_painter.setPen(QPen(color(ColorRole::Muted, m_palette), 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(QPointF(left + 4, y), 3, 3);
        left = paintLegendLabel(left + 12, y, Words::tr("one case"));
    }
    if (plot.smallestRelevant) {
        m_painter.fillRect(sign(22), QBrush(outlineColor(Outline::Control, m_palette), Qt::BDiagPattern));
        paintLegendLabel(left + 28, y, plot.relevantTitle);
    }
}

} // namespace outcrop
