// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Returns the report for scripts. Unknown values are null; `assertions` is missing if they are not measured.
Json toJson(const ExperimentReport &report);
/// Returns the report as Markdown. The command line formats terminal output separately.
QString markdownReport(const ExperimentReport &report);
/// Returns a self-contained HTML document without scripts. Finite intervals are also drawn in SVG charts, with their numbers in the tables.
QString htmlReport(const ExperimentReport &report);
/// Returns CSV (RFC 4180) with a header line and one line for each comparison of each metric.
QString csvReport(const ExperimentReport &report);
/// Returns CSV with a header line and one line for each trial: its measured values, verdict, failure, and the totals of its calls.
QString csvTrials(const RunRecord &record);

} // namespace outcrop
