// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/intervalpainter.h"
#include "gui/widgets/chartaxis.h"
#include "gui/widgets/chartview.h"

namespace outcrop {

/// Rows of cases with their means and intervals. Rows are walked with the arrow keys; a click chooses one. The table beside it has the numbers.
class IntervalChart : public ChartView
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
    void paint(QPainter &painter, bool isDrawing) const override;
    QString tipAt(const QPointF &place) const override;
    void refresh() override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChartAxis scale() const;
    IntervalLayout layOut() const;
    void choose(int row);

    IntervalPlot m_plot;
    QRectF m_area; ///< of the rows
    int m_current = -1;
};

} // namespace outcrop
