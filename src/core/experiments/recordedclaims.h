// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/recordedresult.h"

namespace outcrop {

/// A statement about the results in a record.
struct RecordedClaim {
    QString key;          ///< name in the record's statistics: `token_improvement_pct`
    QString locationText; ///< location for display: `token_improvement_pct`, or `summary, Token Efficiency: Improvement`
    QString writtenValue; ///< value as written, with all digits: `35.2`, `1.23e-22`, `true`
    Location location;
};

/// Returns the claims in `test_cases_count`, `statistical_analysis` and the lines of `summary`, in that order.
QList<RecordedClaim> readClaims(const RecordedResult &record);

} // namespace outcrop
