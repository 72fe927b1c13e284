// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/task.h"

namespace outcrop {

/// Returns whether `strategy` allows two subtasks to run in parallel. Returns false if one is of high risk (security, concurrency, data or schema migration) and
/// `high_risk_sequential` is on. Also returns false if both are of the same type (features, tests, documentation) and the switch of that type is off.
bool canRunInParallel(const Task &one, const Task &other, const ComplexityThresholds &thresholds);

/// Returns whether a task or one of its subtasks is of high risk.
bool isHighRisk(const Task &task);

} // namespace outcrop
