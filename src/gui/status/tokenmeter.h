// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/budget.h"

#include <QTimer>
#include <QToolButton>

namespace outcrop {

/// The used share of the model's context window as a bar and numbers. It warns if the request is too long, and opens the Budget dock.
class TokenMeter : public QToolButton
{
    Q_OBJECT

public:
    explicit TokenMeter(QWidget *parent = nullptr);

    void setBudget(const Budget &budget);
    /// Marks the numbers as outdated. Fades them if recomputing takes longer than a moment.
    void setStale(bool stale);

private:
    QString toolTipOf(const Budget &budget) const;

    QTimer m_delay;
};

} // namespace outcrop
