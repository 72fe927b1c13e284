// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/quality/trendchart.h"

#include "gui/look/theme.h"
#include "gui/widgets/accessiblecharts.h"

#include <QChart>
#include <QDateTimeAxis>
#include <QHelpEvent>
#include <QLineSeries>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <memory>

namespace outcrop {

namespace {

constexpr double pointSize = 4;

qreal millisecondsOf(const QDate &day)
{
    return static_cast<qreal>(day.startOfDay().toMSecsSinceEpoch());
}

} // namespace

TrendChart::TrendChart(QWidget *parent) : QChartView(parent)
{
    makeChartsAccessible();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the table beside it has the keyboard
    setMinimumSize(220, 140);
    rebuild();
}

void TrendChart::setTrend(const QualityTrend &trend, const QualityScale &scale)
{
    m_trend = trend;
    m_trend.weeks.removeIf([](const QualityWeek &week) { return week.judged == 0; });
    m_scale = scale;
    rebuild();
}

void TrendChart::setCurrent(const QString &key)
{
    m_current = key;
    viewport()->update();
}

/// All of it anew: an axis that is removed from a chart leaves its names behind.
void TrendChart::rebuild()
{
    const std::unique_ptr<QChart> before(chart());
    setChart(new QChart);
    const QPalette &colors = palette();
    const QPen grid(outlineColor(Outline::Frame, colors), 1);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setDropShadowEnabled(false);
    setBackgroundBrush(colors.brush(QPalette::Base));
    chart()->setBackgroundBrush(colors.brush(QPalette::Base));
    chart()->setBackgroundPen(Qt::NoPen);
    chart()->setLocalizeNumbers(true);
    m_line = new QLineSeries;
    m_line->setPen(QPen(color(Ink::Accent, colors), 2));
    for (const QualityWeek &week : std::as_const(m_trend.weeks))
        m_line->append(millisecondsOf(week.week), week.mean);
    m_days = new QDateTimeAxis;
    m_days->setFormat(QLocale().dateFormat(QLocale::ShortFormat));
    m_days->setTickCount(static_cast<int>(std::clamp<qsizetype>(m_trend.weeks.size(), 2, 6)));
    m_points = new QValueAxis;
    m_points->setRange(0, 100);
    m_points->setLabelFormat(QStringLiteral("%.0f"));
    m_points->setTickCount(5);
    m_points->setTitleText(tr("points of 100"));
    chart()->addSeries(m_line);
    chart()->addAxis(m_days, Qt::AlignBottom);
    chart()->addAxis(m_points, Qt::AlignLeft);
    m_line->attachAxis(m_days);
    m_line->attachAxis(m_points);
    if (m_trend.weeks.size() == 1) // a line of one point has no length
        m_days->setRange(m_trend.weeks.first().week.addDays(-7).startOfDay(), m_trend.weeks.first().week.addDays(7).startOfDay());
    for (QAbstractAxis *axis : QList<QAbstractAxis *>{m_days, m_points}) {
        axis->setLabelsBrush(colors.brush(QPalette::Text));
        axis->setLabelsFont(captionFont(font()));
        axis->setTitleFont(captionFont(font()));
        axis->setTitleBrush(color(Ink::Muted, colors));
        axis->setLinePen(grid);
        axis->setGridLinePen(grid);
    }
    viewport()->update();
}

QPointF TrendChart::place(const QualityWeek &week, double quality) const
{
    return chart()->mapToPosition({millisecondsOf(week.week), quality}, m_line);
}

int TrendChart::weekAt(const QPointF &point) const
{
    constexpr double reach = 14;
    for (int i = 0; i < m_trend.weeks.size(); ++i) {
        if (std::abs(place(m_trend.weeks.at(i), 0).x() - point.x()) <= reach)
            return i;
    }
    return -1;
}

/// From the lowest to the highest answer of each week.
void TrendChart::paintBand(QPainter *painter) const
{
    painter->setPen(QPen(color(Ink::Muted, palette()), 1));
    for (const QualityWeek &week : m_trend.weeks) {
        const QPointF low = place(week, week.lowest);
        const QPointF high = place(week, week.highest);
        painter->drawLine(low, high);
        painter->drawLine(low - QPointF(4, 0), low + QPointF(4, 0));
        painter->drawLine(high - QPointF(4, 0), high + QPointF(4, 0));
    }
}

void TrendChart::paintThreshold(QPainter *painter, double quality, const QString &title) const
{
    const QRectF area = chart()->mapRectToScene(chart()->plotArea());
    const double y = area.bottom() - quality / 100 * area.height();
    painter->setPen(QPen(palette().color(QPalette::Text), 1.2, Qt::DashLine));
    painter->drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    const QFontMetricsF metrics(painter->font());
    const QRectF text(area.right() - metrics.horizontalAdvance(title) - 6, y - metrics.height() - 1, metrics.horizontalAdvance(title) + 4, metrics.height());
    QColor plate = palette().color(QPalette::Base);
    plate.setAlphaF(0.85f);
    painter->fillRect(text, plate);
    painter->setPen(palette().color(QPalette::Text));
    painter->drawText(text, Qt::AlignCenter, title);
}

void TrendChart::paintMeans(QPainter *painter) const
{
    for (const QualityWeek &week : m_trend.weeks) {
        const bool chosen = week.week.toString(Qt::ISODate) == m_current;
        painter->setPen(QPen(palette().color(chosen ? QPalette::Text : QPalette::Base), chosen ? 2 : 1));
        painter->setBrush(color(Ink::Accent, palette()));
        painter->drawEllipse(place(week, week.mean), pointSize + (chosen ? 2 : 0), pointSize + (chosen ? 2 : 0));
    }
}

void TrendChart::drawForeground(QPainter *painter, const QRectF &)
{
    if (m_trend.weeks.isEmpty())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(captionFont(font()));
    paintBand(painter);
    paintMeans(painter);
    const QLocale locale;
    //: a threshold of quality: %1 points of 100
    paintThreshold(painter, m_scale.good * 100, tr("good from %1").arg(locale.toString(m_scale.good * 100, 'f', 0)));
    //: a threshold of quality: %1 points of 100
    paintThreshold(painter, m_scale.fair * 100, tr("fair from %1").arg(locale.toString(m_scale.fair * 100, 'f', 0)));
    painter->restore();
}

bool TrendChart::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int at = weekAt(help->pos());
    QString tip;
    if (at >= 0) {
        const QualityWeek &week = m_trend.weeks.at(at);
        const QLocale locale;
        //: %1 a day, %2 the mean, %3 and %4 the lowest and highest quality, %n answers
        tip = tr("Week of %1: %2 (%3 to %4), %n answer(s)", nullptr, static_cast<int>(week.judged))
                  .arg(locale.toString(week.week, QLocale::ShortFormat), locale.toString(week.mean, 'f', 1), locale.toString(week.lowest, 'f', 0), locale.toString(week.highest, 'f', 0));
    }
    QToolTip::showText(help->globalPos(), tip, viewport());
    return true;
}

void TrendChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (m_line && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        rebuild();
}

} // namespace outcrop
