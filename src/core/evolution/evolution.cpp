// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/evolution.h"

#include "core/evolution/churn.h"
#include "core/evolution/contradictions.h"
#include "core/evolution/frequency.h"
#include "core/evolution/redundancy.h"
#include "core/evolution/routing.h"
#include "core/evolution/workloads.h"
#include "core/experiments/holm.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Appends a proposal unless the list has one with the same fingerprint, such as one found for another workload. Candidates
/// are sorted by p-value, so the most significant one is kept.
void appendNew(Proposal proposal, QList<Proposal> &proposals)
{
    const auto same = std::find_if(proposals.begin(), proposals.end(),
        [&proposal](const Proposal &other) { return other.suggestion.fingerprint == proposal.suggestion.fingerprint; });
    if (same == proposals.end())
        proposals.append(std::move(proposal));
}

/// Returns the proposals whose tests are significant after Holm correction.
QList<Proposal> significantProposals(TestedProposals candidates, double level)
{
    std::stable_sort(candidates.begin(), candidates.end(), [](const TestedProposal &a, const TestedProposal &b) { return a.p < b.p; });
    QList<double> p;
    for (const TestedProposal &candidate : std::as_const(candidates))
        p.append(candidate.p);
    const QList<double> adjustedPValues = holmAdjustedPValues(p);
    QList<Proposal> proposals;
    for (qsizetype i = 0; i < candidates.size() && adjustedPValues.at(i) < level; ++i) {
        std::optional<Proposal> proposal = candidates.at(i).propose();
        if (!proposal)
            continue;
        Suggestion &suggestion = proposal->suggestion;
        suggestion.confidence = std::min(1 - adjustedPValues.at(i), maximumConfidence);
        suggestion.evidence["p"] = adjustedPValues.at(i);
        suggestion.evidence["tests"] = candidates.size();
        suggestion.evidence["level"] = level;
        appendNew(std::move(*proposal), proposals);
    }
    return proposals;
}

/// Returns whether `a` precedes `b`: proposals with a diff first, then by number of interactions, largest first.
bool isOrderedBefore(const Proposal &a, const Proposal &b)
{
    const auto rank = [](const Proposal &proposal) {
        return std::tuple(proposal.suggestion.diff.isEmpty(), -proposal.suggestion.evidence["interactions"].get<qint64>());
    };
    return rank(a) < rank(b);
}

} // namespace

EvolutionRun analyze(const EvolutionInput &input, const EvolutionLimits &limits)
{
    const TurnTally &turns = input.turns;
    const TestedProposals candidates = frequencyCandidates(input, limits) + churnCandidates(input, limits) + workloadCandidates(input, limits)
        + routingCandidates(input, limits);
    EvolutionRun run{turns.from(), turns.until(), turns.turns(), turns.recordedUse(), candidates.size(), input.changes.has_value(), significantProposals(candidates, limits.familyWiseErrorRate)};
    run.proposals += skillGapProposals(input, limits) + redundancyProposals(input, limits) + contradictionProposals(input);
    std::stable_sort(run.proposals.begin(), run.proposals.end(), isOrderedBefore);
    run.usage = usageRows(turns, limits);
    run.churn = churnRows(input, limits.confidence);
    run.workloads = workloadRows(turns, limits.confidence);
    return run;
}

} // namespace outcrop
