// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/intervalpainter.h"
#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"

namespace outcrop {

/// A chart with rows of cases, means and intervals. Arrow keys or a click select a row. The table beside the chart contains the values.
class IntervalChart : public ChartView
{
    Q_OBJECT

public:
    explicit IntervalChart(QWidget *parent = nullptr);

    void setPlot(const IntervalPlot &plot);
    const IntervalPlot &plot() const { return m_plot; }
    /// Marks the row with this key, which is the key of its table row.
    void setCurrent(const QString &key);

Q_SIGNALS:
    void currentChanged(const QString &key);

protected:
    void paint(QPainter &painter, bool isVectorOnly) const override;
    QString toolTipAt(const QPointF &position) const override;
    void refresh() override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChartAxis valueAxis() const;
    ChartAxis nameAxis() const;
    IntervalLayout currentLayout() const;
    void choose(int row);

    IntervalPlot m_plot;
    QRectF m_area; ///< rectangle of the rows
    double m_leftAxisWidth = 0; ///< width of the names left of the rows
    int m_current = -1;
};

} // namespace outcrop
