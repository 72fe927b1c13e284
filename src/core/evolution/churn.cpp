// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/churn.h"

#include "core/documents/fieldedit.h"
#include "core/evolution/evolutionmessages.h"
#include "core/layers/layermove.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the cadence of a tier in this workspace, or the default one.
Cadence cadenceOf(Tier tier, const Workspace &workspace)
{
    return cadenceFromName(workspace.manifest().cadences.value(tierName(tier))).value_or(defaultCadence(tier));
}

/// Returns the first tier, starting with the layer's current tier, whose cadence allows the observed rate of change.
Tier fittingTier(const ChurnRow &row, const Workspace &workspace)
{
    for (const Tier tier : allTiers) {
        const std::optional<double> allowed = changesPerDay(cadenceOf(tier, workspace));
        if (tier >= row.tier && (!allowed || *allowed >= row.changes.perDay()))
            return tier;
    }
    return Tier::Weather;
}

/// Sets the change that moves the layer or, if its current tier fits, removes its `cadence`, so that the tier's cadence applies. Returns false if that is not
/// possible.
bool setTierChange(Proposal &proposal, const EvolutionInput &input, const ChurnRow &row, Tier tier)
{
    if (tier == row.tier) {
        const DocumentPtr document = input.workspace.document(row.path);
        if (!document || document->kind != DocumentKind::Layer)
            return false; // a coding agent's file, possibly above the workspace
        const Result<QList<TextEdit>> edits = planRemoveField(*document, FieldPath{QStringLiteral("cadence")});
        return edits && setEdits(proposal, document, *edits);
    }
    const Result<LayerMove> move = planLayerMove(input.stack, row.path, {tier, std::nullopt, true});
    return move && setChange(proposal, input.workspace, move->change);
}

std::optional<Proposal> proposeSlowerTier(const EvolutionInput &input, const ChurnRow &row, const EvolutionLimits &limits)
{
    const Tier tier = fittingTier(row, input.workspace);
    Proposal proposal = makeProposal(QStringLiteral("churn"), row.path, {});
    if (row.changes.count < limits.minimumChanges || !setTierChange(proposal, input, row, tier))
        return std::nullopt;
    const QString name = input.workspace.document(row.path)->name();
    proposal.suggestion.title = tier == row.tier ? evolutionmessages::changesTooOften(name)
                                                 : evolutionmessages::moveTier(name, tierName(tier).toUpper());
    proposal.suggestion.reason = evolutionmessages::churnReason(
        estimateText(row.changes), cadenceName(row.cadence), QString::number(*row.declaredRate * row.changes.days, 'f', 1));
    addEstimate(proposal, QStringLiteral("changes"), row.changes, limits.confidence);
    addTurns(proposal, row.changes.count, {});
    return proposal;
}

} // namespace

std::optional<double> changesPerDay(Cadence cadence)
{
    switch (cadence) {
    case Cadence::Quarterly: return 4 / 365.25;
    case Cadence::Monthly: return 12 / 365.25;
    case Cadence::Weekly: return 1 / 7.0;
    case Cadence::Daily: return 1;
    case Cadence::PerTurn: break;
    }
    return std::nullopt;
}

CoveredPeriod coveredPeriod(const QDateTime &from, const QDateTime &until, const QDateTime &since)
{
    return {since.isValid() && since > from ? since.addSecs(1) : from, until};
}

qint64 settledChangeCount(const QList<FileChanges> &changes, const QString &path, const QDateTime &from, const QDateTime &until)
{
    const auto file = std::find_if(changes.begin(), changes.end(), [&path](const FileChanges &each) { return each.path == path; });
    if (file == changes.end())
        return 0;
    QList<QDateTime> times = file->times;
    std::sort(times.begin(), times.end());
    qint64 count = 0;
    QDateTime lastTime;
    for (const QDateTime &time : std::as_const(times)) {
        const bool isAlone = !lastTime.isValid() || lastTime.secsTo(time) >= 3600;
        count += isAlone && time >= from && time < until ? 1 : 0;
        lastTime = time;
    }
    return count;
}

QList<ChurnRow> churnRows(const EvolutionInput &input, double confidence)
{
    QList<ChurnRow> rows;
    const TurnTally &turns = input.turns;
    const CoveredPeriod known = coveredPeriod(turns.from(), turns.until(), input.changesSince);
    for (const Layer &layer : input.stack.layers) {
        if (!input.changes || known.days() <= 0)
            break;
        const qint64 count = settledChangeCount(*input.changes, layer.file(), known.from, known.until);
        rows.append({layer.file(), layer.tier, layer.cadence, rateEstimate(count, known.days(), confidence), changesPerDay(layer.cadence)});
    }
    return rows;
}

TestedProposals churnCandidates(const EvolutionInput &input, const EvolutionLimits &limits)
{
    TestedProposals candidates;
    for (const ChurnRow &row : churnRows(input, limits.confidence)) {
        if (row.declaredRate)
            candidates.append({probabilityOfAtLeastEvents(row.changes.count, *row.declaredRate * row.changes.days),
                [&input, &limits, row] { return proposeSlowerTier(input, row, limits); }});
    }
    return candidates;
}

} // namespace outcrop
