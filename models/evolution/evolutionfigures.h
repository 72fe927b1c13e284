// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"
#include "models/evolution/rangeplot.h"
#include "models/ratify/suggestionrow.h"

namespace outcrop {

/// Returns the use of documents: a row per document, most used first, and a column per workload. Values are shares of the turns of the workload; a dash if the
/// workload has no turns with usage data. A share of too few turns is marked. The key of a row is the path.
ValueTable usageTable(const QList<UsageRow> &use);
/// Returns a summary of the table, and advice about documents with a high or a low share. Gives no advice if all shares are of too few turns.
QString usageAdvice(const QList<UsageRow> &use);
/// Returns the churn of layers compared with their declared cadence. Layers that exceed their cadence are first.
EvolutionFigure churnFigure(const QList<ChurnRow> &churn);
/// Returns the share of accepted suggestions by week of decision, oldest first. Weeks start on Monday.
EvolutionFigure acceptanceFigure(const QList<SuggestionRow> &rows);
/// Returns each workload's earlier and recent share of turns, and its share of high-friction turns.
ValueTable workloadTable(const QList<WorkloadRow> &workloads);
/// Returns a summary of the run and of the stored suggestions: `84 turns from 11/20/26 to 11/21/26, 5 open suggestions; usage was recorded for 41 of the turns …`.
QString runText(const EvolutionRun &run, const QList<SuggestionRow> &suggestions);

} // namespace outcrop
