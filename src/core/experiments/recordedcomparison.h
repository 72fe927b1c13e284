// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/effectsize.h"
#include "core/experiments/mcnemar.h"
#include "core/experiments/recordedresult.h"
#include "core/experiments/sentence.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"

namespace outcrop {

/// One metric of a record, recomputed from its rows. Differences are first - second. What cannot be tested is missing.
struct RecordedComparison {
    RecordedMetric metric;
    SampleDescription first;
    SampleDescription second;
    std::optional<double> reduction; ///< by how many percent the first mean is lower than the second; nothing where that is not above 0
    std::optional<TTest> welch;      ///< of independent arms: what a record allows that does not say which cases belong together
    std::optional<double> adjustedP; ///< Welch's p after Holm's correction
    qsizetype tests = 0;             ///< the metrics that were tested, which that corrects for
    std::optional<double> d;         ///< Hedges' g
    std::optional<TTest> paired;     ///< if row i of both arms is the same case
    std::optional<SignedRank> ranks; ///< likewise
    std::optional<McNemar> outcomes; ///< likewise, of a metric of yes and no
};

/// The metrics that both arms have values of.
QList<RecordedComparison> compareArms(const RecordedResult &record);

/// What one of them allows to say.
QString sentence(const RecordedResult &record, const RecordedComparison &comparison);

} // namespace outcrop
