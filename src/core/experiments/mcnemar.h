// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// Counts of paired yes/no outcomes, such as the success of each case in both arms. Only pairs with different outcomes are evidence for one arm.
struct PairedOutcomes {
    qsizetype both = 0;
    qsizetype onlyFirstCount = 0;
    qsizetype onlySecondCount = 0;
    qsizetype neitherCount = 0;

    qsizetype discordantCount() const { return onlyFirstCount + onlySecondCount; }
};

/// Counts the outcomes of paired values. Ignores the excess values of the longer list.
PairedOutcomes countOutcomes(const QList<bool> &first, const QList<bool> &second);

/// The result of McNemar's test (1947). `exactP` is the p value of the two-sided exact binomial test on the discordant pairs. The chi-square statistic has one degree of
/// freedom and the continuity correction of Edwards (1948), |b - c| - 1, like R's mcnemar.test. It is accurate from about 25 discordant pairs.
struct McNemar {
    double exactP = 1;
    double chiSquare = 0;
    double chiSquareP = 1;
};

/// Runs McNemar's test. Returns nullopt if there are no discordant pairs, and therefore no evidence for either arm.
std::optional<McNemar> mcnemar(const PairedOutcomes &outcomes);

} // namespace outcrop
