// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/quality/trendtable.h"

#include <QChartView>

class QDateTimeAxis;
class QLineSeries;
class QValueAxis;

namespace outcrop {

/// The quality of one type of prompt, week by week: the mean as a line with its points, lowest and highest as a band, and the thresholds as lines that are
/// named. The numbers stand in the table beside it.
class TrendChart : public QChartView
{
    Q_OBJECT

public:
    explicit TrendChart(QWidget *parent = nullptr);

    void setTrend(const QualityTrend &trend, const QualityScale &scale);
    /// Marks the week that a row of the table is about.
    void setCurrent(const QString &key);

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    QPointF place(const QualityWeek &week, double quality) const;
    int weekAt(const QPointF &point) const;
    void paintBand(QPainter *painter) const;
    void paintThreshold(QPainter *painter, double quality, const QString &title) const;
    void paintMeans(QPainter *painter) const;

    QualityTrend m_trend; ///< only the weeks that have a quality
    QualityScale m_scale;
    QLineSeries *m_line = nullptr;
    QDateTimeAxis *m_days = nullptr;
    QValueAxis *m_points = nullptr;
    QString m_current;
};

} // namespace outcrop
