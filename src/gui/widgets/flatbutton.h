// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace outcrop {

/// What a button of a panel's bar is called, and what it does.
struct ButtonLook {
    QString name; ///< of the object
    QString text;
    QString help; ///< tool tip, and description for screen readers
    QString icon; ///< see lineIcon()
};

/// A button with icon and text that is flat until the pointer is above it, as the bars of panels have them.
QToolButton *flatButton(QWidget *parent, const ButtonLook &look);

} // namespace outcrop
