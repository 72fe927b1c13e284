// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/parsedecisions.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// One interpretation of invalid JSON.
struct JsonInterpretation {
    ParseDecisions decisions;
    qsizetype end = 0; ///< offset after the value
    double cost = 0;
};

/// Returns the most plausible interpretations of the value that starts at `begin`, cheapest first. Advances all interpretations in parallel, and drops
/// those that cost much more than another one. Reduces `steps`, the remaining budget, by the steps used. Returns an empty list if the budget is
/// exhausted.
QList<JsonInterpretation> findLikelyInterpretations(QStringView text, qsizetype begin, qsizetype &steps);

/// Returns the cost of ending a value at `end`. It is positive if the remaining text looks like part of the value or begins with closing brackets, otherwise 0.
double costOfRemainder(QStringView text, qsizetype end);

} // namespace outcrop
