// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evolution/evolution.h"
#include "models/evolution/rangeplot.h"
#include "models/ratify/suggestionrow.h"

namespace outcrop {

/// How often each layer and skill was drawn upon, a row a document, a column a workload: shares from 0 to 1 as bare numbers, empty where the workload had
/// no turn with this information. By how often they are used, the most used first. The key of a row is the document's path.
FigureTable useTable(const QList<UseRow> &use);
/// How often layers change, beside what they declare: those that break their cadence first.
EvolutionFigure churnFigure(const QList<ChurnRow> &churn);
/// Of the suggestions that were decided in a week, how many were accepted; weeks begin on Monday, the first first.
EvolutionFigure acceptanceFigure(const QList<SuggestionRow> &rows);
/// Each category's part of the work, earlier and later in the window, and how often its turns get stuck.
FigureTable workloadTable(const QList<WorkloadRow> &workloads);
/// `1,284 turns from 20 Nov to 21 Nov, 5 suggestions; use is recorded for 412 of them`.
QString runText(const EvolutionRun &run);

} // namespace outcrop
