// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/preparedtext.h"

#include <QColor>
#include <QPalette>

namespace outcrop {

/// Returns a background for marked lines that keeps every syntax color readable; tst_rendertext checks this.
QColor markBackground(LineMark mark, const QPalette &palette);
/// Returns the character for the mark in the gutter.
QChar markCharacter(LineMark mark);
/// Returns the description of a mark, translated; empty for a line without a mark.
QString markDescription(LineMark mark);

} // namespace outcrop
