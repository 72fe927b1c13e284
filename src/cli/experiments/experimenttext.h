// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/experiments/recordedreport.h"

namespace outcrop {

/// Prints a recorded experiment: number of cases, metrics, conclusions, paired tests, and the claims that disagree.
void printReport(const Console &console, const RecordedReport &report);

} // namespace outcrop
