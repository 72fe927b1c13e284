// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// Implement the Edit menu commands for the focused widget: texts, lines, lists and trees. Do nothing if the widget is null.
void copyFrom(QWidget *focused);
void selectAllIn(QWidget *focused);

} // namespace outcrop
