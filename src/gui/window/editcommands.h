// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// What the Edit menu does, for the focused widget: texts, lines, and rows of lists and trees. Null is none.
void copyFrom(QWidget *focused);
void selectAllIn(QWidget *focused);

} // namespace outcrop
