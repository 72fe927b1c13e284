// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/budget/barlayout.h"
#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"

namespace outcrop {

/// A stacked bar chart with names, notes, limits and a scale. Arrow keys move between segments; Enter or a click selects a segment.
class BarChart : public ChartView
{
    Q_OBJECT

public:
    explicit BarChart(QWidget *parent = nullptr);

    void setBars(const Bars &bars);
    const Bars &bars() const { return m_bars; }
    /// Fades the chart while its content is recomputed.
    void setStale(bool isStale);
    /// Marks the segment or bar with this key, which is the key of its table row.
    void setCurrent(const QString &key);
    /// Returns the rectangle of a segment; null if the index does not exist.
    QRectF rectOf(int segment) const;
    /// Returns the rectangle of the current segment; null if there is none.
    QRectF currentRect() const { return rectOf(m_current); }
    int segmentAt(const QPointF &point) const;

Q_SIGNALS:
    void segmentChosen(const outcrop::BarSegment &segment);
    /// Emitted when the user moves to another segment with the keyboard or selects a segment.
    void currentChanged(const QString &key);

protected:
    void paint(QPainter &painter, bool isVectorOnly) const override;
    QString toolTipAt(const QPointF &point) const override;
    void refresh() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChartAxis valueAxis() const;
    ChartAxis nameAxis() const;
    QString numberText(double value) const;
    BarLayout currentLayout() const;
    void choose(int segment);
    void moveCurrentSegment(int segments, int bars);
    int nextSegment(int from, int bars) const;
    void announceCurrentBar();

    Bars m_bars;
    QList<BarSpan> m_spans; ///< span of each segment along its bar
    QRectF m_plot;
    double m_leftAxisWidth = 0; ///< width of the axis left of the plot
    int m_hoveredSegment = -1;
    int m_current = -1;
    QString m_currentKey; ///< key of the current segment or bar
    bool m_isStale = false;
};

} // namespace outcrop
