// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/response/qualitytable.h"

#include <QWidget>

namespace outcrop {

/// Shows the quality of a response as a bar. The width of each part is its weight, and the filled share is its value. The numbers are below the bar.
class QualityGauge : public QWidget
{
    Q_OBJECT

public:
    explicit QualityGauge(QWidget *parent = nullptr);

    void setQuality(const ResponseQuality &quality);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF barRect() const;
    QRectF shareRect(qsizetype index) const;
    void paintShare(QPainter &painter, qsizetype index) const;

    QList<QualityComponent> m_shares;
    QString m_score;
    QualityScale m_scale;
};

} // namespace outcrop
