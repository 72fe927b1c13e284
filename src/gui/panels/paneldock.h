// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QDockWidget;
class QMainWindow;
class QWidget;

namespace outcrop {

/// Puts a panel into a dock at the bottom of the window, as a tab beside another one and hidden at first. `show` opens it, and gives the panel the keyboard.
void addPanelDock(QMainWindow *window, QDockWidget *dock, QDockWidget *beside, QWidget *panel, QAction *show);

} // namespace outcrop
