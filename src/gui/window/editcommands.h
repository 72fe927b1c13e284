// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace outcrop {

/// What the Edit menu does, for whatever has the keyboard: texts, lines, and rows of lists and trees. Null is nobody.
void copyFrom(QWidget *focused);
void selectAllIn(QWidget *focused);

} // namespace outcrop
