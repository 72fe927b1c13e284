// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reportcautions.h"

#include "core/experiments/experimentsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

QString endCaution(const ExperimentReport &report)
{
    if (report.end == RunEnd::Open && !report.setup.stop)
        return experimentsmessages::openWithoutRule(report.completedTrials, report.planned);
    if (report.end == RunEnd::Open)
        return experimentsmessages::open(report.completedTrials, report.planned);
    if (report.end == RunEnd::RuleStopped)
        return experimentsmessages::stoppedByRule(report.completedTrials, report.planned);
    return {};
}

QString failureCaution(const ExperimentReport &report)
{
    if (report.failed == 0)
        return {};
    return experimentsmessages::failedTrials(report.failed, report.completedTrials);
}

QString scoreCaution(const RunRecord &record)
{
    const auto unmarkedCount = std::count_if(record.results.begin(), record.results.end(),
        [](const TrialResult &one) { return one.failure == noJudgeScore; });
    if (unmarkedCount == 0)
        return {};
    return experimentsmessages::unscoredTrials(unmarkedCount, record.results.size());
}

/// Returns the number of tests in the report, for which p is corrected. Comparisons that could not be tested do not count.
qsizetype countTests(const ExperimentReport &report)
{
    qsizetype tests = 0;
    for (const MetricReport &metric : report.metrics)
        tests += std::count_if(metric.comparisons.begin(), metric.comparisons.end(), [](const ArmComparison &one) { return one.p.has_value(); });
    return tests;
}

bool measuresTime(const ExperimentSetup &setup)
{
    return setup.hasMetric(Metric::Latency) || setup.hasMetric(Metric::FirstToken);
}

} // namespace

QStringList reportCautions(const ExperimentReport &report, const RunRecord &record)
{
    const ExperimentSetup &setup = report.setup;
    QStringList cautions{endCaution(report), failureCaution(report), scoreCaution(record)};
    if (setup.stop)
        cautions.append(experimentsmessages::sequentialTest());
    if (!report.hasExactTokens && (setup.hasMetric(Metric::Tokens) || setup.hasMetric(Metric::Overhead)))
        cautions.append(experimentsmessages::tokensEstimated(report.counter));
    if (record.isReplay)
        cautions.append(experimentsmessages::responsesReplayed());
    if (setup.repeats > 1)
        cautions.append(experimentsmessages::trialsAveraged(setup.repeats));
    if (!setup.bypassesCaches && measuresTime(setup))
        cautions.append(experimentsmessages::cachesAllowed());
    if (countTests(report) > 1)
        cautions.append(experimentsmessages::correctedP());
    cautions.removeAll(QString());
    return cautions;
}

} // namespace outcrop
