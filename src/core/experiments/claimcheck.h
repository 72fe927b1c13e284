// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/recordedclaims.h"
#include "core/experiments/recordedcomparison.h"

namespace outcrop {

enum class ClaimOutcome {
    Agrees,     ///< the rows give the same, rounded to the digits that were written
    Disagrees,
    NotChecked, ///< the rows say nothing about it
};

/// A claim beside what the rows give.
struct CheckedClaim {
    RecordedClaim claim;
    QString found; ///< with one digit more than the claim
    ClaimOutcome outcome = ClaimOutcome::NotChecked;
    QString note; ///< the other computation with which it agrees
};

/// Every claim, in the order given.
QList<CheckedClaim> checkClaims(const RecordedResult &record, const QList<RecordedComparison> &comparisons, const QList<RecordedClaim> &claims);

/// Whether a number rounds to what was written: `34.46` to `34.5` and to `34`, but not to `35.2`.
bool roundsTo(double number, const QString &written);

} // namespace outcrop
