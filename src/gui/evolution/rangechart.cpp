// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/rangechart.h"

#include "core/base/localnumbers.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/lineheight.h"
#include "gui/look/theme.h"
#include "models/base/tickstep.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace outcrop {

namespace {

constexpr double rangeGap = 8;
constexpr double capHeight = 4;      ///< half the height of the ends of an interval, in pixels
constexpr double valueSize = 4;      ///< radius of a value, in pixels
constexpr double maxTextShare = 0.3;   ///< maximum width of the names and of the notes, as a share of the chart
constexpr double extraTextWidth = 2; ///< extra width in pixels, because text widths are rounded down

} // namespace

RangeChart::RangeChart(QWidget *parent) : ChartView(parent)
{
    setMinimumWidth(260);
}

void RangeChart::setPlot(const RangePlot &plot)
{
    m_plot = plot;
    refresh();
}

void RangeChart::setCurrent(const QString &key)
{
    m_current = key;
    update();
}

/// Returns a scale with round numbers or percentages.
ChartAxis RangeChart::valueAxis() const
{
    const double step = m_plot.isShare ? m_plot.high / 4 : tickStep(m_plot.high);
    ChartAxis axis = ChartAxis::makeNumberAxis(0, m_plot.high, step, [this, step](double at) {
        const QLocale locale;
        return m_plot.isShare ? withPercentSign(locale.toString(100 * at, 'f', 0), locale) : locale.toString(at, 'f', at == 0 ? 0 : decimalPlaces(step));
    });
    //: Title of the scale of a chart; %1 is the unit of the scale, %2 the meaning of the mark
    axis.title = m_plot.markTitle.isEmpty() ? m_plot.axis : tr("%1 · ▏%2").arg(m_plot.axis, m_plot.markTitle);
    return axis;
}

ChartAxis RangeChart::nameAxis() const
{
    QStringList titles;
    for (const RangeRow &row : m_plot.rows)
        titles += row.title;
    return ChartAxis::makeRowAxis(titles);
}

double RangeChart::notesWidth() const
{
    const QFontMetricsF metrics(captionFont(font()));
    double widestText = 0;
    for (const RangeRow &row : m_plot.rows)
        widestText = std::max(widestText, metrics.horizontalAdvance(row.note) + extraTextWidth);
    return std::min(widestText, width() * maxTextShare);
}

/// Places names before the rows and notes after them.
void RangeChart::refresh()
{
    const QFont smallFont = captionFont(font());
    const ChartAxisPainter axes(smallFont, palette());
    const double most = width() * maxTextShare;
    m_leftAxisWidth = axes.leftAxisWidth(nameAxis(), most);
    const double left = rangeGap + m_leftAxisWidth;
    const double right = width() - std::max(notesWidth() + 2 * rangeGap, axes.overhang(valueAxis()));
    const double rowHeight = std::max(textLineHeight(QFontMetricsF(smallFont)), axes.labelHeight(nameAxis(), most)) + rangeGap;
    m_area.setCoords(left, rangeGap, right, rangeGap + static_cast<double>(m_plot.rows.size()) * rowHeight);
    setMinimumHeight(static_cast<int>(m_area.bottom() + axes.bottomAxisHeight(valueAxis(), m_area.width()) + rangeGap));
    update();
}

/// Returns the horizontal position of a value. Clamps values beyond the scale to its end.
double RangeChart::x(double value) const
{
    return m_area.left() + std::clamp(value / m_plot.high, 0.0, 1.0) * m_area.width();
}

QRectF RangeChart::rowRect(int index) const
{
    const double height = m_area.height() / std::max<double>(1, static_cast<double>(m_plot.rows.size()));
    return {m_area.left(), m_area.top() + index * height, m_area.width(), height};
}

int RangeChart::rowAt(const QPointF &point) const
{
    for (int i = 0; i < m_plot.rows.size(); ++i) {
        if (point.y() >= rowRect(i).top() && point.y() < rowRect(i).bottom())
            return i;
    }
    return -1;
}

void RangeChart::paint(QPainter &painter, bool) const
{
    for (int i = 0; i < m_plot.rows.size(); ++i) {
        if (m_plot.rows.at(i).key == m_current)
            painter.fillRect(QRectF(0, rowRect(i).top(), width(), rowRect(i).height()), currentLineColor(palette()));
    }
    const ChartAxisPainter axes(captionFont(font()), palette());
    axes.paintBottomAxis(painter, m_area, valueAxis());
    axes.paintLeftAxis(painter, m_area, nameAxis(), m_leftAxisWidth);
    for (int i = 0; i < m_plot.rows.size(); ++i)
        paintRow(painter, i);
}

void RangeChart::paintRow(QPainter &painter, int index) const
{
    const RangeRow &item = m_plot.rows.at(index);
    const QRectF room = rowRect(index);
    const double y = room.center().y();
    const QColor ink = color(item.isAboveMark ? ColorRole::Warning : ColorRole::Accent, palette());
    if (item.interval) {
        painter.setPen(QPen(ink, 2));
        paintInterval(painter, *item.interval, y);
    }
    if (item.mark && *item.mark <= m_plot.high) {
        painter.setPen(QPen(palette().color(QPalette::Text), 2));
        painter.drawLine(QPointF(x(*item.mark), room.top() + 3), QPointF(x(*item.mark), room.bottom() - 3));
    }
    if (item.value) {
        painter.setPen(QPen(palette().color(QPalette::Base), 1));
        painter.setBrush(ink);
        painter.drawEllipse(QPointF(x(*item.value), y), valueSize, valueSize);
    }
    paintNote(painter, item.note, room);
}

/// Paints an interval with a cap at each end on the scale.
void RangeChart::paintInterval(QPainter &painter, const Interval &range, double y) const
{
    const double low = x(range.low);
    const double high = x(range.high);
    painter.drawLine(QPointF(low, y), QPointF(high, y));
    painter.drawLine(QPointF(low, y - capHeight), QPointF(low, y + capHeight));
    if (range.high <= m_plot.high)
        painter.drawLine(QPointF(high, y - capHeight), QPointF(high, y + capHeight));
}

/// Breaks a note that is too wide into several lines, because an elided number would be misread.
void RangeChart::paintNote(QPainter &painter, const QString &note, const QRectF &room) const
{
    painter.setFont(captionFont(font()));
    painter.setPen(color(ColorRole::Muted, palette()));
    const QRectF place(room.right() + rangeGap, room.top(), width() - room.right() - rangeGap, room.height());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, isolatedText(note));
}

void RangeChart::mousePressEvent(QMouseEvent *event)
{
    const int row = rowAt(event->position());
    if (row >= 0)
        Q_EMIT currentChanged(m_plot.rows.at(row).key);
}

QString RangeChart::toolTipAt(const QPointF &point) const
{
    const int row = rowAt(point);
    //: Tooltip of a row in a chart; %1 is a name, %2 its value with the interval
    return row >= 0 ? tr("%1: %2").arg(m_plot.rows.at(row).title, m_plot.rows.at(row).note) : QString();
}

} // namespace outcrop
