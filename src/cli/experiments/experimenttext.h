// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/experiments/recordedreport.h"

namespace outcrop {

/// A recorded experiment for people: the numbers of cases, the metrics, a sentence each, the tests of pairs, and the claims that disagree.
void printReport(const Console &console, const RecordedReport &report);

} // namespace outcrop
