// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/strata/strata.h"

#include <QFont>
#include <QPalette>

namespace outcrop {

/// Returns the chart as an SVG document with full names as text, the total and the scale. It contains only vector graphics; equal arguments give identical
/// bytes.
QByteArray strataSvg(const Strata &strata, const QPalette &palette, const QFont &font, bool isRightToLeft = false);

} // namespace outcrop
