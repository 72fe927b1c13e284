// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/barchart.h"

#include "core/tokens/cost.h"
#include "gui/budget/barpainter.h"
#include "gui/look/theme.h"
#include "models/base/tickstep.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int gap = BarLayout::gap;
constexpr int minHeight = 120;

} // namespace

BarChart::BarChart(QWidget *parent) : ChartView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(220, minHeight);
}

void BarChart::setBars(const Bars &bars)
{
    if (bars == m_bars)
        return;
    m_bars = bars;
    m_hoveredSegment = -1;
    m_spans.clear();
    QList<double> ends(bars.bars.size(), 0);
    for (const BarSegment &segment : bars.segments) {
        m_spans += BarSpan{ends.at(segment.bar), ends.at(segment.bar) + segment.value};
        ends[segment.bar] += segment.value;
    }
    refresh();
    setCurrent(m_currentKey);
}

ChartAxis BarChart::valueAxis() const
{
    ChartAxis axis = ChartAxis::makeNumberAxis(0, m_bars.end > 0 ? m_bars.end : 1, m_bars.step, [this](double value) { return numberText(value); });
    axis.title = m_bars.axis;
    return axis;
}

ChartAxis BarChart::nameAxis() const
{
    QStringList titles;
    for (const Bar &bar : m_bars.bars)
        titles += bar.title;
    return m_bars.isVertical ? ChartAxis::makeColumnAxis(titles) : ChartAxis::makeRowAxis(titles);
}

QString BarChart::numberText(double value) const
{
    const int places = decimalPlaces(m_bars.step);
    const QLocale locale;
    if (m_bars.isInDollars)
        return toText(Cost::fromDollars(value), std::max(decimalsOf(Cost::fromDollars(m_bars.end)), places), QLocale());
    const QString number = locale.toString(value, 'f', places);
    //: Value of a segment in the tooltip of a chart; %1 is a percentage, such as 42
    return m_bars.isPercent ? tr("%1 %").arg(number) : number;
}

/// Reserves space for names and notes: left and right of horizontal bars, below and above vertical bars.
void BarChart::refresh()
{
    const QFont smallFont = captionFont(font());
    const ChartAxisPainter axes(smallFont, palette());
    const ChartAxis below = m_bars.isVertical ? nameAxis() : valueAxis();
    const double line = QFontMetricsF(smallFont).height();
    const double most = width() * 0.35; // the rest of the width is for the bars
    m_leftAxisWidth = axes.leftAxisWidth(m_bars.isVertical ? valueAxis() : nameAxis(), most);
    m_plot = QRectF(rect());
    const double above = currentLayout().legendHeight() + (m_bars.isVertical ? line : 0) + gap / 2.0;
    m_plot.setCoords(gap / 2.0 + m_leftAxisWidth, above, m_plot.right(), height() - gap / 2.0 - axes.bottomAxisHeight(below, width() / 2.0));
    const double behind = m_bars.isVertical ? gap : std::min(currentLayout().noteWidth() + 2 * gap, width() * BarLayout::maxNoteShare);
    m_plot.setRight(width() - std::max(behind, axes.overhang(below)));
    m_plot.setBottom(height() - gap / 2.0 - axes.bottomAxisHeight(below, m_plot.width()));
    const double rows = m_bars.isVertical ? 0 : currentLayout().rowsHeight(std::max(axes.labelHeight(nameAxis(), most), currentLayout().warningHeight())) + axes.bottomAxisHeight(below, m_plot.width());
    setMinimumHeight(std::max(minHeight, static_cast<int>(above + rows)));
    update();
}

/// Returns a layout that refers to the current bars. Do not store it.
BarLayout BarChart::currentLayout() const
{
    return {m_bars, m_spans, m_plot, static_cast<double>(width()), captionFont(font())};
}

QRectF BarChart::rectOf(int segment) const
{
    return currentLayout().rectOf(segment);
}

int BarChart::segmentAt(const QPointF &point) const
{
    return currentLayout().segmentAt(point);
}

void BarChart::setStale(bool isStale)
{
    if (isStale == m_isStale)
        return;
    m_isStale = isStale;
    update();
}

