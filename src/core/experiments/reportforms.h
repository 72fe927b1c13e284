// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/experiments/experimentreport.h"

namespace outcrop {

/// For programs: `experiment`, `run`, `metrics`. What is not known is null.
Json toJson(const ExperimentReport &report);
/// For a terminal is the command line's matter; these are for files.
QString markdownReport(const ExperimentReport &report);
/// One document without scripts and without anything from elsewhere; every interval also as a picture (SVG) with its numbers beside it.
QString htmlReport(const ExperimentReport &report);
/// A line a metric and comparison, names in the first: RFC 4180.
QString csvReport(const ExperimentReport &report);
/// A line a trial: its numbers as they were measured.
QString csvTrials(const RunRecord &record);

} // namespace outcrop
