// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// The Edit menu commands for the focused widget: texts, lines, lists and trees. A null widget does nothing.
void copyFrom(QWidget *focused);
void selectAllIn(QWidget *focused);

} // namespace outcrop
