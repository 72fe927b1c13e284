// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/stoppingrule.h"

#include <cmath>
#include <limits>

namespace outcrop {
namespace {

/// The quantities of equation (2) of Lindon et al.: `shrinkage` is phi / (phi + n) with phi = 1/effect².
struct Mixture {
    double shrinkage = 1;
    double degrees = 1;

    double logEvidence(double t) const
    {
        const double squaredRatio = t * t / degrees;
        return (std::log(shrinkage) - (degrees + 1) * (std::log1p(shrinkage * squaredRatio) - std::log1p(squaredRatio))) / 2;
    }

    /// Returns the largest |t| that is not significant at `alpha`.
    double widestT(double alpha) const
    {
        const double limit = std::pow(alpha * alpha * shrinkage, 1 / (degrees + 1));
        return limit > shrinkage ? std::sqrt(degrees * (1 - limit) / (limit - shrinkage)) : std::numeric_limits<double>::infinity();
    }
};

InterimVerdict undecidedVerdict(qsizetype count, const StoppingRule &rule)
{
    return rule.maximumPairs > 0 && count >= rule.maximumPairs ? InterimVerdict::PlanCompleted : InterimVerdict::Continue;
}

bool isIrrelevant(const Interval &interval, const StoppingRule &rule)
{
    return rule.relevantDifference && interval.low > -*rule.relevantDifference && interval.high < *rule.relevantDifference;
}

} // namespace

std::optional<AnytimeState> anytimeState(const QList<double> &differences, double alpha, double effect)
{
    const auto count = static_cast<double>(differences.size());
    const double error = std::sqrt(variance(differences) / count);
    if (differences.size() < 2 || !(error > 0))
        return std::nullopt;
    const Mixture mixture{1 / (1 + count * effect * effect), count - 1};
    const double middle = mean(differences);
    const double evidence = std::exp(mixture.logEvidence(middle / error));
    const double margin = error * mixture.widestT(alpha);
    return AnytimeState{evidence, std::fmin(1, 1 / evidence), {middle - margin, middle + margin}};
}

double computeAnytimeEvidence(const PairedOutcomes &outcomes)
{
    const auto first = static_cast<double>(outcomes.onlyFirstCount);
    const auto second = static_cast<double>(outcomes.onlySecondCount);
    const double all = first + second;
    return std::exp(all * std::log(2.0) + std::lgamma(first + 1) + std::lgamma(second + 1) - std::lgamma(all + 2));
}

InterimVerdict interimVerdict(const QList<double> &differences, const StoppingRule &rule)
{
    const std::optional<AnytimeState> state = anytimeState(differences, rule.alpha, rule.effect);
    if (!state || differences.size() < rule.minimumPairs)
        return undecidedVerdict(differences.size(), rule);
    if (isIrrelevant(state->interval, rule))
        return InterimVerdict::NoRelevantDifference;
    return state->interval.contains(0) ? undecidedVerdict(differences.size(), rule) : InterimVerdict::Difference;
}

InterimVerdict interimVerdict(const PairedOutcomes &outcomes, const StoppingRule &rule)
{
    const qsizetype count = outcomes.both + outcomes.neitherCount + outcomes.discordantCount();
    const bool isDecided = count >= rule.minimumPairs && computeAnytimeEvidence(outcomes) >= 1 / rule.alpha;
    return isDecided ? InterimVerdict::Difference : undecidedVerdict(count, rule);
}

} // namespace outcrop
