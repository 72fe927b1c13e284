// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reportcautions.h"

#include <algorithm>

namespace outcrop {
namespace {

QString endCaution(const ExperimentReport &report)
{
    if (report.end == RunEnd::Open && !report.setup.stop)
        return QStringLiteral("The run is not finished (%1 of %2 trials): its figures may change, and who looks again and again finds a difference by chance more "
                              "often than p says.").arg(report.made).arg(report.planned);
    if (report.end == RunEnd::Open)
        return QStringLiteral("The run is not finished (%1 of %2 trials): its figures may change.").arg(report.made).arg(report.planned);
    if (report.end == RunEnd::RuleStopped)
        return QStringLiteral("The stop rule ended the run after %1 of %2 trials.").arg(report.made).arg(report.planned);
    return {};
}

QString failureCaution(const ExperimentReport &report)
{
    if (report.failed == 0)
        return {};
    return QStringLiteral("%1 of %2 trials failed. They count as no success and are missing from the other figures of the answer, which then tell of the others only.")
        .arg(report.failed)
        .arg(report.made);
}

QString markCaution(const RunRecord &record)
{
    const auto unmarked = std::count_if(record.results.begin(), record.results.end(), [](const TrialResult &one) { return one.failure == noMark; });
    if (unmarked == 0)
        return {};
    return QStringLiteral("The judge gave no mark that could be read for %1 of %2 answers: these trials failed, and the marks are those of the others only.")
        .arg(unmarked)
        .arg(record.results.size());
}

bool timesAnswers(const ExperimentSetup &setup)
{
    return setup.measures(Metric::Latency) || setup.measures(Metric::FirstToken);
}

} // namespace

QStringList reportCautions(const ExperimentReport &report, const RunRecord &record)
{
    const ExperimentSetup &setup = report.setup;
    QStringList cautions{endCaution(report), failureCaution(report), markCaution(record)};
    if (setup.stop)
        cautions.append(QStringLiteral("A stop rule looks at this experiment: p and intervals are those that hold however often one looks, and are wider than others."));
    if (!report.tokensAreExact && (setup.measures(Metric::Tokens) || setup.measures(Metric::Overhead)))
        cautions.append(QStringLiteral("Tokens are an estimate (%1) and no count; an estimate that errs differently in the arms shows a difference that is not there.").arg(report.counter));
    if (record.isReplay)
        cautions.append(QStringLiteral("Recorded answers were used: the run says nothing that the recording did not."));
    if (setup.repeats > 1)
        cautions.append(QStringLiteral("Each case was asked %1 times in each arm and counts once, by its mean.").arg(setup.repeats));
    if (!setup.bypassesCaches && timesAnswers(setup))
        cautions.append(QStringLiteral("Caches were allowed: times and costs depend on what the provider had seen before."));
    if (setup.tests() > 1)
        cautions.append(QStringLiteral("p is corrected for all tests together (Holm); each interval holds by itself, not all of them at once."));
    cautions.removeAll(QString());
    return cautions;
}

} // namespace outcrop
