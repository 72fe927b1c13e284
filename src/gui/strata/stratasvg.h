// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/strata/strata.h"

#include <QFont>
#include <QPalette>

namespace outcrop {

/// The picture as an SVG document: the same ground, every name whole and as text, with its total and its scale in
/// words. Made of lines only; the same strata give the same bytes.
QByteArray strataSvg(const Strata &strata, const QPalette &palette, const QFont &font, bool rightToLeft = false);

} // namespace outcrop
