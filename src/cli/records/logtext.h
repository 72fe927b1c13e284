// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/formatstatistics.h"
#include "cli/base/invocation.h"
#include "core/ports/storedtrend.h"

namespace outcrop {

/// Returns the numeric fields that `log stats` sums up, by their names in the store.
QStringList statFields();

Json statsJson(const QList<GroupAggregate> &groups, const Grouping &grouping);
void printStats(const Console &console, const QList<GroupAggregate> &groups, const Grouping &grouping);

/// Prints adoption, errors, parse success, tool-call accuracy and tokens by prompt format.
void printFormats(const Console &console, const QList<FormatStatistics> &formats);

Json toJson(const QList<QualityTrend> &trends);
void printTrends(const Console &console, const QList<QualityTrend> &trends);

} // namespace outcrop
