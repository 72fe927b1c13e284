// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/intervalpainter.h"

#include <QChartView>

class QScatterSeries;
class QValueAxis;

namespace outcrop {

/// Rows of cases with their means and intervals. Qt Charts keeps the scale; the rest is painted over it. Rows are walked with the arrow keys; a click
/// chooses one. The numbers stand in the table beside it.
class IntervalChart : public QChartView
{
    Q_OBJECT

public:
    explicit IntervalChart(QWidget *parent = nullptr);

    void setPlot(const IntervalPlot &plot);
    const IntervalPlot &plot() const { return m_plot; }
    /// Marks the row that a row of the table is about.
    void setCurrent(const QString &key);

Q_SIGNALS:
    void currentChanged(const QString &key);

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpChart();
    void applyLook();
    void applyMargins();
    IntervalLayout layOut() const;
    void choose(int row);
    QString tipAt(const QPointF &place) const;

    IntervalPlot m_plot;
    QScatterSeries *m_series; ///< empty: an axis needs one
    QValueAxis *m_scale;
    QValueAxis *m_rows;
    int m_current = -1;
};

} // namespace outcrop
