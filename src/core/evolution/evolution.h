// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/evolution/rates.h"
#include "core/evolution/turntally.h"
#include "core/ports/history.h"

namespace outcrop {

/// When the analysis speaks up. The seed's frequency test (ADR-0163, section 5) is `promoteAbove`.
struct EvolutionLimits {
    double promoteAbove = 0.5;   ///< of a workload's turns
    double demoteBelow = 0.05;   ///< of the turns in which it was sent
    double stuckMargin = 0.10;   ///< more stuck turns than elsewhere
    double shiftMargin = 0.03;   ///< of all turns
    double routeMargin = 0.05;   ///< more good answers
    qint64 fewestTurns = 30;     ///< fewer are reported as too few
    qint64 fewestChanges = 3;    ///< of a document, before it counts as volatile
    double likeness = 0.8;       ///< of two passages, from 0 to 1
    double confidence = 0.95;    ///< of the intervals
    double level = 0.01;         ///< the chance that one run reports anything false, over all its tests together (Holm)
};

/// The highest confidence that a suggestion states. A smaller p proves no more: the figures are then beyond chance, which does not make the change useful.
constexpr double mostConfident = 0.999;

/// What an analysis reads: values only.
struct EvolutionInput {
    Workspace workspace;
    LayerStack stack;
    TurnTally turns;
    std::optional<QList<FileChanges>> changes; ///< nothing where there is no history: then nothing is said about volatility
    QDateTime changesSince = {};               ///< changes before it are not known; invalid: all of the turns' time is
    bool documentsAreSearched = false; ///< whether the collection `documents` is among those that a search looks through
};

/// A suggestion, and the change of the workspace that its diff shows; empty where only a person can say what to write.
struct Proposal {
    Suggestion suggestion; ///< its time is set by the store
    WorkspaceChange change = {};
};

/// How often a layer or a skill was drawn upon in a category.
struct UseRow {
    QString path;
    QString workload;
    ShareFigure used;   ///< of all turns of the category that tell use
    qint64 sent = 0;    ///< turns that had it in the prompt
};

/// How often a layer changes, beside what it declares.
struct ChurnRow {
    QString path;
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    PaceFigure changes;                  ///< several within an hour are one
    std::optional<double> declared = {}; ///< a day; nothing: each turn
};

struct WorkloadRow {
    QString workload; ///< a category
    ShareFigure earlier; ///< of all turns in the first two thirds of the window
    ShareFigure later;   ///< … in the last third
    ShareFigure stuck;   ///< of the turns with a friction, those at 0.5 and more
    qint64 turns() const { return earlier.count + later.count; }
};

/// What an analysis found. Proposals come with the surest and largest first.
struct EvolutionRun {
    QDateTime from;
    QDateTime until;
    qint64 turns = 0;
    qint64 recordedUse = 0; ///< turns whose record names what was used; for the others it is inferred from words
    qsizetype tests = 0;    ///< that the level was shared among
    bool hasHistory = false;
    QList<Proposal> proposals = {};
    QList<UseRow> use = {};
    QList<ChurnRow> churn = {};
    QList<WorkloadRow> workloads = {};
};

/// Pure, on any thread. Nothing is changed by it.
EvolutionRun analyse(const EvolutionInput &input, const EvolutionLimits &limits = {});

/// Changes a day that a cadence stands for; nothing for each turn.
std::optional<double> changesPerDay(Cadence cadence);

} // namespace outcrop
