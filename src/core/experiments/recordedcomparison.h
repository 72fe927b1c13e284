// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/effectsize.h"
#include "core/experiments/mcnemar.h"
#include "core/experiments/recordedresult.h"
#include "core/experiments/sentence.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"

namespace outcrop {

/// One metric of a record, recomputed from its rows. Differences are first - second. Results of tests that are not applicable are nullopt.
struct RecordedComparison {
    RecordedMetric metric;
    SampleDescription first;
    SampleDescription second;
    std::optional<double> reduction; ///< reduction of the first mean relative to the second, in percent; nullopt if the second mean is not positive
    std::optional<TTest> welch;      ///< for independent arms, because a record does not state which cases belong together
    std::optional<double> adjustedP; ///< Welch's p after Holm's correction
    qsizetype tests = 0;             ///< number of tests in Holm's correction
    std::optional<double> hedgesG;   ///< effect size
    std::optional<TTest> pairedTest; ///< assumes that row i of both arms is the same case
    std::optional<SignedRank> ranks; ///< assumes that row i of both arms is the same case
    std::optional<McNemar> mcnemar;  ///< for yes/no metrics; assumes that row i of both arms is the same case
};

/// Compares the arms for all metrics that have values in both.
QList<RecordedComparison> compareArms(const RecordedResult &record);

/// Returns the conclusion of a comparison as a sentence.
QString sentence(const RecordedResult &record, const RecordedComparison &comparison);

} // namespace outcrop
