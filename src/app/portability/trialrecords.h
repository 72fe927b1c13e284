// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/portability/trialhistory.h"

namespace outcrop {

/// Appends the trials of one run, with its time, to the workspace's trial history. Does not write a file if there are no trials.
Status appendTrials(const QString &folder, QList<BehaviorTrial> trials, const QDateTime &time);

/// Returns the kept trials of a workspace, oldest first; empty if there are none. Lines that cannot be read are reported in `diagnostics`.
Result<QList<BehaviorTrial>> loadTrials(const QString &folder, Diagnostics &diagnostics);

} // namespace outcrop
