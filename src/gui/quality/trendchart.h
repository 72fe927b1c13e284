// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"
#include "models/quality/trendtable.h"

namespace outcrop {

/// The quality of one prompt type by week: the mean as a line with points, the range as a vertical bar, and labeled threshold lines. The table beside the
/// chart shows the values.
class TrendChart : public ChartView
{
    Q_OBJECT

public:
    explicit TrendChart(QWidget *parent = nullptr);

    void setTrend(const QualityTrend &trend, const QualityScale &scale);
    /// Marks the week of a table row; `key` is the key of the row.
    void setCurrent(const QString &key);

protected:
    void paint(QPainter &painter, bool isVectorOnly) const override;
    QString toolTipAt(const QPointF &place) const override;
    void refresh() override;

private:
    ChartAxis qualityAxis() const;
    ChartAxis dayAxis() const;
    QDate firstDay() const;
    QDate lastDay() const;
    QPointF pointOf(const QualityWeek &week, double quality) const;
    int weekAt(const QPointF &point) const;
    void paintLine(QPainter &painter) const;
    void paintBand(QPainter &painter) const;
    void paintThreshold(QPainter &painter, double quality, const QString &title) const;
    void paintMeans(QPainter &painter) const;

    QualityTrend m_trend; ///< weeks with at least one rated response
    QualityScale m_scale;
    QRectF m_plot;
    double m_leftAxisWidth = 0; ///< width of the axis left of the plot
    QString m_current;
};

} // namespace outcrop
