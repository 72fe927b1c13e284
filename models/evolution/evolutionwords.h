// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/rates.h"
#include "models/budget/figuretable.h"

#include <QCoreApplication>

namespace outcrop {

/// What the figures of the Evolution dock share: how numbers become words.
struct EvolutionWords {
    Q_DECLARE_TR_FUNCTIONS(EvolutionWords)
};

/// `71 %`; below ten per cent with a digit behind the point.
QString sharePercent(double share);
/// `71 % (66 to 76)`; a dash where nothing was counted.
QString sharePercent(const ShareFigure &figure);
/// The share for a spreadsheet, from 0 to 1; its interval is the note.
Figure shareCell(const ShareFigure &figure);
/// A number with this many decimal places.
Figure numberCell(double value, int places);

} // namespace outcrop
