// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiments/plantable.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "models/budget/budgetvaluetext.h"
#include "models/experiments/metrictext.h"
#include "models/response/responselabels.h"

#include <QCoreApplication>
#include <QLocale>

namespace outcrop {

namespace {

struct PlanWords {
    Q_DECLARE_TR_FUNCTIONS(ExperimentPlan)
};

TableCell tokenCell(const TokenCount &count)
{
    const QString number = groupedNumber(count.tokens, QLocale());
    return TableCell::fromMeasurement(
        count.isExact() ? number : QStringLiteral("≈ ") + number, QString::number(count.tokens), kindText(count));
}

TableCell costCell(const std::optional<Cost> &cost)
{
    return TableCell::fromMeasurement(costText(cost), cost ? decimalText(*cost) : QString());
}

TableCell percentCell(double share)
{
    return TableCell::fromMeasurement(
        withPercentSign(QLocale().toString(share * 100, 'f', 0), QLocale()), QString::number(share, 'f', 4));
}

TableCell effectSizeCell(const std::optional<double> &size)
{
    return size ? TableCell::fromMeasurement(QLocale().toString(*size, 'f', 2), QString::number(*size, 'g', 6))
                : TableCell::fromMeasurement(QStringLiteral("–"), {});
}

/// Returns the required number of cases, or `not achievable` if no number is sufficient.
TableCell requiredCasesCell(const std::optional<qint64> &neededCases)
{
    return neededCases ? TableCell::fromNumber(*neededCases) : TableCell::fromMeasurement(PlanWords::tr("not achievable"), {});
}

QStringList providersOf(const ExperimentPlan &plan)
{
    QStringList names;
    for (const PlannedArm &arm : plan.arms) {
        if (!names.contains(arm.provider))
            names += arm.provider;
        if (const QString judge = arm.judge.section(u'/', 0, 0); !judge.isEmpty() && !names.contains(judge))
            names += judge;
    }
    for (const PlannedRequest &request : plan.requests.requests) {
        if (request.cause == RequestCause::ToolReply && !names.contains(request.provider))
            names += request.provider;
    }
    return names;
}

/// Returns the row of the model that simulates the tools, with the maximum number of its calls and their maximum cost.
ValueRow toolModelRow(const PlannedRequest &request)
{
    const QString count = QString::number(request.maxCount);
    //: Cell of the table of arms; %1 is a maximum number of calls, or a maximum price
    const QString most = PlanWords::tr("up to %1");
    const std::optional<Cost> cost = request.cost * request.maxCount;
    return {request.provider + u'/' + request.model + QStringLiteral("/tools"), {},
        {TableCell::fromText(PlanWords::tr("simulated tools")), TableCell::fromText(request.provider), TableCell::fromText(request.model),
            TableCell::fromMeasurement(most.arg(groupedNumber(request.maxCount, QLocale())), count), TableCell::fromMeasurement(QStringLiteral("–"), {}),
            TableCell::fromMeasurement(cost ? most.arg(costText(cost)) : costText(cost), cost ? decimalText(*cost) : QString())}};
}

QString designText(const ExperimentSetup &setup)
{
    return setup.design == ExperimentDesign::Paired
        ? PlanWords::tr("Each case is sent to every arm, in random order (seed %1).").arg(setup.seed)
        : PlanWords::tr("Each case is sent to one random arm (seed %1).").arg(setup.seed);
}

} // namespace

ValueTable planArmsTable(const ExperimentPlan &plan)
{
    //: Column titles of a table with the arms of an experiment and their cost
    ValueTable table{{PlanWords::tr("Arm"), PlanWords::tr("Provider"), PlanWords::tr("Model"), PlanWords::tr("Calls"),
                         PlanWords::tr("Tokens per request"), PlanWords::tr("Cost")},
        {}};
    for (const PlannedArm &arm : plan.arms)
        table.rows += ValueRow{arm.name, {},
            {TableCell::fromText(arm.name), TableCell::fromText(arm.provider), TableCell::fromText(arm.model),
                TableCell::fromNumber(plan.callsProviders() ? arm.calls : 0), tokenCell(arm.request),
                costCell(plan.callsProviders() ? arm.cost : std::optional(Cost()))}};
    for (const PlannedArm &arm : plan.arms) {
        if (arm.judgments > 0)
            //: Row of the table of arms: the calls of the judge that scores the responses of an arm; %1 is the name of the arm
            table.rows += ValueRow{arm.name + QStringLiteral("/judge"), {},
                {TableCell::fromText(PlanWords::tr("judge for %1").arg(arm.name)),
                    TableCell::fromText(arm.judge.section(u'/', 0, 0)),
                    TableCell::fromText(arm.judge.section(u'/', 1)), TableCell::fromNumber(arm.judgments),
                    TableCell::fromMeasurement(QStringLiteral("–"), {}), costCell(arm.judgeCost)}};
    }
    for (const PlannedRequest &one : plan.requests.requests) {
        if (one.cause == RequestCause::ToolReply)
            table.rows += toolModelRow(one);
    }
    return table;
}

ValueTable planPowerTable(const ExperimentPlan &plan)
{
    //: Column titles of a table with the detectable effects per metric, in standard deviations
    ValueTable table{
        {PlanWords::tr("Metric"), PlanWords::tr("Effect"), PlanWords::tr("Power"), PlanWords::tr("Required cases"),
            PlanWords::tr("Smallest detectable effect"), PlanWords::tr("Effect source")},
        {}};
    for (const MetricPower &one : plan.power)
        table.rows += ValueRow{infoOf(one.metric).name, {},
            {TableCell::fromText(metricTitle(one.metric)), effectSizeCell(one.effect), percentCell(one.power),
                requiredCasesCell(one.neededCases), effectSizeCell(one.smallestEffect), TableCell::fromText(one.basis)}};
    return table;
}

QString planText(const ExperimentPlan &plan)
{
    const ExperimentSetup &setup = plan.loadedExperiment.setup;
    QStringList lines;
    if (!setup.description.trimmed().isEmpty())
        lines += setup.description.trimmed();
    const QLocale locale;
    const QString cases = PlanWords::tr("%n case(s)", nullptr, static_cast<int>(plan.loadedExperiment.cases.size()));
    const QString repeats = setup.repeats == 1 ? PlanWords::tr("once") : PlanWords::tr("%n times", nullptr, setup.repeats);
    //: Line of a plan; %1 is the number of cases, %2 how often each case is sent, %3 the number of trials, %4 the number of remaining trials
    const QString scope = setup.design == ExperimentDesign::Paired ? PlanWords::tr("%1, each %2 per arm: %3 trials, %4 remaining.")
                                                                   : PlanWords::tr("%1, each %2: %3 trials, %4 remaining.");
    lines += scope.arg(cases, repeats, groupedNumber(plan.trials, locale), groupedNumber(plan.remainingTrials, locale)) + sentenceSeparator() + designText(setup);
    if (!plan.callsProviders())
        lines += PlanWords::tr("No API calls, no cost.");
    else if (plan.remainingTrials > 0)
        lines += costConfirmationText(plan);
    if (plan.resumeError)
        lines += explainError(*plan.resumeError);
    return lines.join(u'\n');
}

QString costConfirmationText(const ExperimentPlan &plan)
{
    const QString time = durationText(plan.time());
    const QString certainDuration = plan.isTimeMeasured ? PlanWords::tr("as in the recorded run") : PlanWords::tr("assumed");
    const QString calls = PlanWords::tr("%n call(s)", nullptr, static_cast<int>(plan.remainingCalls()));
    //: Line of a plan; %1 is a number of calls, %2 a list of providers, %3 a price, %4 tokens per response, %5 a duration, %6 the source of the
    //: duration
    const QString text = PlanWords::tr("%1 to %2: duration about %5 (%6), cost about %3, assuming responses of %4 tokens.")
        .arg(calls, providersOf(plan).join(listSeparator()), costText(plan.cost), groupedNumber(plan.responseTokens, QLocale()), time, certainDuration);
    const int tools = plan.toolRequestCount();
    //: Sentence of a plan; %n is a number of requests, %1 a price
    return tools == 0 ? text : text + sentenceSeparator()
            + PlanWords::tr("Simulated tool replies cause at most %n more request(s); the total cost is at most %1.", nullptr, tools).arg(costText(plan.requests.maxTotalCost));
}

QString restartConfirmationText(const ExperimentPlan &plan)
{
    const QString folder = QStringLiteral("experiments/%1/").arg(plan.loadedExperiment.setup.name);
    const int recordedCount = static_cast<int>(plan.recordedTrials);
    QStringList sentences;
    if (recordedCount == 0)
        //: Sentence of a confirmation; %1 is a folder
        sentences += PlanWords::tr("This archives the recorded run in %1 and removes it from reports.").arg(folder);
    else
        //: Sentence of a confirmation; %1 is a folder, %n the number of recorded trials
        sentences += PlanWords::tr("This archives the recorded run with %n trial(s) in %1 and removes it from reports.", nullptr, recordedCount).arg(folder);
    if (plan.callsProviders())
        sentences += PlanWords::tr("Its responses are archived too, so every request is sent again.");
    sentences += plan.callsProviders() ? costConfirmationText(plan) : PlanWords::tr("No API calls, no cost.");
    return sentences.join(sentenceSeparator());
}

} // namespace outcrop
