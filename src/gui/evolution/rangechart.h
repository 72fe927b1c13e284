// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"
#include "models/evolution/rangeplot.h"

namespace outcrop {

/// A chart of values with their intervals, one per row on a common scale, with a reference mark. The minimum height depends on the number of rows, so put
/// the chart into a scroll area. A click selects a row; the table beside the chart provides keyboard access to the same values.
class RangeChart : public ChartView
{
    Q_OBJECT

public:
    explicit RangeChart(QWidget *parent = nullptr);

    void setPlot(const RangePlot &plot);
    /// Marks the row with this key, which is the key of its table row.
    void setCurrent(const QString &key);

Q_SIGNALS:
    void currentChanged(const QString &key);

protected:
    void paint(QPainter &painter, bool isVectorOnly) const override;
    QString toolTipAt(const QPointF &point) const override;
    void refresh() override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    ChartAxis valueAxis() const;
    ChartAxis nameAxis() const;
    double notesWidth() const;
    double x(double value) const;
    QRectF rowRect(int index) const;
    int rowAt(const QPointF &point) const;
    void paintRow(QPainter &painter, int index) const;
    void paintInterval(QPainter &painter, const Interval &range, double y) const;
    void paintNote(QPainter &painter, const QString &note, const QRectF &room) const;

    RangePlot m_plot;
    QString m_current;
    QRectF m_area;            ///< rectangle of the rows
    double m_leftAxisWidth = 0; ///< width of the names left of the rows
};

} // namespace outcrop
