// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/claimcheck.h"

namespace outcrop {

/// A recorded experiment reckoned anew: what its rows give, and which of its claims they do not bear out.
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
