// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/recordedresult.h"

namespace outcrop {

/// One thing that a record says about itself.
struct RecordedClaim {
    QString key;   ///< what it is about, by the name that the record's statistics use: `token_improvement_pct`
    QString place; ///< its location: `token_improvement_pct`, or `summary, Token Efficiency: Improvement`
    QString said;  ///< as it is written, with every digit: `35.2`, `1.23e-22`, `true`
    Location location;
};

/// What `statistical_analysis`, `test_cases_count` and the lines of `summary` claim, in that order.
QList<RecordedClaim> readClaims(const RecordedResult &record);

} // namespace outcrop
