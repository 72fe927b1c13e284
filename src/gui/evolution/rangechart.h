// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evolution/rangeplot.h"

#include <QWidget>

namespace outcrop {

/// A chart of values with their intervals, one per row on a common scale, with a reference mark. The height depends on the number of rows, so put the
/// chart into a scroll area. A click selects a row; the table beside the chart provides keyboard access to the same values.
class RangeChart : public QWidget
{
    Q_OBJECT

public:
    explicit RangeChart(QWidget *parent = nullptr);

    void setPlot(const RangePlot &plot);
    /// Marks the row with this key, which is the key of its table row.
    void setCurrent(const QString &key);
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

Q_SIGNALS:
    void currentChanged(const QString &key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    int rowHeight() const;
    int rowAt(int y) const;

    RangePlot m_plot;
    QString m_current;
};

} // namespace outcrop
