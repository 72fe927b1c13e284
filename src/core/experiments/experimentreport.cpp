// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experimentreport.h"

#include "core/base/joinedtext.h"
#include "core/experiments/armcomparison.h"
#include "core/experiments/armvalues.h"
#include "core/experiments/experimentsmessages.h"
#include "core/experiments/holm.h"
#include "core/experiments/reportcautions.h"

#include <cmath>

namespace outcrop {
namespace {

MetricReport createMetricReport(const ExperimentSetup &setup, const RunRecord &record, const RequestedMetric &wanted)
{
    MetricReport report{wanted.metric, wanted.relevantDifference, {}, {}};
    for (const ExperimentArm &arm : setup.arms)
        report.arms.append(armValues(record, arm.name, wanted.metric));
    for (const auto &[first, second] : setup.comparisons()) {
        report.comparisons.append(compareArms(setup, wanted, report.arms.at(first), report.arms.at(second)));
        report.comparisons.last().predictedChange = first == 0 ? wanted.predictedChange : std::nullopt;
    }
    return report;
}

QString changeText(double percent)
{
    return (percent < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(percent), 'f', 1);
}

/// Adds predicted and actual change to the sentence.
void addPrediction(ArmComparison &one)
{
    if (one.predictedChange && one.change)
        one.sentence += sentenceSeparator() + experimentsmessages::prediction(changeText(*one.predictedChange), changeText(*one.change), changeText(*one.change - *one.predictedChange));
}

/// Corrects all p values of the experiment as one family.
void applyHolmCorrection(const ExperimentSetup &setup, QList<MetricReport> &metrics)
{
    QList<double> p;
    for (const MetricReport &metric : metrics) {
        for (const ArmComparison &one : metric.comparisons) {
            if (one.p)
                p.append(*one.p);
        }
    }
    QList<double> adjustedPValues = holmAdjustedPValues(p);
    for (MetricReport &metric : metrics) {
        for (ArmComparison &one : metric.comparisons) {
            if (one.p)
                one.adjustedP = adjustedPValues.takeFirst();
            setConclusion(setup, {metric.metric, metric.relevantDifference}, p.size(), one);
            addPrediction(one);
        }
    }
}

} // namespace

ExperimentReport createReport(const ExperimentSetup &setup, const RunRecord &record)
{
    ExperimentReport report;
    report.setup = setup;
    report.cases = record.cases;
    report.planned = record.planned - setup.warmUpCalls * setup.arms.size();
    report.end = record.end;
    report.startTime = record.startTime;
    for (const TrialResult &result : record.results) {
        report.completedTrials += !result.isWarmUp;
        report.failed += !result.isWarmUp && result.isFailed();
        report.hasExactTokens = report.hasExactTokens && result.hasExactTokens;
        report.counter = result.counter;
    }
    for (const RequestedMetric &wanted : setup.metrics)
        report.metrics.append(createMetricReport(setup, record, wanted));
    applyHolmCorrection(setup, report.metrics);
    report.cautions = reportCautions(report, record);
    report.assertions = assertionSummary(setup, record);
    return report;
}

} // namespace outcrop
