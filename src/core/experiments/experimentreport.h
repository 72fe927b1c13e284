// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/bootstrap.h"
#include "core/experiments/experimentsetup.h"
#include "core/experiments/mcnemar.h"
#include "core/experiments/sentence.h"
#include "core/experiments/stoppingrule.h"
#include "core/experiments/trialresult.h"
#include "core/experiments/ttest.h"
#include "core/experiments/wilcoxon.h"

namespace outcrop {

/// One metric in one arm. A case counts once: its value is the mean of its repeats.
struct ArmValues {
    QString arm;
    QStringList items;    ///< the cases that have a value …
    QList<double> values; ///< … and it, for plots
    std::optional<SampleDescription> description;
    qsizetype missing = 0; ///< cases that were tried and have none
};

/// Two arms in one metric. Differences are first - second. What cannot be tested is missing.
struct ArmComparison {
    QString first;
    QString second;
    bool isPaired = true;
    qsizetype firstCount = 0; ///< cases; of pairs both are the same
    qsizetype secondCount = 0;
    double firstMean = 0; ///< of the cases compared
    double secondMean = 0;
    bool varies = true;                ///< false where every value of both arms is the same
    std::optional<double> change;      ///< per cent of the second mean, where that is above 0 and no percentage itself
    QList<double> differences;         ///< of pairs, for plots
    qsizetype leftOut = 0;             ///< pairs of which one side has no value
    std::optional<TTest> t;            ///< paired, or Welch's
    std::optional<SignedRank> ranks;   ///< of pairs
    std::optional<Interval> bootstrap; ///< of the mean difference: BCa, or where there is none the percentile interval
    std::optional<double> size;        ///< d_z of pairs, Hedges' g of independent arms
    std::optional<PairedOutcomes> outcomes; ///< of a metric of yes and no, pairs, one repeat
    std::optional<McNemar> mcnemar;
    std::optional<AnytimeState> anytime; ///< where a stop rule looked: it takes the place of the other tests
    std::optional<double> p;         ///< of the test that counts
    std::optional<double> adjustedP; ///< after Holm's correction for all tests of the experiment
    std::optional<Interval> interval; ///< of the mean difference, by the same test
    QString test; ///< its name: `paired t test`
    ComparisonFinding finding = ComparisonFinding::NoData;
    QString sentence; ///< what it allows to say
};

struct MetricReport {
    Metric metric = Metric::Tokens;
    std::optional<double> relevant;
    QList<ArmValues> arms;
    QList<ArmComparison> comparisons;
};

/// A run, evaluated. A value; says what is not known.
struct ExperimentReport {
    ExperimentSetup setup;
    qsizetype planned = 0; ///< trials, without warm-ups
    qsizetype made = 0;
    qsizetype failed = 0;
    qsizetype cases = 0;
    RunEnd end = RunEnd::Open;
    QDateTime started;
    QString counter;       ///< who counted the tokens
    bool tokensAreExact = true;
    QStringList cautions;  ///< what to keep in mind, a sentence each
    QList<MetricReport> metrics;
};

ExperimentReport reportOn(const ExperimentSetup &setup, const RunRecord &record);

/// One interval of 95 % for every comparison; the seed of its bootstrap is the experiment's.
inline constexpr double reportConfidence = 0.95;

} // namespace outcrop
