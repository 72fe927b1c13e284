// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/reporttables.h"

#include "core/base/joinedtext.h"
#include "core/base/textwidth.h"
#include "core/experiments/experimentsmessages.h"
#include "core/experiments/numbertext.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString missing = QStringLiteral("-");

QString textOf(const std::optional<double> &value)
{
    return value ? valueText(*value) : missing;
}

QString pCell(const std::optional<double> &p)
{
    return p ? pValueText(*p) : missing;
}

QString changeText(const std::optional<double> &change)
{
    if (!change)
        return missing;
    const QString percent = percentText(*change);
    return *change == 0 ? percent : *change < 0 ? experimentsmessages::lowerBy(percent) : experimentsmessages::higherBy(percent);
}

QString countsText(const ArmComparison &one)
{
    return one.isPaired ? QString::number(one.firstCount) : QString::number(one.firstCount) + listSeparator() + QString::number(one.secondCount);
}

QStringList rowOf(const ArmComparison &one)
{
    const QString interval = one.interval ? experimentsmessages::interval(valueText(one.interval->low), valueText(one.interval->high)) : missing;
    return {one.first, one.second, countsText(one), textOf(one.firstMean), textOf(one.secondMean), changeText(one.change),
            valueText(one.firstMean - one.secondMean), interval, one.test.isEmpty() ? missing : one.test, pCell(one.p), pCell(one.adjustedP),
            textOf(one.effectSize)};
}

QString orderText(const ExperimentSetup &setup)
{
    return setup.design == ExperimentDesign::Paired ? experimentsmessages::pairedDesign()
                                                    : experimentsmessages::unpairedDesign();
}

} // namespace

QStringList alignedLines(const QList<LabeledText> &lines)
{
    qsizetype width = 0;
    for (const LabeledText &line : lines)
        width = std::max(width, textWidth(line.label) + 2);
    QStringList alignedCells;
    for (const LabeledText &line : lines)
        alignedCells.append(padToWidth(line.label, width) + line.text);
    return alignedCells;
}

QStringList reportHeaderLines(const ExperimentReport &report)
{
    QStringList arms;
    for (const ExperimentArm &arm : report.setup.arms)
        arms.append(arm.name);
    return alignedLines({
        {experimentsmessages::armsLabel(), arms.join(listSeparator())},
        {experimentsmessages::casesLabel(),
            experimentsmessages::casesText(report.cases, experimentsmessages::trialsOfCase(report.setup.repeats), experimentsmessages::warmUps(report.setup.warmUpCalls))},
        {experimentsmessages::designLabel(), experimentsmessages::designText(orderText(report.setup), report.setup.seed)},
        {experimentsmessages::trialsLabel(), experimentsmessages::trialsText(report.completedTrials, report.planned, report.failed)},
    });
}

ReportTable armsTable(const MetricReport &metric)
{
    ReportTable table;
    table.titles = {experimentsmessages::armTitle(), experimentsmessages::casesLabel(), experimentsmessages::meanTitle(),
                    experimentsmessages::deviationTitle(), experimentsmessages::minimumTitle(), experimentsmessages::medianTitle(),
                    experimentsmessages::maximumTitle(), experimentsmessages::withoutValue()};
    for (const ArmValues &arm : metric.arms) {
        const SampleDescription found = arm.description.value_or(SampleDescription());
        const auto cell = [&arm](double value) { return arm.description ? valueText(value) : missing; };
        table.rows.append({arm.arm, QString::number(found.count), cell(found.meanValue), textOf(found.deviation), cell(found.minimum), cell(found.medianValue),
                           cell(found.maximum), QString::number(arm.missing)});
    }
    return table;
}

ReportTable comparisonsTable(const MetricReport &metric)
{
    ReportTable table;
    table.titles = {experimentsmessages::firstTitle(), experimentsmessages::secondTitle(), experimentsmessages::casesLabel(), experimentsmessages::meanOfFirst(),
                    experimentsmessages::meanOfSecond(), experimentsmessages::changeTitle(), experimentsmessages::differenceTitle(),
                    experimentsmessages::intervalOfDifference(), experimentsmessages::testTitle(), QStringLiteral("p"), QStringLiteral("p (Holm)"),
                    experimentsmessages::effectTitle()};
    for (const ArmComparison &one : metric.comparisons)
        table.rows.append(rowOf(one));
    return table;
}

QString metricHeading(Metric metric)
{
    const MetricInfo &info = infoOf(metric);
    return info.unit.isEmpty() || info.unit == u"tokens" ? metricQuantity(metric) : detailedText(metricQuantity(metric), info.unit);
}

} // namespace outcrop
