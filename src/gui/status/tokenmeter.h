// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/budget.h"

#include <QTimer>
#include <QToolButton>

namespace outcrop {

/// How full the window of the model is: a small bar and the numbers. It shows a message if the request is too long, and leads to the Budget dock.
class TokenMeter : public QToolButton
{
    Q_OBJECT

public:
    explicit TokenMeter(QWidget *parent = nullptr);

    void setBudget(const Budget &budget);
    /// The numbers are being worked out again: after a moment, which most renders do not take, they pale.
    void setStale(bool stale);

private:
    QString toolTipOf(const Budget &budget) const;

    QTimer m_patience;
};

} // namespace outcrop
