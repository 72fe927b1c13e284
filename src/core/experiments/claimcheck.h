// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/recordedclaims.h"
#include "core/experiments/recordedcomparison.h"

namespace outcrop {

/// The result of checking a claim.
enum class ClaimOutcome {
    Agrees,     ///< the rows give the same value, rounded to the stated number of digits
    Disagrees,
    NotChecked, ///< the rows do not contain data about the claim
};

/// A claim and the value recomputed from the rows.
struct CheckedClaim {
    RecordedClaim claim;
    QString recomputedText; ///< recomputed value for display; a measured value has one more digit than the claim
    ClaimOutcome outcome = ClaimOutcome::NotChecked;
    QString note; ///< alternative computation that reproduces the claim
};

/// Checks every claim, in the given order.
QList<CheckedClaim> checkClaims(const RecordedResult &record, const QList<RecordedComparison> &comparisons, const QList<RecordedClaim> &claims);

/// Returns whether a number rounds to the written one: `34.46` to `34.5` and to `34`, but not to `35.2`.
bool roundsTo(double number, const QString &written);

} // namespace outcrop
