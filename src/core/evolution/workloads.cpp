// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/workloads.h"

#include "core/evolution/evolutionmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the share of stuck turns in all other categories.
ShareEstimate stuckShareElsewhere(const QMap<QString, WorkloadCount> &counts, const QString &workload)
{
    qint64 stuckShare = 0;
    qint64 ratedTurns = 0;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        if (count.key() != workload) {
            stuckShare += count->stuckTurns;
            ratedTurns += count->ratedTurns;
        }
    }
    return shareEstimate(stuckShare, ratedTurns);
}

Proposal frictionProposal(const QString &workload, const WorkloadCount &count, const ShareEstimate &shareElsewhere, const EvolutionLimits &limits)
{
    const ShareEstimate stuckShare = shareEstimate(count.stuckTurns, count.ratedTurns, limits.confidence);
    Proposal proposal = makeProposal(QStringLiteral("friction"), workload, workload);
    proposal.suggestion.title = evolutionmessages::highFrictionTitle(workload);
    proposal.suggestion.reason =
        evolutionmessages::frictionReason(estimateText(stuckShare), workload, shareDescription(shareElsewhere.share()));
    addEstimate(proposal, evolutionmessages::stuckTurns(workload), stuckShare, limits.confidence);
    addEstimate(proposal, evolutionmessages::stuckElsewhere(), shareElsewhere, limits.confidence);
    addTurns(proposal, count.ratedTurns, count.stuckExamples);
    return proposal;
}

void addFrictionCandidate(const QMap<QString, WorkloadCount> &counts, const QString &workload, const EvolutionLimits &limits, TestedProposals &candidates)
{
    const WorkloadCount count = counts.value(workload);
    const ShareEstimate shareElsewhere = stuckShareElsewhere(counts, workload);
    if (count.ratedTurns < limits.minimumTurns || shareElsewhere.total < limits.minimumTurns)
        return;
    candidates.append({pValueOfIncrease(shareElsewhere, shareEstimate(count.stuckTurns, count.ratedTurns), limits.stuckMargin),
        [=, &limits] { return frictionProposal(workload, count, shareElsewhere, limits); }});
}

Proposal shiftProposal(const WorkloadRow &row, const ExampleTurns &examples, const EvolutionLimits &limits)
{
    const bool isNew = row.earlier.count == 0;
    const bool hasGrown = row.later.share() > row.earlier.share();
    Proposal proposal = makeProposal(QStringLiteral("shift"), row.workload + (hasGrown ? QStringLiteral(" up") : QStringLiteral(" down")), row.workload);
    proposal.suggestion.title = isNew ? evolutionmessages::newWork(row.workload)
                                      : hasGrown ? evolutionmessages::growingShare(row.workload) : evolutionmessages::shrinkingShare(row.workload);
    proposal.suggestion.reason = evolutionmessages::shiftReason(estimateText(row.later), estimateText(row.earlier));
    addEstimate(proposal, evolutionmessages::turnsInLastThird(row.workload), row.later, limits.confidence);
    addEstimate(proposal, evolutionmessages::turnsBefore(row.workload), row.earlier, limits.confidence);
    addTurns(proposal, row.turns(), examples);
    return proposal;
}

void addShiftCandidate(const WorkloadRow &row, const ExampleTurns &examples, const EvolutionLimits &limits, TestedProposals &candidates)
{
    if (row.turns() < limits.minimumTurns || row.earlier.total < limits.minimumTurns || row.later.total < limits.minimumTurns)
        return;
    const double increasePValue = pValueOfIncrease(row.earlier, row.later, limits.shiftMargin);
    const double down = pValueOfIncrease(row.later, row.earlier, limits.shiftMargin);
    candidates.append({std::min(1.0, 2 * std::min(increasePValue, down)), [=, &limits] { return shiftProposal(row, examples, limits); }});
}

bool isServed(const LayerStack &stack, const QString &workload)
{
    return std::any_of(stack.skills.begin(), stack.skills.end(),
        [&workload](const Skill &skill) { return skill.hasWorkload(workload); });
}

} // namespace

QList<WorkloadRow> workloadRows(const TurnTally &turns, double confidence)
{
    QList<WorkloadRow> rows;
    const QMap<QString, WorkloadCount> counts = turns.categories();
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        rows.append({count.key(), shareEstimate(count->turns - count->later, turns.turns() - turns.laterTurns(), confidence),
            shareEstimate(count->later, turns.laterTurns(), confidence), shareEstimate(count->stuckTurns, count->ratedTurns, confidence)});
    return rows;
}

TestedProposals workloadCandidates(const EvolutionInput &input, const EvolutionLimits &limits)
{
    TestedProposals candidates;
    const QMap<QString, WorkloadCount> counts = input.turns.categories();
    for (const WorkloadRow &row : workloadRows(input.turns, limits.confidence)) {
        if (row.workload.isEmpty())
            continue;
        addFrictionCandidate(counts, row.workload, limits, candidates);
        addShiftCandidate(row, counts.value(row.workload).examples, limits, candidates);
    }
    return candidates;
}

QList<Proposal> skillGapProposals(const EvolutionInput &input, const EvolutionLimits &limits)
{
    QList<Proposal> proposals;
    const QMap<QString, WorkloadCount> &tags = input.turns.tags();
    for (auto tag = tags.cbegin(); tag != tags.cend(); ++tag) {
        if (tag.key().isEmpty() || tag->turns < limits.minimumTurns || isServed(input.stack, tag.key()))
            continue;
        const ShareEstimate share = shareEstimate(tag->turns, input.turns.turns(), limits.confidence);
        Proposal proposal = makeProposal(QStringLiteral("gap"), tag.key(), tag.key());
        proposal.suggestion.title = evolutionmessages::noSkillFor(tag.key());
        proposal.suggestion.reason = evolutionmessages::gapReason(estimateText(share), tag.key());
        proposal.suggestion.confidence = 1;
        addEstimate(proposal, evolutionmessages::turnsOf(tag.key()), share, limits.confidence);
        addTurns(proposal, tag->turns, tag->examples);
        proposals.append(proposal);
    }
    return proposals;
}

} // namespace outcrop
