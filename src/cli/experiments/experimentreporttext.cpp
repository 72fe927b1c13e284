// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/experiments/experimentreporttext.h"

#include "cli/base/table.h"
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
        return QStringLiteral("%1 s").arg((time.count() + 999) / 1000);
    return QStringLiteral("%1 min").arg((time.count() + minute - 1) / minute);
}

QString callsText(const ExperimentPlan &plan)
{
    const QString left = plan.remainingTrials == plan.trials ? QString() : QStringLiteral(", %1 remaining").arg(countText(plan.remainingTrials));
    const ExperimentSetup &setup = plan.loaded.setup;
    return QStringLiteral("%1%2: %3, %4 per case in each of %5").arg(countText(plan.trials), left, countText(plan.loaded.cases.size(), QStringLiteral("case")),
                                                                   countText(setup.repeats, QStringLiteral("trial")), countText(setup.arms.size(), QStringLiteral("arm")));
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
    QString text = QStringLiteral("%1").arg(countText(sum({RequestCause::Prompt}) + marks, QStringLiteral("request")));
    if (marks > 0)
        text += QStringLiteral(", %1 of them to the judge").arg(countText(marks));
    if (const int rounds = sum({RequestCause::ToolRound}); rounds > 0)
        text += QStringLiteral("; up to %1 more with simulated tool replies").arg(countText(rounds));
    if (const int replies = sum({RequestCause::ToolReply}); replies > 0)
        text += QStringLiteral("; up to %1 more to the model that simulates tool results").arg(countText(replies));
    return retries > 0 ? text + QStringLiteral("; up to %1 more if requests are retried (see --retries)").arg(countText(retries)) : text;
}

QString parallelText(const ExperimentPlan &plan)
{
    return plan.concurrency == 1 ? QString() : QStringLiteral(", with %1 in parallel").arg(countText(plan.concurrency, QStringLiteral("trial")));
}

QList<LabeledText> headerOf(const ExperimentPlan &plan)
{
    const QString cost = QStringLiteral("cost");
    QList<LabeledText> lines{{QStringLiteral("trials"), callsText(plan)}};
    if (!plan.callsProviders())
        return lines << LabeledText{cost, QStringLiteral("none: no API calls")};
    const QString source = plan.isTimeMeasured ? QStringLiteral("as in the recorded run") : QStringLiteral("assumed");
    return lines << LabeledText{QStringLiteral("sends"), requestsText(plan)}
                 << LabeledText{cost, QStringLiteral("about %1, with responses of %2 tokens; at most %3")
                                          .arg(toText(plan.cost), countText(plan.responseTokens), toText(plan.requests.maxTotalCost))}
                 << LabeledText{QStringLiteral("time"), QStringLiteral("about %1, at %2 per call (%3)%4").arg(spanText(plan.time()), spanText(plan.callTime), source, parallelText(plan))};
}

void printArms(const Console &console, const ExperimentPlan &plan)
{
    Table table({{QStringLiteral("arm")}, {QStringLiteral("provider")}, {QStringLiteral("model")}, {QStringLiteral("calls"), Table::Align::Right},
                 {QStringLiteral("tokens per request"), Table::Align::Right}, {QStringLiteral("cost"), Table::Align::Right}});
    for (const PlannedArm &arm : plan.arms)
        table.addRow(
            {arm.name, arm.provider, arm.model, plan.callsProviders() ? countText(arm.calls) : QStringLiteral("none"),
                toText(arm.request), toText(arm.cost)});
    for (const PlannedArm &arm : plan.arms) {
        if (arm.judgments > 0)
            table.addRow({QStringLiteral("judge for ") + arm.name, arm.judge.section(u'/', 0, 0), arm.judge.section(u'/', 1), countText(arm.judgments), {}, toText(arm.judgeCost)});
    }
    for (const PlannedRequest &one : plan.requests.requests) {
        if (one.cause == RequestCause::ToolReply)
            table.addRow({QStringLiteral("simulated tools"), one.provider, one.model, QStringLiteral("up to %1").arg(countText(one.maxCount)), {},
                QStringLiteral("at most %1").arg(toText(one.cost * one.maxCount))});
    }
    writeTable(console.out, table);
}

void printPower(const Console &console, const ExperimentPlan &plan)
{
    const PowerGoal &goal = plan.loaded.setup.goal;
    Table table({{QStringLiteral("metric")}, {QStringLiteral("effect"), Table::Align::Right}, {QStringLiteral("power"), Table::Align::Right},
                 {QStringLiteral("required cases"), Table::Align::Right}, {QStringLiteral("smallest detectable effect"), Table::Align::Right}, {QStringLiteral("effect source")}});
    for (const MetricPower &one : plan.power)
        table.addRow({infoOf(one.metric).name, valueText(one.effect), QStringLiteral("%1%").arg(100 * one.power, 0, 'f', 1),
                      one.neededCases ? countText(*one.neededCases) : QStringLiteral("not achievable"),
                      one.smallestEffect ? valueText(*one.smallestEffect) : QStringLiteral("-"), one.basis});
    writeLine(console.out, QString());
    writeSentence(console.out, QStringLiteral("Power: effects in standard deviations, family-wise error rate %1% over %2, target power %3%")
                               .arg(100 * goal.alpha)
                               .arg(countText(plan.loaded.setup.tests(), QStringLiteral("test")))
                               .arg(100 * goal.power));
    writeTable(console.out, table);
}

/// Prints the pass rates, and each failed assertion.
void printAssertions(const Console &console, const AssertionSummary &summary)
{
    writeLine(console.out, QString());
    writeLine(console.out, QStringLiteral("Assertions: required pass rate %1%").arg(100 * summary.required));
    for (const AssertionRate &one : summary.arms)
        writeLine(console.out, QStringLiteral("%1: %2 of %3 trials passed").arg(one.arm, countText(one.passed), countText(one.trials)));
    Table table({{QStringLiteral("arm")}, {QStringLiteral("case")}, {QStringLiteral("failed assertion")}, {QStringLiteral("details")}});
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
    writeSentence(console.out, QStringLiteral("Experiment %1").arg(report.setup.name));
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
    command.add_option("NAME", name, "Name of the experiment: experiments/NAME.yaml")->type_name("NAME")->required()->group("Experiment");
}

} // namespace outcrop
