// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/assertionresults.h"
#include "core/experiments/bootstrap.h"
#include "core/experiments/experimentsetup.h"
#include "core/experiments/mcnemar.h"
#include "core/experiments/sentence.h"
#include "core/experiments/stoppingrule.h"
#include "core/experiments/trialresult.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"

namespace outcrop {

/// The values of one metric in one arm. Each case counts once, as the mean of its trials.
struct ArmValues {
    QString arm;
    QStringList items;    ///< IDs of the cases that have a value
    QList<double> values; ///< values of the cases in `items`, for plots
    std::optional<SampleDescription> description;
    qsizetype missing = 0; ///< cases that were tried but have no value
};

/// The comparison of two arms for one metric. Differences are first - second. Results of tests that are not applicable are nullopt.
struct ArmComparison {
    QString first;
    QString second;
    bool isPaired = true;
    qsizetype firstCount = 0; ///< number of cases; the same for both arms in a paired design
    qsizetype secondCount = 0;
    double firstMean = 0; ///< mean of the compared cases
    double secondMean = 0;
    bool varies = true;                ///< false if all values of both arms are equal
    std::optional<double> change;      ///< difference in percent of the second mean; nullopt if that mean is not positive or the metric is itself a percentage
    QList<double> differences;         ///< paired differences, for plots
    qsizetype omittedCases = 0;             ///< cases that were tried but do not have a value in both arms
    std::optional<TTest> t;            ///< paired t test, or Welch's t test
    std::optional<SignedRank> ranks;   ///< only for paired designs
    std::optional<Interval> bootstrap; ///< interval of the mean difference: BCa, or percentile if BCa is not available
    std::optional<double> effectSize;  ///< d_z of pairs, or Hedges' g of independent arms
    std::optional<PairedOutcomes> outcomes; ///< for a paired yes/no metric without repeats
    std::optional<McNemar> mcnemar;
    std::optional<AnytimeState> anytime; ///< set if the experiment has a stopping rule; p and `interval` then come from it
    std::optional<double> p;         ///< p value of the test that is used
    std::optional<double> adjustedP; ///< after Holm's correction for all tests of the experiment
    std::optional<Interval> interval; ///< interval of the mean difference, from the same test; from the bootstrap for the rank test
    QString test; ///< name of the test: `paired t test`
    ComparisonFinding finding = ComparisonFinding::NoData;
    std::optional<double> predictedChange = {}; ///< predicted change in percent, for the first arm of the experiment
    QString sentence; ///< conclusion for display, with the prediction if there is one
};

/// The values and comparisons for one metric.
struct MetricReport {
    Metric metric = Metric::Tokens;
    std::optional<double> relevantDifference;
    QList<ArmValues> arms;
    QList<ArmComparison> comparisons;
};

/// The evaluation of a run. Unknown values are nullopt or empty.
struct ExperimentReport {
    ExperimentSetup setup;
    qsizetype planned = 0; ///< number of trials, without warm-ups
    qsizetype completedTrials = 0;
    qsizetype failed = 0;
    qsizetype cases = 0;
    RunEnd end = RunEnd::Open;
    QDateTime startTime;
    QString counter;       ///< tokenizer or provider that counted the tokens
    bool hasExactTokens = true;
    QStringList cautions;  ///< see reportCautions()
    QList<MetricReport> metrics;
    std::optional<AssertionSummary> assertions = {}; ///< nullopt if the assertions are not measured
};

ExperimentReport createReport(const ExperimentSetup &setup, const RunRecord &record);

/// The confidence level of each comparison's interval. The bootstrap uses the seed of the experiment.
inline constexpr double reportConfidence = 0.95;

} // namespace outcrop
