// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Returns the report for scripts: `experiment`, `run`, `metrics`. Unknown values are null.
Json toJson(const ExperimentReport &report);
/// Returns the report as Markdown. The command line formats terminal output separately.
QString markdownReport(const ExperimentReport &report);
/// Returns a self-contained HTML document without scripts. Every interval is also drawn as an SVG chart with its numbers next to it.
QString htmlReport(const ExperimentReport &report);
/// Returns CSV (RFC 4180) with a header line and one line for each comparison of each metric.
QString csvReport(const ExperimentReport &report);
/// Returns CSV with one line for each trial and its measured values.
QString csvTrials(const RunRecord &record);

} // namespace outcrop
