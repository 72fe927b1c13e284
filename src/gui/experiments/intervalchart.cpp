// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/intervalchart.h"

#include "gui/look/theme.h"
#include "models/base/tickstep.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int gap = IntervalLayout::gap;

} // namespace

IntervalChart::IntervalChart(QWidget *parent) : ChartView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(220, 120);
}

void IntervalChart::setPlot(const IntervalPlot &plot)
{
    if (plot == m_plot)
        return;
    const QString key = m_plot.rows.value(m_current).key;
    m_plot = plot;
    refresh();
    setCurrent(key);
}

void IntervalChart::setCurrent(const QString &key)
{
    const auto found = std::find_if(m_plot.rows.begin(), m_plot.rows.end(), [&](const PlotRow &row) { return row.key == key; });
    m_current = found == m_plot.rows.end() ? -1 : static_cast<int>(found - m_plot.rows.begin());
    update();
}

/// Returns a scale with round numbers.
ChartAxis IntervalChart::valueAxis() const
{
    const double step = tickStep(m_plot.high - m_plot.low);
    ChartAxis axis =
        ChartAxis::makeNumberAxis(m_plot.low, m_plot.high, step, [step](double value) { return QLocale().toString(value, 'f', decimalPlaces(step)); });
    axis.title = m_plot.axis;
    return axis;
}

ChartAxis IntervalChart::nameAxis() const
{
    QStringList titles;
    for (const PlotRow &row : m_plot.rows)
        titles += row.title;
    return ChartAxis::makeRowAxis(titles);
}

/// Returns a layout that refers to the current plot. Do not store it.
IntervalLayout IntervalChart::currentLayout() const
{
    return {m_plot, m_area, static_cast<double>(width()), captionFont(font())};
}

/// Places names before the rows and values after the rows.
void IntervalChart::refresh()
{
    const IntervalLayout layout = currentLayout();
    const ChartAxisPainter axes(layout.smallFont(), palette());
    const double most = width() * 0.3; // the rest of the width is for the plot and the values
    m_leftAxisWidth = axes.leftAxisWidth(nameAxis(), most);
    const double before = m_leftAxisWidth + gap;
    const double behind = std::max(layout.notesWidth() + 2 * gap, axes.overhang(valueAxis()));
    const double above = layout.legendHeight() + gap / 2.0;
    const double below = axes.bottomAxisHeight(valueAxis(), width() - before - behind) + gap / 2.0;
    m_area.setCoords(before, above, width() - behind, height() - below);
    const int rows = std::clamp(
        static_cast<int>(m_plot.rows.size()), 1, 3); // limits the minimum height for a dock; more rows share the height
    const int rowHeight = std::max(IntervalLayout::minimumRowHeight, static_cast<int>(axes.labelHeight(nameAxis(), most)) + gap / 2);
    setMinimumHeight(static_cast<int>(above + below) + rowHeight * rows);
    update();
}

void IntervalChart::choose(int row)
{
    if (row < 0 || row >= m_plot.rows.size())
        return;
    m_current = row;
    setAccessibleDescription(m_plot.rows.at(row).tip);
    Q_EMIT currentChanged(m_plot.rows.at(row).key);
    update();
}

QString IntervalChart::toolTipAt(const QPointF &position) const
{
    const IntervalLayout layout = currentLayout();
    const int row = layout.rowAt(position);
    const int point = layout.pointAt(row, position);
    if (point < 0)
        return row < 0 ? QString() : m_plot.rows.at(row).tip;
    const PlotPoint &hit = m_plot.rows.at(row).points.at(point);
    const QString number = QLocale().toString(hit.value, 'g', 6);
    //: Tooltip of a point in a chart; %1 is the name of a case, %2 its value
    return hit.title.isEmpty() ? number : tr("%1: %2").arg(hit.title, number);
}

void IntervalChart::paint(QPainter &painter, bool) const
{
    const IntervalLayout layout = currentLayout();
    const ChartAxisPainter axes(layout.smallFont(), palette());
    axes.paintBottomAxis(painter, m_area, valueAxis());
    axes.paintLeftAxis(painter, m_area, nameAxis(), m_leftAxisWidth);
    painter.save();
    IntervalPainter(painter, layout, palette()).paint(m_current);
    painter.restore();
}

void IntervalChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(currentLayout().rowAt(event->position()));
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
        event->ignore();
    }
}

} // namespace outcrop
