// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/intervalchart.h"

#include "gui/look/theme.h"
#include "gui/widgets/accessiblecharts.h"
#include "models/base/scalestep.h"

#include <QChart>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int gap = IntervalLayout::gap;
constexpr int scaleHeight = 48; ///< of the axis below the rows, about

} // namespace

IntervalChart::IntervalChart(QWidget *parent) : QChartView(parent), m_series(new QScatterSeries), m_scale(new QValueAxis), m_rows(new QValueAxis)
{
    makeChartsAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(220, 120);
    setUpChart();
}

void IntervalChart::setUpChart()
{
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setDropShadowEnabled(false);
    chart()->addSeries(m_series);
    chart()->addAxis(m_scale, Qt::AlignBottom);
    chart()->addAxis(m_rows, Qt::AlignLeft);
    m_series->attachAxis(m_scale);
    m_series->attachAxis(m_rows);
    m_rows->setVisible(false);
    m_scale->setTickType(QValueAxis::TicksDynamic); // at round numbers
    m_scale->setTickAnchor(0);
    applyLook();
}

void IntervalChart::setPlot(const IntervalPlot &plot)
{
    if (plot == m_plot)
        return;
    const QString key = m_plot.rows.value(m_current).key;
    m_plot = plot;
    m_scale->setRange(m_plot.low, m_plot.high);
    m_scale->setTitleText(m_plot.axis);
    const double step = scaleStep(m_plot.high - m_plot.low);
    m_scale->setTickInterval(step);
    m_scale->setLabelFormat(QStringLiteral("%.%1f").arg(scalePlaces(step)));
    applyMargins();
    setCurrent(key);
    viewport()->update();
}

void IntervalChart::setCurrent(const QString &key)
{
    const auto found = std::find_if(m_plot.rows.begin(), m_plot.rows.end(), [&](const PlotRow &row) { return row.key == key; });
    m_current = found == m_plot.rows.end() ? -1 : static_cast<int>(found - m_plot.rows.begin());
    viewport()->update();
}

void IntervalChart::applyLook()
{
    const QPalette &colors = palette();
    const QPen grid(outlineColor(Outline::Frame, colors), 1);
    setBackgroundBrush(colors.brush(QPalette::Base)); // names and numbers stand outside the chart
    chart()->setBackgroundBrush(colors.brush(QPalette::Base));
    chart()->setBackgroundPen(Qt::NoPen);
    chart()->setLocalizeNumbers(true);
    m_scale->setLabelsBrush(colors.brush(QPalette::Text));
    m_scale->setLabelsFont(captionFont(font()));
    m_scale->setTitleFont(captionFont(font()));
    m_scale->setTitleBrush(color(Ink::Muted, colors));
    m_scale->setLinePen(grid);
    m_scale->setGridLinePen(grid);
    applyMargins();
    viewport()->update();
}

/// A view of what is shown now: to be used at once.
IntervalLayout IntervalChart::layOut() const
{
    return {m_plot, chart()->mapRectToScene(chart()->plotArea()), static_cast<double>(width()), captionFont(font())};
}

/// Names stand before the rows, their numbers behind them.
void IntervalChart::applyMargins()
{
    const IntervalLayout layout = layOut();
    const int before = static_cast<int>(layout.namesWidth()) + 2 * gap;
    const int behind = static_cast<int>(layout.notesWidth()) + 2 * gap;
    const int above = static_cast<int>(layout.legendHeight()) + gap / 2;
    chart()->setMargins({before, above, behind, gap / 2});
    const int rows = std::clamp(static_cast<int>(m_plot.rows.size()), 1, 3); // a dock is low: more of them lie closer
    setMinimumHeight(above + scaleHeight + IntervalLayout::leastRow * rows);
}

void IntervalChart::choose(int row)
{
    if (row < 0 || row >= m_plot.rows.size())
        return;
    m_current = row;
    setAccessibleDescription(m_plot.rows.at(row).tip);
    Q_EMIT currentChanged(m_plot.rows.at(row).key);
    viewport()->update();
}

QString IntervalChart::tipAt(const QPointF &place) const
{
    const IntervalLayout layout = layOut();
    const int row = layout.rowAt(place);
    const int point = layout.pointAt(row, place);
    if (point < 0)
        return row < 0 ? QString() : m_plot.rows.at(row).tip;
    const PlotPoint &hit = m_plot.rows.at(row).points.at(point);
    const QString number = QLocale().toString(hit.value, 'g', 6);
    //: %1 the name of a case, %2 its number
    return hit.title.isEmpty() ? number : tr("%1: %2").arg(hit.title, number);
}

void IntervalChart::drawForeground(QPainter *painter, const QRectF &)
{
    painter->save();
    const IntervalLayout layout = layOut();
    IntervalPainter(*painter, layout, palette()).paint(hasFocus() || m_current >= 0 ? m_current : -1);
    painter->restore();
}

bool IntervalChart::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), viewport());
    return true;
}

void IntervalChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(layOut().rowAt(event->position()));
}

void IntervalChart::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_plot.rows.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up:
        return choose(std::max(0, m_current - 1));
    case Qt::Key_Down:
        return choose(std::min(last, m_current + 1));
    default:
        event->ignore(); // the view would scroll
    }
}

void IntervalChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (m_scale && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange))
        applyLook();
}

void IntervalChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    applyMargins();
}

} // namespace outcrop
