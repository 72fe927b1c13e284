// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/evolution/rangechart.h"

#include "gui/look/theme.h"
#include "models/base/scalestep.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int gap = 8;
constexpr int dot = 4;
constexpr double roundingFactor = 1.000001; ///< tolerance at the last tick, because values are inexact
constexpr int extraTextWidth = 2;         ///< extra width in pixels, because text widths are rounded down

/// Returns the distance between ticks at round percentages.
double stepOf(const RangePlot &plot)
{
    return plot.share ? plot.high / 4 : scaleStep(plot.high);
}

/// Computes the positions of names, scale and notes from left to right; mirrored in right-to-left layouts.
class RangeLayout
{
public:
    RangeLayout(const RangePlot &plot, const QRect &area, const QFontMetrics &metrics) : m_plot(plot), m_area(area)
    {
        int names = 0;
        int notes = 0;
        for (const RangeRow &row : plot.rows) {
            names = std::max(names, metrics.horizontalAdvance(row.title) + extraTextWidth);
            notes = std::max(notes, metrics.horizontalAdvance(row.note) + extraTextWidth);
        }
        m_left = area.left() + gap + std::min(names, area.width() / 3) + gap;
        m_right = area.right() - gap - std::min(notes, area.width() / 3) - gap;
    }

    int left() const { return m_left; }
    int right() const { return m_right; }
    double x(double value) const { return m_left + std::clamp(value / m_plot.high, 0.0, 1.0) * (m_right - m_left); }
    bool isBeyond(double value) const { return value > m_plot.high; }
    QRect name(int top, int height) const { return {m_area.left() + gap, top, m_left - m_area.left() - 2 * gap, height}; }
    QRect note(int top, int height) const { return {m_right + gap, top, m_area.right() - m_right - 2 * gap, height}; }

private:
    const RangePlot &m_plot;
    QRect m_area;
    int m_left = 0;
    int m_right = 0;
};

class RangePainter
{
public:
    RangePainter(QPainter &painter, const RangePlot &plot, const RangeLayout &layout, const QWidget &widget) : m_painter(painter), m_plot(plot), m_layout(layout), m_widget(widget) { }

    void paintRow(const RangeRow &row, int top, int height)
    {
        text(m_layout.name(top, height), row.title, row.isAboveMark ? ColorRole::Warning : ColorRole::Text, Qt::AlignLeft,
            Qt::ElideMiddle);
        text(m_layout.note(top, height), row.note, ColorRole::Muted, Qt::AlignLeft, Qt::ElideRight);
        const int middle = top + height / 2;
        if (row.interval)
            interval(*row.interval, middle, row.isAboveMark);
        if (row.mark && !m_layout.isBeyond(*row.mark))
            mark(*row.mark, middle, height);
        if (row.value)
            value(*row.value, middle, row.isAboveMark);
    }

    void paintScale(int top, int bottom, int line)
    {
        const double step = stepOf(m_plot);
        for (int i = 0; i * step <= m_plot.high * roundingFactor; ++i) {
            const double at = i * step;
            const int x = static_cast<int>(m_layout.x(at));
            m_painter.setPen(outlineColor(Outline::Frame, m_widget.palette()));
            m_painter.drawLine(placed({x, top}), placed({x, bottom}));
            text(QRect(x - 40, bottom + 2, 80, line), scaleText(at), ColorRole::Muted, Qt::AlignHCenter, Qt::ElideNone);
        }
        QString legend = m_plot.axis;
        if (!m_plot.markTitle.isEmpty())
            //: %1 is the unit of the scale, %2 the meaning of the mark
            legend = RangeChart::tr("%1 · ▏%2").arg(m_plot.axis, m_plot.markTitle);
        text(QRect(m_layout.left() - 40, bottom + 2 + line, m_layout.right() - m_layout.left() + 80, line), legend,
            ColorRole::Muted, Qt::AlignHCenter, Qt::ElideRight);
    }

private:
    QPoint placed(const QPoint &point) const { return m_widget.isRightToLeft() ? QPoint(m_widget.width() - 1 - point.x(), point.y()) : point; }
    QRect placed(const QRect &rect) const { return QStyle::visualRect(m_widget.layoutDirection(), m_widget.rect(), rect); }
    QColor colorOf(ColorRole which) const { return color(which, m_widget.palette()); }

