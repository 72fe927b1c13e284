// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"
#include "models/quality/trendtable.h"

namespace outcrop {

/// The quality of one type of prompt, week by week: the mean as a line with its points, lowest and highest as a band, and the thresholds as lines that are
/// named. The table beside it has the numbers.
class TrendChart : public ChartView
{
    Q_OBJECT

public:
    explicit TrendChart(QWidget *parent = nullptr);

    void setTrend(const QualityTrend &trend, const QualityScale &scale);
    /// Marks the week that a row of the table is about.
    void setCurrent(const QString &key);

protected:
    void paint(QPainter &painter, bool isDrawing) const override;
    QString tipAt(const QPointF &place) const override;
    void refresh() override;

private:
    ChartAxis points() const;
    ChartAxis days() const;
    QDate firstDay() const;
    QDate lastDay() const;
    QPointF place(const QualityWeek &week, double quality) const;
    int weekAt(const QPointF &point) const;
    void paintLine(QPainter &painter) const;
    void paintBand(QPainter &painter) const;
    void paintThreshold(QPainter &painter, double quality, const QString &title) const;
    void paintMeans(QPainter &painter) const;

    QualityTrend m_trend; ///< only the weeks that have a quality
    QualityScale m_scale;
    QRectF m_plot;
    double m_besideWidth = 0; ///< of the axis to the left of the plot
    QString m_current;
};

} // namespace outcrop
