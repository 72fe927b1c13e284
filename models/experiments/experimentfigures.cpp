// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiments/experimentfigures.h"

#include "core/base/localnumbers.h"
#include "core/experiments/distributions.h"
#include "models/experiments/metrictext.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace outcrop {

namespace {

struct ExperimentWords {
    Q_DECLARE_TR_FUNCTIONS(ExperimentFigures)
};

TableCell numberCell(Metric metric, const std::optional<double> &value)
{
    if (!value || !std::isfinite(*value))
        return TableCell::fromMeasurement(QStringLiteral("–"), {});
    return TableCell::fromMeasurement(
        metricText(metric, *value), QString::number(*value, 'g', QLocale::FloatingPointShortest));
}

TableCell plainCell(const std::optional<double> &value, int digits)
{
    if (!value || !std::isfinite(*value))
        return TableCell::fromMeasurement(QStringLiteral("–"), {});
    return TableCell::fromMeasurement(
        windowLocale().toString(*value, 'f', digits), QString::number(*value, 'g', QLocale::FloatingPointShortest));
}

TableCell pValueCell(const std::optional<double> &p)
{
    return TableCell::fromMeasurement(
        pValueLabel(p), p ? QString::number(*p, 'g', QLocale::FloatingPointShortest) : QString());
}

std::optional<double> lowOf(const std::optional<Interval> &interval)
{
    return interval ? std::optional(interval->low) : std::nullopt;
}

std::optional<double> highOf(const std::optional<Interval> &interval)
{
    return interval ? std::optional(interval->high) : std::nullopt;
}

/// Returns the confidence interval of a mean by Student's t distribution; nullopt for fewer than two values.
std::optional<Interval> meanInterval(const SampleDescription &sample)
{
    if (sample.count < 2 || !sample.deviation)
        return std::nullopt;
    const double degrees = static_cast<double>(sample.count - 1);
    const double halfWidth = studentQuantile(0.5 + reportConfidence / 2, degrees) * *sample.deviation / std::sqrt(static_cast<double>(sample.count));
    return Interval{sample.meanValue - halfWidth, sample.meanValue + halfWidth};
}

QString noteOf(Metric metric, double meanValue, const std::optional<Interval> &interval)
{
    const QString text = metricText(metric, meanValue);
    //: %1 is a mean, %2 its interval
    return interval ? ExperimentWords::tr("%1 (%2)").arg(text, metricText(metric, *interval)) : text;
}

PlotRow armRow(Metric metric, const ArmValues &arm)
{
    PlotRow row{arm.arm, arm.arm};
    for (qsizetype i = 0; i < arm.values.size(); ++i)
        row.points += PlotPoint{arm.values.at(i), arm.items.value(i)};
    if (!arm.description)
        return row;
    row.box = Interval{arm.description->lowerQuartile, arm.description->upperQuartile};
    row.medianValue = arm.description->medianValue;
    row.meanValue = arm.description->meanValue;
    row.interval = meanInterval(*arm.description);
    row.note = noteOf(metric, *row.meanValue, row.interval);
    //: %1 is the name of an arm, %2 its mean and interval
    row.tip = ExperimentWords::tr("%1: mean %2, %n case(s)", nullptr, static_cast<int>(arm.values.size())).arg(arm.arm, row.note);
    return row;
}

ValueRow armCells(Metric metric, const ArmValues &arm)
{
    const std::optional<SampleDescription> &found = arm.description;
    const auto value = [&](double SampleDescription::*part) { return numberCell(metric, found ? std::optional(*found.*part) : std::nullopt); };
    const std::optional<Interval> interval = found ? meanInterval(*found) : std::nullopt;
    return {arm.arm, {},
        {TableCell::fromText(arm.arm), TableCell::fromNumber(arm.values.size()), value(&SampleDescription::meanValue),
            numberCell(metric, lowOf(interval)), numberCell(metric, highOf(interval)),
            numberCell(metric, found ? found->deviation : std::nullopt), value(&SampleDescription::minimum),
            value(&SampleDescription::lowerQuartile), value(&SampleDescription::medianValue),
            value(&SampleDescription::upperQuartile), value(&SampleDescription::maximum),
            TableCell::fromNumber(arm.missing)}};
}

QString pairTitle(const ArmComparison &one)
{
    //: %1 and %2 are arms of an experiment; their difference is the first minus the second
    return ExperimentWords::tr("%1 − %2").arg(one.first, one.second);
}

PlotRow comparisonRow(Metric metric, const ArmComparison &one, const QList<ArmValues> &arms)
{
    PlotRow row{pairTitle(one), pairTitle(one)};
    const auto arm = std::find_if(arms.begin(), arms.end(), [&](const ArmValues &values) { return values.arm == one.first; });
    const bool areCasesNamed = one.omittedCases == 0 && arm != arms.end() && arm->items.size() == one.differences.size();
    for (qsizetype i = 0; i < one.differences.size(); ++i)
        row.points += PlotPoint{one.differences.at(i), areCasesNamed ? arm->items.at(i) : QString()};
    if (one.firstCount > 0 && one.secondCount > 0)
        row.meanValue = one.firstMean - one.secondMean;
    row.interval = one.interval;
    if (row.meanValue)
        row.note = noteOf(metric, *row.meanValue, row.interval);
    row.tip = one.sentence;
    return row;
}

ValueRow comparisonCells(Metric metric, const ArmComparison &one)
{
    const bool isKnown = one.firstCount > 0 && one.secondCount > 0;
    const auto meanCell = [&](double value) { return numberCell(metric, isKnown ? std::optional(value) : std::nullopt); };
    const QString cases = one.isPaired ? groupedNumber(one.firstCount, windowLocale()) : ExperimentWords::tr("%1 and %2").arg(one.firstCount).arg(one.secondCount);
    return {pairTitle(one), {},
        {TableCell::fromText(pairTitle(one)), TableCell::fromMeasurement(cases, QString::number(one.firstCount)),
            meanCell(one.firstMean), meanCell(one.secondMean), meanCell(one.firstMean - one.secondMean),
            numberCell(metric, lowOf(one.interval)), numberCell(metric, highOf(one.interval)),
            plainCell(one.change, 2), pValueCell(one.p), pValueCell(one.adjustedP), plainCell(one.effectSize, 2),
            TableCell::fromText(one.test)}};
}

QString conclusionText(const MetricReport &metric)
{
    QStringList sentences;
    for (const ArmComparison &one : metric.comparisons)
        sentences += one.sentence;
    return sentences.join(u'\n');
}

} // namespace

