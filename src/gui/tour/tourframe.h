// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace outcrop {

/// A frame around a part of the window. Mouse events and the focus go to the widgets below it.
class TourFrame : public QWidget
{
    Q_OBJECT

public:
    explicit TourFrame(QWidget *window);

    /// Shows the frame around a rectangle of the window; hides it if the rectangle is empty.
    void showAround(const QRect &target);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace outcrop
