// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace outcrop {

/// How pairs of yes and no went, for instance success of one case in both arms. Only the pairs that differ say which arm is better.
struct PairedOutcomes {
    qsizetype both = 0;
    qsizetype onlyFirst = 0;
    qsizetype onlySecond = 0;
    qsizetype neither = 0;

    qsizetype differing() const { return onlyFirst + onlySecond; }
};

/// As many pairs as the shorter list has.
PairedOutcomes countOutcomes(const QList<bool> &first, const QList<bool> &second);

/// McNemar's test (1947). `exactP` is the two-sided binomial test of a fair coin on the differing pairs; the chi-square has one degree of
/// freedom and the correction of Edwards (1948), |b - c| - 1, as R's mcnemar.test: good from about 25 differing pairs on.
struct McNemar {
    double exactP = 1;
    double chiSquare = 0;
    double chiSquareP = 1;
};

/// Nothing where no pair differs: then nothing was seen that could speak for either.
std::optional<McNemar> mcnemar(const PairedOutcomes &outcomes);

} // namespace outcrop
