// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Returns caveats for readers of the report, such as an unfinished run, failed trials, estimates or recorded responses.
QStringList reportCautions(const ExperimentReport &report, const RunRecord &record);

} // namespace outcrop
