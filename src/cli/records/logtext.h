// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/ports/storedtrend.h"

namespace outcrop {

/// Returns the names, in the store, of the numeric fields that `log stats` sums up.
QStringList statFields();

Json statsJson(const QList<GroupAggregate> &groups, const Grouping &grouping);
void printStats(const Console &console, const QList<GroupAggregate> &groups, const Grouping &grouping);

Json toJson(const QList<QualityTrend> &trends);
void printTrends(const Console &console, const QList<QualityTrend> &trends);

} // namespace outcrop
