// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/text/preparedtext.h"

#include <QColor>
#include <QPalette>

namespace outcrop {

/// A ground that says "marked" and leaves every ink of source text readable; tst_rendertext holds that.
QColor markGround(LineMark mark, const QPalette &palette);
/// The same without colour, for the gutter.
QChar markSign(LineMark mark);
/// `In other words than at the first provider`
QString markName(LineMark mark);

} // namespace outcrop
