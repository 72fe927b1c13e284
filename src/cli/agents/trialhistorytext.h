// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/base/json.h"
#include "core/portability/trialhistory.h"

namespace outcrop {

/// Prints the saved results of behavioral tests by criterion and provider.
void writeTrialHistory(const Console &console, const QList<TrialSummary> &summaries);
/// Returns the results as `{"history": [...]}`.
Json trialHistoryJson(const QList<TrialSummary> &summaries);

} // namespace outcrop
