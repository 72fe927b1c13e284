// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/claimcheck.h"

namespace outcrop {

/// The results of a recorded experiment, recomputed from its rows, and the check of its claims.
struct RecordedReport {
    RecordedResult record;
    QList<RecordedComparison> comparisons;
    QList<CheckedClaim> claims;

    QList<CheckedClaim> claimsWithOutcome(ClaimOutcome outcome) const;
};

RecordedReport createReport(const RecordedResult &record);

/// Returns the report for scripts: `test`, `file`, `arms`, `metrics`, `claims`. Unknown values are null.
Json toJson(const RecordedReport &report);

} // namespace outcrop