    QString scaleText(double at) const
    {
        const QLocale locale;
        if (m_plot.share)
            return RangeChart::tr("%1%").arg(locale.toString(100 * at, 'f', 0));
        return locale.toString(at, 'f', at == 0 ? 0 : decimalPlaces(stepOf(m_plot)));
    }

    void text(const QRect &rect, const QString &text, ColorRole which, Qt::Alignment alignment, Qt::TextElideMode elide)
    {
        m_painter.setPen(colorOf(which));
        m_painter.drawText(placed(rect), static_cast<int>(alignment | Qt::AlignVCenter | Qt::TextSingleLine), m_widget.fontMetrics().elidedText(text, elide, rect.width()));
    }

    /// Paints an interval with a cap at each end on the scale.
    void interval(const Interval &range, int y, bool isAboveMark)
    {
        m_painter.setPen(QPen(colorOf(isAboveMark ? ColorRole::Warning : ColorRole::Accent), 2));
        const int low = static_cast<int>(m_layout.x(range.low));
        const int high = static_cast<int>(m_layout.x(range.high));
        m_painter.drawLine(placed({low, y}), placed({high, y}));
        m_painter.drawLine(placed({low, y - dot}), placed({low, y + dot}));
        if (!m_layout.isBeyond(range.high))
            m_painter.drawLine(placed({high, y - dot}), placed({high, y + dot}));
    }

    void mark(double at, int y, int height)
    {
        const int x = static_cast<int>(m_layout.x(at));
        m_painter.setPen(QPen(colorOf(ColorRole::Text), 2));
        m_painter.drawLine(placed({x, y - height / 2 + 3}), placed({x, y + height / 2 - 3}));
    }

    void value(double at, int y, bool isAboveMark)
    {
        m_painter.setPen(QPen(m_widget.palette().color(QPalette::Base), 1));
        m_painter.setBrush(colorOf(isAboveMark ? ColorRole::Warning : ColorRole::Accent));
        m_painter.drawEllipse(placed({static_cast<int>(m_layout.x(at)), y}), dot, dot);
    }

    QPainter &m_painter;
    const RangePlot &m_plot;
    const RangeLayout &m_layout;
    const QWidget &m_widget;
};

} // namespace

RangeChart::RangeChart(QWidget *parent) : QWidget(parent)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void RangeChart::setPlot(const RangePlot &plot)
{
    m_plot = plot;
    updateGeometry();
    update();
}

void RangeChart::setCurrent(const QString &key)
{
    m_current = key;
    update();
}

int RangeChart::rowHeight() const
{
    return fontMetrics().height() + gap;
}

int RangeChart::rowAt(int y) const
{
    const int row = (y - gap) / rowHeight();
    return y >= gap && row < m_plot.rows.size() ? row : -1;
}

QSize RangeChart::minimumSizeHint() const
{
    const int rows = static_cast<int>(m_plot.rows.size()) * rowHeight();
    return {260, gap + rows + 2 * fontMetrics().height() + gap};
}

void RangeChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const RangeLayout layout(m_plot, rect(), fontMetrics());
    RangePainter paint(painter, m_plot, layout, *this);
    const int bottom = gap + static_cast<int>(m_plot.rows.size()) * rowHeight();
    for (int i = 0; i < m_plot.rows.size(); ++i) {
        const RangeRow &row = m_plot.rows.at(i);
        if (row.key == m_current)
            painter.fillRect(QRect(0, gap + i * rowHeight(), width(), rowHeight()), currentLineColor(palette()));
    }
    paint.paintScale(gap, bottom, fontMetrics().height());
    for (int i = 0; i < m_plot.rows.size(); ++i)
        paint.paintRow(m_plot.rows.at(i), gap + i * rowHeight(), rowHeight());
}

void RangeChart::mousePressEvent(QMouseEvent *event)
{
    const int row = rowAt(event->position().toPoint().y());
    if (row >= 0)
        Q_EMIT currentChanged(m_plot.rows.at(row).key);
}

bool RangeChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int row = rowAt(help->pos().y());
    //: %1 is a name, %2 its value with the interval
    QToolTip::showText(help->globalPos(), row >= 0 ? tr("%1: %2").arg(m_plot.rows.at(row).title, m_plot.rows.at(row).note) : QString(), this);
    return true;
}

} // namespace outcrop
