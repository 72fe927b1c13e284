// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/budget.h"

#include <QTimer>
#include <QToolButton>

namespace outcrop {

/// Shows the used share of the context window, and the share reserved for the response, as a bar and numbers. Shows a warning if the
/// request is too long. A click opens the Budget dock.
class TokenMeter : public QToolButton
{
    Q_OBJECT

public:
    explicit TokenMeter(QWidget *parent = nullptr);

    void setBudget(const Budget &budget);
    /// Sets whether the numbers are outdated. Disables the button if they stay outdated for longer than a short delay.
    void setStale(bool isStale);

private:
    QString toolTipOf(const Budget &budget) const;

    QTimer m_delay;
};

} // namespace outcrop
