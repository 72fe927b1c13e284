// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// Returns whether the part of the window that contains a widget, such as a panel, is visible. Qt moves panels behind other tabs out of the window without
/// hiding them.
bool isInWindow(const QWidget &widget);

/// Moves the focus to the next or previous control of a window. The order is toolbars, panels by columns in the reading direction, and status bar. Within
/// each part, the tab order applies. Skips panels behind other tabs. Returns false if there is no other control.
bool moveFocusInReadingOrder(QWidget &window, bool isForward);

} // namespace outcrop
