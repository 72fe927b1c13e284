// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// Whether the thresholds' `strategy` allows two pieces at the same time: not where one is of high risk (security, concurrency, migration of data or schemas)
/// and `high_risk_sequential` is on, and not two features, two of tests or two of documentation where their switch is off.
bool goTogether(const Task &one, const Task &other, const ComplexityThresholds &thresholds);

/// Whether a piece, or a part of it, is what `high_risk_sequential` speaks of.
bool isOfHighRisk(const Task &task);

} // namespace outcrop
