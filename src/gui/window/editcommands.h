// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// Implement the Edit menu commands for a focused text edit, line edit, list, tree or table. Do nothing for other widgets and null.
void copyFromWidget(QWidget *focusedWidget);
void selectAllInWidget(QWidget *focusedWidget);

} // namespace outcrop
