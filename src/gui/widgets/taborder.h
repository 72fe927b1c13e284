// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// Returns the last widget before this one that Tab reaches; null if there is none.
QWidget *controlBefore(QWidget *widget);

/// Moves the controls in a container behind `after` in the tab order, in the order of their creation. Qt appends new widgets to the end of the window's
/// tab order. If Tab does not reach `after`, the control before it is used.
void moveInTabOrder(QWidget *container, QWidget *after);

} // namespace outcrop