void BarChart::setCurrent(const QString &key)
{
    m_currentKey = key;
    const auto named = [&](const BarSegment &segment) { return segment.key == key && !key.isEmpty(); };
    if (m_current < 0 || m_current >= m_bars.segments.size() || !named(m_bars.segments.at(m_current))) {
        const auto found = std::find_if(m_bars.segments.begin(), m_bars.segments.end(), named);
        m_current = found == m_bars.segments.end() ? -1 : static_cast<int>(found - m_bars.segments.begin());
    }
    update();
}

void BarChart::announceCurrentBar()
{
    const BarSegment segment = m_bars.segments.value(m_current);
    m_currentKey = segment.key;
    setAccessibleDescription(segment.tip);
    Q_EMIT currentChanged(segment.key);
    update();
}

void BarChart::choose(int segment)
{
    if (segment < 0 || segment >= m_bars.segments.size())
        return;
    m_current = segment;
    announceCurrentBar();
    Q_EMIT segmentChosen(m_bars.segments.at(segment));
}

/// Returns the index of the segment that starts nearest to segment `from` in the bar that is `bars` bars away; `from` if that bar has none.
int BarChart::nextSegment(int from, int bars) const
{
    int best = from;
    const int wanted = m_bars.segments.at(from).bar + bars;
    for (int i = 0; i < m_bars.segments.size(); ++i) {
        const auto distance = [&](int segment) { return std::abs(m_spans.at(segment).from - m_spans.at(from).from); };
        if (m_bars.segments.at(i).bar == wanted && (best == from || distance(i) < distance(best)))
            best = i;
    }
    return best;
}

void BarChart::moveCurrentSegment(int segments, int bars)
{
    if (m_bars.segments.isEmpty())
        return;
    const int last = static_cast<int>(m_bars.segments.size()) - 1;
    if (m_current < 0)
        m_current = 0;
    else if (bars != 0)
        m_current = nextSegment(m_current, bars);
    else
        m_current = std::clamp(m_current + segments, 0, last);
    announceCurrentBar();
}

void BarChart::keyPressEvent(QKeyEvent *event)
{
    const bool isVertical = m_bars.isVertical;
    switch (event->key()) {
    case Qt::Key_Left:
        return isVertical ? moveCurrentSegment(0, -1) : moveCurrentSegment(-1, 0);
    case Qt::Key_Right:
        return isVertical ? moveCurrentSegment(0, 1) : moveCurrentSegment(1, 0);
    case Qt::Key_Up:
        return isVertical ? moveCurrentSegment(1, 0) : moveCurrentSegment(0, -1);
    case Qt::Key_Down:
        return isVertical ? moveCurrentSegment(-1, 0) : moveCurrentSegment(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return choose(m_current);
    default:
        event->ignore();
    }
}

void BarChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(segmentAt(event->position()));
}

void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    const int hoveredSegment = segmentAt(event->position());
    setCursor(hoveredSegment < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (std::exchange(m_hoveredSegment, hoveredSegment) != hoveredSegment)
        update();
}

void BarChart::leaveEvent(QEvent *event)
{
    ChartView::leaveEvent(event);
    if (std::exchange(m_hoveredSegment, -1) >= 0)
        update();
}

QString BarChart::toolTipAt(const QPointF &point) const
{
    QString tip = m_bars.segments.value(segmentAt(point)).tip;
    for (int bar = 0; tip.isEmpty() && bar < m_bars.bars.size(); ++bar) {
        const QRectF row = currentLayout().barRect(bar, {0, m_bars.end});
        if (row.contains(point))
            tip = m_bars.bars.at(bar).limitTitle;
        else if (!m_bars.isVertical && point.x() > m_plot.right() && point.y() >= row.top() && point.y() <= row.bottom())
            tip = m_bars.bars.at(bar).note;
    }
    return tip;
}

/// Fades stale bars. The scale keeps its color.
void BarChart::paint(QPainter &painter, bool isVectorOnly) const
{
    const BarLayout layout = currentLayout();
    const ChartAxisPainter axes(layout.smallFont(), palette());
    axes.paintBottomAxis(painter, m_plot, m_bars.isVertical ? nameAxis() : valueAxis());
    axes.paintLeftAxis(painter, m_plot, m_bars.isVertical ? valueAxis() : nameAxis(), m_leftAxisWidth);
    painter.save();
    painter.setOpacity(m_isStale ? 0.4 : 1);
    BarPainter(painter, layout, palette(), isVectorOnly).paint({m_hoveredSegment, m_current, m_currentKey});
    painter.restore();
}

} // namespace outcrop
