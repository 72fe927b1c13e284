// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/claimcheck.h"

namespace outcrop {

/// A recorded experiment, recomputed: the results of its rows, and the claims that they do not support.
struct RecordedReport {
    RecordedResult record;
    QList<RecordedComparison> comparisons;
    QList<CheckedClaim> claims;

    QList<CheckedClaim> withOutcome(ClaimOutcome outcome) const;
};

RecordedReport reportOn(const RecordedResult &record);

/// For programs: `test`, `arms`, `metrics`, `claims`. What is not known is null.
Json toJson(const RecordedReport &report);

} // namespace outcrop
