// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/assertionresults.h"

#include <algorithm>

namespace outcrop {

bool AssertionSummary::isMet() const
{
    return std::all_of(arms.begin(), arms.end(), [this](const AssertionRate &one) { return one.rate() >= requiredRate; });
}

std::optional<AssertionSummary> assertionSummary(const ExperimentSetup &setup, const RunRecord &record)
{
    if (!setup.hasMetric(Metric::Assertions))
        return std::nullopt;
    AssertionSummary summary;
    summary.requiredRate = setup.passRate;
    for (const ExperimentArm &arm : setup.arms) {
        AssertionRate rate{arm.name};
        for (const TrialResult &result : record.results) {
            if (result.isWarmUp || result.arm != arm.name || !result.values.contains(Metric::Assertions))
                continue;
            const bool hasPassed = result.values.value(Metric::Assertions) > 0;
            ++rate.trials;
            rate.passedCount += hasPassed ? 1 : 0;
            if (!hasPassed)
                summary.failed.append(result);
        }
        summary.arms.append(rate);
    }
    return summary;
}

} // namespace outcrop
