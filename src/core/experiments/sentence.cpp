// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/sentence.h"

#include "core/experiments/experimentcases.h"
#include "core/experiments/numbertext.h"

#include <cmath>

namespace outcrop {
namespace {

constexpr qsizetype fewCases = 20;
constexpr QStringView caution = u" So few cases say little about others.";

/// `{name}` stands for a value of values().
QString templateOf(ComparisonFinding finding)
{
    switch (finding) {
    case ComparisonFinding::NoData:
        return QStringLiteral("There is nothing to compare in {quantity}: {cases}.");
    case ComparisonFinding::NoVariation:
        return QStringLiteral("In {quantity}, every value was {firstMean} ({cases}): nothing here can show a difference, or that there is none.");
    case ComparisonFinding::NotTested:
        return QStringLiteral("In {quantity}, “{first}” had {firstMean} on average and “{second}” {secondMean} ({cases}); this was not tested.");
    case ComparisonFinding::NotShown:
        return QStringLiteral("In {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). "
                              "These data fit a mean difference from {low} to {high} ({confidence} interval), so they do not show that there is none.");
    case ComparisonFinding::NotShownAmongMany:
        return QStringLiteral("In {quantity}, no difference was shown, as it is one of {tests} that were tested: {firstMean} with “{first}”, {secondMean} with "
                              "“{second}” ({cases}, {p}). Taken alone these data fit a mean difference from {low} to {high} ({confidence} interval).");
    case ComparisonFinding::Shown:
        return QStringLiteral("In {quantity}, “{first}” was {change} than “{second}”: {firstMean} against {secondMean} on average ({cases}, {p}). "
                              "These data fit a mean difference from {low} to {high} ({confidence} interval).");
    case ComparisonFinding::ShownButSmall:
        return QStringLiteral("In {quantity}, “{first}” was {change} than “{second}”, but by less than the {relevant} that matter: {firstMean} against {secondMean} "
                              "on average ({cases}, {p}). These data fit a mean difference from {low} to {high} ({confidence} interval).");
    case ComparisonFinding::NoRelevantDifference:
        return QStringLiteral("In {quantity}, any mean difference is smaller than the {relevant} that matter: {firstMean} with “{first}”, {secondMean} with “{second}” "
                              "({cases}; {confidence} interval from {low} to {high}).");
    }
    return {};
}

QString changeText(const Compared &compared)
{
    const double difference = compared.firstMean - compared.secondMean;
    const QString direction = difference < 0 ? QStringLiteral("lower") : QStringLiteral("higher");
    if (!compared.tellsChange || !(compared.secondMean > 0)) // a share of nothing, or of what may be negative, says nothing
        return direction;
    return percentText(100 * difference / compared.secondMean) + u' ' + direction;
}

QString casesText(const Compared &compared)
{
    if (compared.isPaired)
        return QStringLiteral("%1 cases in both").arg(compared.firstCount);
    return QStringLiteral("%1 and %2 cases").arg(compared.firstCount).arg(compared.secondCount);
}

QString testText(const Compared &compared)
{
    const QString p = QStringLiteral("p = ") + pText(compared.p.value_or(1));
    return compared.tests > 1 ? p + QStringLiteral(" corrected for %1 tests").arg(compared.tests) : p;
}

QHash<QString, QString> values(const Compared &compared)
{
    const Interval interval = compared.interval.value_or(Interval());
    return {{QStringLiteral("quantity"), compared.quantity},
            {QStringLiteral("first"), compared.first},
            {QStringLiteral("second"), compared.second},
            {QStringLiteral("firstMean"), valueText(compared.firstMean)},
            {QStringLiteral("secondMean"), valueText(compared.secondMean)},
            {QStringLiteral("cases"), casesText(compared)},
            {QStringLiteral("change"), changeText(compared)},
            {QStringLiteral("p"), testText(compared)},
            {QStringLiteral("tests"), QString::number(compared.tests)},
            {QStringLiteral("low"), valueText(interval.low)},
            {QStringLiteral("high"), valueText(interval.high)},
            {QStringLiteral("confidence"), QStringLiteral("%1 %").arg(100 * compared.confidence)},
            {QStringLiteral("relevant"), valueText(compared.relevant.value_or(0))}};
}

bool isSmall(const Compared &compared)
{
    return compared.relevant && compared.interval->low > -*compared.relevant && compared.interval->high < *compared.relevant;
}

} // namespace

ComparisonFinding findingOf(const Compared &compared)
{
    if (compared.firstCount == 0 || compared.secondCount == 0)
        return ComparisonFinding::NoData;
    if (!compared.varies)
        return ComparisonFinding::NoVariation;
    if (!compared.p || !compared.interval || std::isnan(*compared.p))
        return ComparisonFinding::NotTested;
    const bool shown = *compared.p < compared.alpha && !compared.interval->holds(0);
    if (isSmall(compared))
        return shown ? ComparisonFinding::ShownButSmall : ComparisonFinding::NoRelevantDifference;
    if (shown)
        return ComparisonFinding::Shown;
    return compared.interval->holds(0) ? ComparisonFinding::NotShown : ComparisonFinding::NotShownAmongMany;
}

QString sentence(const Compared &compared)
{
    const ComparisonFinding finding = findingOf(compared);
    const QString text = filled(templateOf(finding), values(compared));
    const bool few = finding != ComparisonFinding::NoData && qMin(compared.firstCount, compared.secondCount) < fewCases;
    return few ? text + caution : text;
}

} // namespace outcrop
