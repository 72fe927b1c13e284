// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/quality/trendchart.h"

#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr int plotMargin = 8;
constexpr double pointSize = 4;

} // namespace

TrendChart::TrendChart(QWidget *parent) : ChartView(parent)
{
    setFocusPolicy(Qt::NoFocus); // the table beside the chart provides keyboard access
    setMinimumSize(220, 140);
}

void TrendChart::setTrend(const QualityTrend &trend, const QualityScale &scale)
{
    m_trend = trend;
    m_trend.weeks.removeIf([](const QualityWeek &week) { return week.judgedCount == 0; });
    m_scale = scale;
    refresh();
}

void TrendChart::setCurrent(const QString &key)
{
    m_current = key;
    update();
}

/// Returns the first day of the scale. A single week is centered.
QDate TrendChart::firstDay() const
{
    return m_trend.weeks.size() == 1 ? m_trend.weeks.first().week.addDays(-7) : m_trend.weeks.value(0).week;
}

QDate TrendChart::lastDay() const
{
    return m_trend.weeks.size() == 1 ? m_trend.weeks.first().week.addDays(7) : m_trend.weeks.isEmpty() ? QDate() : m_trend.weeks.last().week;
}

ChartAxis TrendChart::qualityAxis() const
{
    ChartAxis axis = ChartAxis::makeNumberAxis(0, 100, 25, [](double value) { return QLocale().toString(value, 'f', 0); });
    axis.title = tr("points out of 100");
    return axis;
}

ChartAxis TrendChart::dayAxis() const
{
    ChartAxis axis;
    const qsizetype count = m_trend.weeks.isEmpty() ? 0 : std::clamp<qsizetype>(m_trend.weeks.size(), 2, 6);
    const qint64 length = std::max<qint64>(1, firstDay().daysTo(lastDay()));
    for (qsizetype i = 0; i < count; ++i) {
        const qint64 day = length * i / (count - 1);
        axis.ticks += ChartTick{static_cast<double>(day) / static_cast<double>(length), QLocale().toString(firstDay().addDays(day), QLocale::ShortFormat)};
    }
    return axis;
}

void TrendChart::refresh()
{
    const ChartAxisPainter axes(captionFont(font()), palette());
    m_leftAxisWidth = axes.leftAxisWidth(qualityAxis(), width() / 3.0);
    m_plot.setLeft(plotMargin / 2.0 + m_leftAxisWidth);
    m_plot.setRight(width() - std::max<double>(plotMargin, axes.overhang(dayAxis())));
    m_plot.setTop(plotMargin);
    m_plot.setBottom(height() - plotMargin / 2.0 - axes.bottomAxisHeight(dayAxis(), m_plot.width()));
    update();
}

QPointF TrendChart::pointOf(const QualityWeek &week, double quality) const
{
    const double share = static_cast<double>(firstDay().daysTo(week.week)) / static_cast<double>(std::max<qint64>(1, firstDay().daysTo(lastDay())));
    return {m_plot.left() + share * m_plot.width(), m_plot.bottom() - quality / 100 * m_plot.height()};
}

int TrendChart::weekAt(const QPointF &point) const
{
    constexpr double reach = 14;
    for (int i = 0; i < m_trend.weeks.size(); ++i) {
        if (std::abs(pointOf(m_trend.weeks.at(i), 0).x() - point.x()) <= reach)
            return i;
    }
    return -1;
}

void TrendChart::paintLine(QPainter &painter) const
{
    QPolygonF line;
    for (const QualityWeek &week : m_trend.weeks)
        line += pointOf(week, week.meanValue);
    painter.setPen(QPen(color(ColorRole::Accent, palette()), 2));
    painter.drawPolyline(line);
}

/// Paints the range from the lowest to the highest value of each week.
void TrendChart::paintBand(QPainter &painter) const
{
    painter.setPen(QPen(color(ColorRole::Muted, palette()), 1));
    for (const QualityWeek &week : m_trend.weeks) {
        const QPointF low = pointOf(week, week.lowestValue);
        const QPointF high = pointOf(week, week.highestValue);
        painter.drawLine(low, high);
        painter.drawLine(low - QPointF(4, 0), low + QPointF(4, 0));
        painter.drawLine(high - QPointF(4, 0), high + QPointF(4, 0));
    }
}

/// Paints a line with its title, at the end where the mean is farther from the line, so that the title does not cover this mean.
void TrendChart::paintThreshold(QPainter &painter, double quality, const QString &title) const
{
    const double y = m_plot.bottom() - quality / 100 * m_plot.height();
    painter.setPen(QPen(palette().color(QPalette::Text), 1.2, Qt::DashLine));
    painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
    const QFontMetricsF metrics(painter.font());
    const double textWidth = metrics.horizontalAdvance(title) + 4;
    const auto distance = [quality](const QualityWeek &week) { return std::abs(week.meanValue - quality); };
    const bool isAtStart = distance(m_trend.weeks.constFirst()) > distance(m_trend.weeks.constLast());
    const QRectF text(isAtStart ? m_plot.left() + 2 : m_plot.right() - textWidth - 2, y - textLineHeight(metrics) - 1, textWidth, textLineHeight(metrics));
    QColor plate = palette().color(QPalette::Base);
    plate.setAlphaF(0.85f);
    painter.fillRect(text, plate);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(text, Qt::AlignCenter, isolatedText(title));
}

void TrendChart::paintMeans(QPainter &painter) const
{
    for (const QualityWeek &week : m_trend.weeks) {
        const bool isChosen = week.week.toString(Qt::ISODate) == m_current;
        painter.setPen(QPen(palette().color(isChosen ? QPalette::Text : QPalette::Base), isChosen ? 2 : 1));
        painter.setBrush(color(ColorRole::Accent, palette()));
        painter.drawEllipse(pointOf(week, week.meanValue), pointSize + (isChosen ? 2 : 0), pointSize + (isChosen ? 2 : 0));
    }
}

void TrendChart::paint(QPainter &painter, bool) const
{
    const ChartAxisPainter axes(captionFont(font()), palette());
    axes.paintBottomAxis(painter, m_plot, dayAxis());
    axes.paintLeftAxis(painter, m_plot, qualityAxis(), m_leftAxisWidth);
    if (m_trend.weeks.isEmpty())
        return;
    painter.setFont(captionFont(font()));
    paintLine(painter);
    paintBand(painter);
    paintMeans(painter);
    const QLocale locale;
    //: Label of a line in a chart: a threshold of quality; %1 is a number of points out of 100
    paintThreshold(painter, m_scale.good * 100, tr("good: %1 or higher").arg(locale.toString(m_scale.good * 100, 'f', 0)));
    //: Label of a line in a chart: a threshold of quality; %1 is a number of points out of 100
    paintThreshold(painter, m_scale.fair * 100, tr("fair: %1 or higher").arg(locale.toString(m_scale.fair * 100, 'f', 0)));
}

QString TrendChart::toolTipAt(const QPointF &place) const
{
    const int at = weekAt(place);
    if (at < 0)
        return {};
    const QualityWeek &week = m_trend.weeks.at(at);
    const QLocale locale;
    //: Tooltip in a chart; %1 is a date, %2 the mean, %3 and %4 the lowest and highest quality, %n the number of responses
    return tr("Week of %1: mean quality %2 (%3 to %4), %n response(s)", nullptr, static_cast<int>(week.judgedCount))
        .arg(locale.toString(week.week, QLocale::ShortFormat), locale.toString(week.meanValue, 'f', 1), locale.toString(week.lowestValue, 'f', 0), locale.toString(week.highestValue, 'f', 0));
}

} // namespace outcrop