ExperimentFigure distributionFigure(const MetricReport &metric)
{
    ExperimentFigure figure;
    figure.plot.axis = metricUnit(metric.metric);
    //: Column headings: the distribution of the values of an arm of an experiment
    figure.table.headers = {ExperimentWords::tr("Arm"), ExperimentWords::tr("Cases"), ExperimentWords::tr("Mean"), ExperimentWords::tr("95% CI lower bound"), ExperimentWords::tr("95% CI upper bound"), ExperimentWords::tr("Standard deviation"), ExperimentWords::tr("Minimum"),
        ExperimentWords::tr("Lower quartile"), ExperimentWords::tr("Median"), ExperimentWords::tr("Upper quartile"), ExperimentWords::tr("Maximum"), ExperimentWords::tr("Missing values")};
    for (const ArmValues &arm : metric.arms) {
        figure.plot.rows += armRow(metric.metric, arm);
        figure.table.rows += armCells(metric.metric, arm);
    }
    figure.plot.computeRange();
    figure.sentence = conclusionText(metric);
    return figure;
}

ExperimentFigure differenceFigure(const MetricReport &metric)
{
    ExperimentFigure figure;
    figure.plot.axis = metricUnit(metric.metric);
    figure.plot.marksZero = true;
    figure.plot.smallestRelevant = metric.relevantDifference;
    if (metric.relevantDifference)
        //: %1 is a number with its unit
        figure.plot.relevantTitle = ExperimentWords::tr("Differences up to %1 are too small to matter").arg(metricText(metric.metric, *metric.relevantDifference));
    //: Column headings: the difference between two arms of an experiment
    figure.table.headers = {ExperimentWords::tr("Difference"), ExperimentWords::tr("Cases"), ExperimentWords::tr("Mean of the first arm"), ExperimentWords::tr("Mean of the second arm"), ExperimentWords::tr("Mean difference"), ExperimentWords::tr("95% CI lower bound"),
        ExperimentWords::tr("95% CI upper bound"), ExperimentWords::tr("Change (%)"), ExperimentWords::tr("p"), ExperimentWords::tr("p (Holm)"), ExperimentWords::tr("Effect size"), ExperimentWords::tr("Test")};
    for (const ArmComparison &one : metric.comparisons) {
        figure.plot.rows += comparisonRow(metric.metric, one, metric.arms);
        figure.table.rows += comparisonCells(metric.metric, one);
    }
    figure.plot.computeRange();
    figure.sentence = conclusionText(metric);
    return figure;
}

QList<MetricFigures> metricFigures(const ExperimentReport &report)
{
    QList<MetricFigures> all;
    for (const MetricReport &metric : report.metrics)
        all += MetricFigures{metric.metric, distributionFigure(metric), differenceFigure(metric)};
    return all;
}

} // namespace outcrop
