// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evolution/rangeplot.h"

#include <QWidget>

namespace outcrop {

/// Numbers with their intervals on one scale, a row each, and a mark to hold them against. As high as it has rows: it belongs into something that scrolls.
/// A click chooses a row; the keyboard has the table beside it, which says the same in numbers.
class RangeChart : public QWidget
{
    Q_OBJECT

public:
    explicit RangeChart(QWidget *parent = nullptr);

    void setPlot(const RangePlot &plot);
    /// Marks the row that a row of the table is about.
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
