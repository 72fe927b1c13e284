// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Cautions for readers of the report, a sentence each: a run that is not finished, failed trials, estimates, recorded answers.
QStringList reportCautions(const ExperimentReport &report, const RunRecord &record);

} // namespace outcrop
