// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentreporttext.h"

#include "cli/base/table.h"
#include "cli/experiments/experimentsoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/experiments/numbertext.h"
#include "core/experiments/reporttables.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <numeric>

namespace outcrop {
namespace {

/// Prints a table. The first `names` columns are left-aligned, the others are numbers.
void print(const Console &console, const ReportTable &rows, qsizetype names)
{
    QList<Table::Column> columns;
    for (const QString &title : rows.titles)
        columns.append({title, columns.size() < names ? Table::Align::Left : Table::Align::Right});
    Table table(columns);
    for (const QStringList &row : rows.rows)
        table.addRow(row);
    writeTable(console.out, table);
}

QString spanText(std::chrono::milliseconds time)
{
    constexpr qint64 minute = 60'000;
    if (time.count() < minute)
        return withSeconds(QString::number((time.count() + 999) / 1000));
    return QStringLiteral("%1 min").arg((time.count() + minute - 1) / minute);
}

QString callsText(const ExperimentPlan &plan)
{
    const ExperimentSetup &setup = plan.loadedExperiment.setup;
    const QString cases = experimentsoutput::cases(plan.loadedExperiment.cases.size(), countText(plan.loadedExperiment.cases.size()));
    const QString repeats = experimentsoutput::trials(setup.repeats, countText(setup.repeats));
    const QString arms = experimentsoutput::arms(setup.arms.size(), countText(setup.arms.size()));
    return plan.remainingTrials == plan.trials ? experimentsoutput::plannedTrials(countText(plan.trials), cases, repeats, arms)
                                               : experimentsoutput::remainingTrials(countText(plan.trials), countText(plan.remainingTrials), cases, repeats, arms);
}

/// Returns the number of requests, the number of requests to the judge, and the possible tool rounds, tool replies and retries.
QString requestsText(const ExperimentPlan &plan)
{
    const auto sum = [&plan](std::initializer_list<RequestCause> causes) {
        return std::accumulate(plan.requests.requests.begin(), plan.requests.requests.end(), 0, [&causes](int all, const PlannedRequest &one) {
            return all + (std::find(causes.begin(), causes.end(), one.cause) == causes.end() ? 0 : one.maxCount);
        });
    };
    const int marks = sum({RequestCause::Judge});
    const int retries = sum({RequestCause::Retry});
    const int all = sum({RequestCause::Prompt}) + marks;
    QString text = experimentsoutput::requests(all, countText(all));
    if (marks > 0)
        text = experimentsoutput::requestsToJudge(text, countText(marks));
    if (const int rounds = sum({RequestCause::ToolRound}); rounds > 0)
        text = experimentsoutput::toolRounds(text, countText(rounds));
    if (const int replies = sum({RequestCause::ToolReply}); replies > 0)
        text = experimentsoutput::toolReplies(text, countText(replies));
    return retries > 0 ? experimentsoutput::retries(text, countText(retries)) : text;
}

QString planTimeText(const ExperimentPlan &plan)
{
    const MessageText &line = plan.isTimeMeasured ? experimentsoutput::measuredTime : experimentsoutput::assumedTime;
    const QString text = line(spanText(plan.time()), spanText(plan.callTime));
    return plan.concurrency == 1 ? text : experimentsoutput::timeInParallel(plan.concurrency, text, countText(plan.concurrency));
}

QList<LabeledText> headerOf(const ExperimentPlan &plan)
{
    QList<LabeledText> lines{{experimentsoutput::trialsLabel(), callsText(plan)}};
    if (!plan.callsProviders())
        return lines << LabeledText{experimentsoutput::cost(), experimentsoutput::noCost()};
    return lines << LabeledText{experimentsoutput::sendsLabel(), requestsText(plan)}
                 << LabeledText{experimentsoutput::cost(), experimentsoutput::expectedCost(toText(plan.cost), countText(plan.responseTokens), toText(plan.requests.maxTotalCost))}
                 << LabeledText{experimentsoutput::timeLabel(), planTimeText(plan)};
}

void printArms(const Console &console, const ExperimentPlan &plan)
{
    Table table({{experimentsoutput::armColumn()}, {experimentsoutput::providerColumn()}, {experimentsoutput::modelColumn()}, {experimentsoutput::callsColumn(), Table::Align::Right},
                 {experimentsoutput::requestTokensColumn(), Table::Align::Right}, {experimentsoutput::cost(), Table::Align::Right}});
    for (const PlannedArm &arm : plan.arms)
        table.addRow(
            {arm.name, arm.provider, arm.model, plan.callsProviders() ? countText(arm.calls) : experimentsoutput::noCalls(),
                toText(arm.request), toText(arm.cost)});
    for (const PlannedArm &arm : plan.arms) {
        if (arm.judgments > 0)
            table.addRow({experimentsoutput::judgeOfArm(arm.name), arm.judge.section(u'/', 0, 0), arm.judge.section(u'/', 1), countText(arm.judgments), {}, toText(arm.judgeCost)});
    }
    for (const PlannedRequest &one : plan.requests.requests) {
        if (one.cause == RequestCause::ToolReply)
            table.addRow({experimentsoutput::simulatedTools(), one.provider, one.model, experimentsoutput::upTo(countText(one.maxCount)), {},
                experimentsoutput::atMost(toText(one.cost * one.maxCount))});
    }
    writeTable(console.out, table);
}

void printPower(const Console &console, const ExperimentPlan &plan)
{
    const PowerGoal &goal = plan.loadedExperiment.setup.goal;
    Table table({{experimentsoutput::metricColumn()}, {experimentsoutput::effectColumn(), Table::Align::Right}, {experimentsoutput::powerColumn(), Table::Align::Right},
                 {experimentsoutput::requiredCasesColumn(), Table::Align::Right}, {experimentsoutput::smallestEffectColumn(), Table::Align::Right}, {experimentsoutput::effectSourceColumn()}});
    for (const MetricPower &one : plan.power)
        table.addRow({infoOf(one.metric).name, valueText(one.effect), percentageText(one.power, 1),
                      one.neededCases ? countText(*one.neededCases) : experimentsoutput::notAchievable(),
                      one.smallestEffect ? valueText(*one.smallestEffect) : QStringLiteral("-"), one.basis});
    writeLine(console.out, QString());
    const auto tests = plan.loadedExperiment.setup.tests();
    writeSentence(console.out, experimentsoutput::power(tests, 100 * goal.alpha, countText(tests), 100 * goal.power));
    writeTable(console.out, table);
}

/// Prints the pass rates, and each failed assertion.
void printAssertions(const Console &console, const AssertionSummary &summary)
{
    writeLine(console.out, QString());
    writeLine(console.out, experimentsoutput::requiredPassRate(100 * summary.requiredRate));
    for (const AssertionRate &one : summary.arms)
        writeLine(console.out, experimentsoutput::passedTrials(one.arm, countText(one.passedCount), countText(one.trials)));
    Table table({{experimentsoutput::armColumn()}, {experimentsoutput::caseColumn()}, {experimentsoutput::failedAssertionColumn()}, {experimentsoutput::detailsColumn()}});
    for (const TrialResult &result : summary.failed) {
        for (const AssertionVerdict &one : result.failedAssertions)
            table.addRow({result.arm, result.item, one.name, one.reason});
    }
    if (!summary.failed.isEmpty())
        writeTable(console.out, table);
}

} // namespace

void printPlan(const Console &console, const ExperimentPlan &plan)
{
    for (const QString &line : alignedLines(headerOf(plan)))
        writeSentence(console.out, line);
    writeLine(console.out, QString());
    printArms(console, plan);
    printPower(console, plan);
}

void printReport(const Console &console, const ExperimentReport &report)
{
    writeSentence(console.out, experimentsoutput::experiment(report.setup.name));
    for (const QString &line : reportHeaderLines(report))
        writeSentence(console.out, line);
    for (const QString &caution : report.cautions)
        writeSentence(console.out, QStringLiteral("! %1").arg(caution));
    for (const MetricReport &metric : report.metrics) {
        writeLine(console.out, QString());
        writeSentence(console.out, metricHeading(metric.metric));
        print(console, armsTable(metric), 1);
        for (const ArmComparison &one : metric.comparisons)
            writeSentence(console.out, one.sentence);
        if (!metric.comparisons.isEmpty())
            print(console, comparisonsTable(metric), 2);
    }
    if (report.assertions)
        printAssertions(console, *report.assertions);
}

ExitCode failExperiment(const Invocation &invocation, const Error &error)
{
    const bool isName = error.code == ErrorCode::NotFound && error.location.file.isEmpty();
    return isName ? invocation.failUsage(error) : invocation.fail(error);
}

void addExperimentName(CLI::App &command, std::string &name)
{
    command.add_option("NAME", name, QT_TRANSLATE_NOOP("cli", "Name of the experiment: experiments/NAME.yaml"))->type_name("NAME")->required()->group(QT_TRANSLATE_NOOP("cli", "Experiment"));
}

} // namespace outcrop
