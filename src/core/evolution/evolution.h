// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/evolution/rates.h"
#include "core/evolution/turntally.h"
#include "core/ports/history.h"

namespace outcrop {

/// The parameters of the analysis. `promoteAbove` is the frequency threshold of ADR-0163, section 5.
struct EvolutionLimits {
    double promoteAbove = 0.5;   ///< share of a workload's turns that must use a layer before its promotion is proposed
    double demoteBelow = 0.05;   ///< if a smaller share of the turns with a layer use it, its demotion is proposed
    double stuckMargin = 0.10;   ///< minimum excess of a category's share of stuck turns over that of the others
    double shiftMargin = 0.03;   ///< minimum change of a category's share of all turns
    double routeMargin = 0.05;   ///< minimum excess of another model's share of good responses
    qint64 minimumTurns = 30;     ///< fewer turns are too few for a test
    qint64 minimumChanges = 3;    ///< minimum number of changes for a churn proposal
    double similarity = 0.8;     ///< minimum Jaccard similarity of two passages, 0 to 1
    double confidence = 0.95;    ///< confidence level of the intervals
    double familyWiseErrorRate = 0.01; ///< family-wise error rate of one run (Holm correction)
};

/// Maximum confidence of a suggestion that follows from a test. A smaller p-value does not make the change more useful.
constexpr double maximumConfidence = 0.999;

/// The input of an analysis. Holds values only.
struct EvolutionInput {
    Workspace workspace;
    LayerStack stack;
    TurnTally turns;
    std::optional<QList<FileChanges>> changes; ///< nullopt without a version history; churn is then not analyzed
    QDateTime changesSince = {};               ///< start of the history; invalid if it covers the whole window
    bool searchesDocuments = false; ///< true if searches include the collection `documents`
};

/// A suggestion and the corresponding change of the workspace. `change` is empty if a person has to write it.
struct Proposal {
    Suggestion suggestion; ///< the store sets its time
    WorkspaceChange change = {};
};

/// The use of a layer or skill by the turns of a category.
struct UsageRow {
    QString path;
    QString workload;
    ShareEstimate used;   ///< share of the category's turns with known use
    qint64 sent = 0;    ///< number of turns whose prompt contained it
    bool isConclusive = true; ///< whether there are enough turns to judge a low share: EvolutionLimits::minimumTurns, which contained a layer of the prompt
};

/// The observed and the declared rate of change of a layer.
struct ChurnRow {
    QString path;
    Tier tier = Tier::Topsoil;
    Cadence cadence = Cadence::Daily;
    RateEstimate changes;                  ///< changes within an hour count once
    std::optional<double> declaredRate = {}; ///< changes per day; nullopt means every turn
};

/// A category's share of all turns, and its share of stuck turns.
struct WorkloadRow {
    QString workload; ///< category: the first component of a workload tag
    ShareEstimate earlier;    ///< share of all turns in the first two thirds of the window
    ShareEstimate later;      ///< share of all turns in the last third of the window
    ShareEstimate stuckShare; ///< share of turns with a friction of 0.5 or more, among the turns with a friction score
    qint64 turns() const { return earlier.count + later.count; }
};

/// The result of an analysis. Proposals with a diff come first, then those based on more turns.
struct EvolutionRun {
    QDateTime from;
    QDateTime until;
    qint64 turns = 0;
    qint64 recordedUse = 0; ///< number of turns whose record lists the layers and skills used; for other turns, use is inferred from words
    qsizetype tests = 0;    ///< number of tests in the multiple-testing correction
    bool hasHistory = false;
    QList<Proposal> proposals = {};
    QList<UsageRow> usage = {};
    QList<ChurnRow> churn = {};
    QList<WorkloadRow> workloads = {};
};

/// Runs the analysis. Pure and thread-safe.
EvolutionRun analyze(const EvolutionInput &input, const EvolutionLimits &limits = {});

/// Returns the changes per day that a cadence allows, or nullopt for PerTurn.
std::optional<double> changesPerDay(Cadence cadence);

} // namespace outcrop
