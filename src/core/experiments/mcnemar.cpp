// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/mcnemar.h"

#include "core/experiments/distributions.h"

#include <cmath>

namespace outcrop {

PairedOutcomes countOutcomes(const QList<bool> &first, const QList<bool> &second)
{
    PairedOutcomes outcomes;
    for (qsizetype i = 0; i < qMin(first.size(), second.size()); ++i) {
        if (first[i])
            ++(second[i] ? outcomes.both : outcomes.onlyFirstCount);
        else
            ++(second[i] ? outcomes.onlySecondCount : outcomes.neitherCount);
    }
    return outcomes;
}

std::optional<McNemar> mcnemar(const PairedOutcomes &outcomes)
{
    if (outcomes.discordantCount() == 0)
        return std::nullopt;
    const auto trials = static_cast<double>(outcomes.discordantCount());
    const auto difference = static_cast<double>(qAbs(outcomes.onlyFirstCount - outcomes.onlySecondCount));
    const double correctedDifference = difference > 0 ? difference - 1 : 0;
    const auto fewerCount = static_cast<double>(qMin(outcomes.onlyFirstCount, outcomes.onlySecondCount));
    McNemar result;
    result.exactP = std::fmin(1, 2 * fairBinomialCdf(fewerCount, trials));
    result.chiSquare = correctedDifference * correctedDifference / trials;
    result.chiSquareP = chiSquareTail(result.chiSquare, 1);
    return result;
}

} // namespace outcrop
