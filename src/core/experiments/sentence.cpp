// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/sentence.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/experiments/experimentcases.h"
#include "core/experiments/experimentsmessages.h"
#include "core/experiments/numbertext.h"

#include <cmath>

namespace outcrop {
namespace {

constexpr qsizetype fewCases = 20;

/// Returns the template for a finding. An entry of values() replaces each `{name}`.
QString templateOf(ComparisonFinding finding, qsizetype tests)
{
    switch (finding) {
    case ComparisonFinding::NoData:
        return experimentsmessages::nothingToCompare();
    case ComparisonFinding::NoVariation:
        return experimentsmessages::noVariation();
    case ComparisonFinding::NotTested:
        return experimentsmessages::notTested();
    case ComparisonFinding::NotShown:
        return experimentsmessages::notShown();
    case ComparisonFinding::NotShownAmongMany:
        return tests > 1 ? experimentsmessages::notShownAmongMany() : experimentsmessages::notShownDespiteInterval(); // the test and the interval differ in method
    case ComparisonFinding::Shown:
        return experimentsmessages::shown();
    case ComparisonFinding::ShownButSmall:
        return experimentsmessages::shownButSmall();
    case ComparisonFinding::NoRelevantDifference:
        return experimentsmessages::noRelevantDifference();
    }
    return {};
}

QString changeText(const ComparisonSummary &compared)
{
    const double difference = compared.firstMean - compared.secondMean;
    const bool isLower = difference < 0;
    if (!compared.showsChange || !(compared.secondMean > 0)) // a relative change needs a positive reference
        return isLower ? experimentsmessages::lower() : experimentsmessages::higher();
    const QString percent = percentText(100 * difference / compared.secondMean);
    return isLower ? experimentsmessages::lowerBy(percent) : experimentsmessages::higherBy(percent);
}

QString casesText(const ComparisonSummary &compared)
{
    if (compared.isPaired)
        return experimentsmessages::casesInBoth(compared.firstCount);
    return experimentsmessages::casesInEach(compared.firstCount, compared.secondCount);
}

QString testText(const ComparisonSummary &compared)
{
    const QString p = pValueText(compared.p.value_or(1));
    return compared.tests > 1 ? experimentsmessages::correctedFor(p, experimentsmessages::tests(compared.tests)) : experimentsmessages::uncorrected(p);
}

QHash<QString, QString> values(const ComparisonSummary &compared)
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
            {QStringLiteral("tests"), experimentsmessages::tests(compared.tests)},
            {QStringLiteral("low"), valueText(interval.low)},
            {QStringLiteral("high"), valueText(interval.high)},
            {QStringLiteral("confidence"), withPercentSign(localNumber(QString::number(100 * compared.confidence)))},
            {QStringLiteral("relevant"), valueText(compared.relevantDifference.value_or(0))}};
}

bool isSmall(const ComparisonSummary &compared)
{
    return compared.relevantDifference && compared.interval->low > -*compared.relevantDifference && compared.interval->high < *compared.relevantDifference;
}

} // namespace

ComparisonFinding findingOf(const ComparisonSummary &compared)
{
    if (compared.firstCount == 0 || compared.secondCount == 0)
        return ComparisonFinding::NoData;
    if (!compared.varies)
        return ComparisonFinding::NoVariation;
    if (!compared.p || !compared.interval || std::isnan(*compared.p))
        return ComparisonFinding::NotTested;
    const bool isShown = *compared.p < compared.alpha && !compared.interval->contains(0);
    if (isSmall(compared))
        return isShown ? ComparisonFinding::ShownButSmall : ComparisonFinding::NoRelevantDifference;
    if (isShown)
        return ComparisonFinding::Shown;
    return compared.interval->contains(0) ? ComparisonFinding::NotShown : ComparisonFinding::NotShownAmongMany;
}

QString sentence(const ComparisonSummary &compared)
{
    const ComparisonFinding finding = findingOf(compared);
    const QString text = expandPlaceholders(templateOf(finding, compared.tests), values(compared));
    const bool hasFewCases = finding != ComparisonFinding::NoData && qMin(compared.firstCount, compared.secondCount) < fewCases;
    return hasFewCases ? QString(text + sentenceSeparator() + experimentsmessages::fewCases()) : text;
}

} // namespace outcrop
