// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/routing.h"

#include "core/documents/fieldedit.h"
#include "core/evolution/evolutionmessages.h"
#include "core/tokens/cost.h"

#include <algorithm>

namespace outcrop {
namespace {

using ModelCounts = QMap<QString, ModelCount>;

/// A proposed change of the model for a workload.
struct RouteChange {
    QString workload;
    QString from;
    QString to;
    ModelCount current;
    ModelCount proposedCount;
};

ShareEstimate goodShareOf(const ModelCount &model, double confidence)
{
    return shareEstimate(model.goodTurns, model.judgedTurns, confidence);
}

/// Returns the model with the most rated turns.
ModelCounts::const_iterator findMostRatedModel(const ModelCounts &models)
{
    return std::max_element(models.cbegin(), models.cend(), [](const ModelCount &a, const ModelCount &b) { return a.judgedTurns < b.judgedTurns; });
}

/// Returns the name in config.toml of the specialist for a workload, or an empty string.
QString specialistFor(const Manifest &manifest, const QString &workload)
{
    for (auto specialist = manifest.specialists.cbegin(); specialist != manifest.specialists.cend(); ++specialist) {
        const QStringList &workloads = specialist->workloads;
        if (std::any_of(workloads.begin(), workloads.end(), [&workload](const QString &tag) { return categoryOf(tag) == workload; }))
            return specialist.key();
    }
    return {};
}

void changeRoute(Proposal &proposal, const Workspace &workspace, const RouteChange &change)
{
    const QString specialist = specialistFor(workspace.manifest(), change.workload);
    const DocumentPtr manifest = workspace.document(QStringLiteral("config.toml"));
    if (specialist.isEmpty() || !manifest)
        return;
    const FieldPath path{QStringLiteral("specialists"), specialist, QStringLiteral("model")};
    const Result<QList<TextEdit>> edits = planSetField(*manifest, path, jsonString(change.to));
    if (edits)
        setEdits(proposal, manifest, *edits);
}

QString costText(const ModelCount &model)
{
    return model.pricedTurns == 0 ? evolutionmessages::unknownPrice() : evolutionmessages::costOfTurn(toText(Cost::fromDollars(model.cost / double(model.pricedTurns))));
}

Proposal routeProposal(const Workspace &workspace, const RouteChange &change, const EvolutionLimits &limits)
{
    const ShareEstimate proposedShare = goodShareOf(change.proposedCount, limits.confidence);
    const ShareEstimate current = goodShareOf(change.current, limits.confidence);
    Proposal proposal = makeProposal(QStringLiteral("route"), change.workload + QStringLiteral(" → ") + change.to, change.workload);
    changeRoute(proposal, workspace, change);
    proposal.suggestion.title = QStringLiteral("%1 → %2").arg(change.workload, change.to);
    proposal.suggestion.reason = evolutionmessages::routeReason(
        change.to, estimateText(proposedShare), costText(change.proposedCount), change.from, estimateText(current), costText(change.current));
    addEstimate(proposal, evolutionmessages::goodAnswers(change.to), proposedShare, limits.confidence);
    addEstimate(proposal, evolutionmessages::goodAnswers(change.from), current, limits.confidence);
    addTurns(proposal, change.proposedCount.judgedTurns + change.current.judgedTurns, change.proposedCount.examples);
    return proposal;
}

} // namespace

TestedProposals routingCandidates(const EvolutionInput &input, const EvolutionLimits &limits)
{
    TestedProposals candidates;
    const QMap<QString, WorkloadCount> counts = input.turns.categories();
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        const ModelCounts &models = count->models;
        const auto current = findMostRatedModel(models);
        for (auto other = models.cbegin(); other != models.cend() && !count.key().isEmpty(); ++other) {
            if (other == current || other->judgedTurns < limits.minimumTurns)
                continue;
            const RouteChange change{count.key(), current.key(), other.key(), *current, *other};
            candidates.append({pValueOfIncrease(goodShareOf(*current, limits.confidence), goodShareOf(*other, limits.confidence),
                                   limits.routeMargin),
                [&input, &limits, change] { return routeProposal(input.workspace, change, limits); }});
        }
    }
    return candidates;
}

} // namespace outcrop
