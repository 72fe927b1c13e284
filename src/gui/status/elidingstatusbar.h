// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace outcrop {

/// A status bar that elides a message that does not fit beside its fields.
class ElidingStatusBar : public QStatusBar
{
    Q_OBJECT

public:
    explicit ElidingStatusBar(QWidget *parent = nullptr) : QStatusBar(parent) { }

    /// Returns the visible text of the current message.
    QString visibleMessage() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect messageRect() const;
};

} // namespace outcrop
