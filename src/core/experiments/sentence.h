// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/descriptive.h"

#include <QString>

namespace outcrop {

/// The comparison of two arms, as input for a sentence. Missing results are stated as missing.
struct ComparisonSummary {
    QString quantity; ///< name of the metric, for example `tokens`
    QString first;    ///< name of the first arm
    QString second;
    qsizetype firstCount = 0;
    qsizetype secondCount = 0;
    bool isPaired = false; ///< true if both counts refer to the same cases
    double firstMean = 0;
    double secondMean = 0;
    bool showsChange =
        true; ///< false if a relative change is meaningless, as for values that are percentages themselves
    bool varies = true;               ///< false if all values of both arms are equal
    std::optional<double> p;          ///< after multiple-testing correction; nullopt without a test
    qsizetype tests = 1;              ///< number of tests in the correction of p
    std::optional<Interval> interval; ///< interval of first - second
    double confidence = 0.95;
    double alpha = 0.05;
    std::optional<double> relevantDifference; ///< smallest relevant difference
};

/// The conclusion that the data support.
enum class ComparisonFinding {
    NoData,               ///< an arm has no values
    NoVariation,          ///< all values are equal
    NotTested,            ///< too few values, or no variation within the arms
    NotShown,             ///< not statistically significant, which does not mean that there is no difference
    NotShownAmongMany,    ///< the interval excludes zero, but the corrected p value is not significant
    Shown,
    ShownButSmall,        ///< significant, but smaller than the relevant difference
    NoRelevantDifference,
};

ComparisonFinding findingOf(const ComparisonSummary &compared);

/// Returns the conclusion for display, with the number of cases and, for tested differences, the interval. Does not call an arm better, because a lower value
/// can be good or bad.
QString sentence(const ComparisonSummary &compared);

} // namespace outcrop
