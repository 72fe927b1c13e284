// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/rates.h"
#include "models/budget/valuetable.h"

#include <QCoreApplication>

namespace outcrop {

/// Translation context of the Evolution dock's charts and tables.
struct EvolutionText {
    Q_DECLARE_TR_FUNCTIONS(EvolutionText)
};

/// Returns `71%`; with one decimal place above zero and below ten percent.
QString sharePercent(double share);
/// Returns `71% (66 to 76)`; a dash if there is no data.
QString sharePercent(const ShareEstimate &figure);
/// Returns a cell with a share, which is shown in percent and exported from 0 to 1. Its note is the interval. Returns a dash if there is no data.
TableCell shareCell(const ShareEstimate &figure);
/// Returns a cell with a number, rounded to `places` decimal places.
TableCell numberCell(double value, int places);

} // namespace outcrop
