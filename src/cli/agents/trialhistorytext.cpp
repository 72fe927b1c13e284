// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/trialhistorytext.h"

#include "cli/agents/agentsoutput.h"
#include "cli/base/historytext.h"
#include "cli/base/invocation.h"
#include "cli/base/table.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"

#include <algorithm>

namespace outcrop {
namespace {

QString shareText(const std::optional<double> &share)
{
    return share ? percentageText(*share, 0) : QStringLiteral("-");
}

QString scoreText(const std::optional<double> &score)
{
    return score ? decimalNumber(*score, 2) : QStringLiteral("-");
}

/// Returns the calibrated threshold. Without one, returns the number of scores that it requires, or a placeholder if there are no scores.
QString calibratedText(const TrialSummary &one)
{
    if (one.calibratedThreshold || one.scores == 0)
        return scoreText(one.calibratedThreshold);
    return agentsoutput::needsScores(TrialSummary::minimumScores);
}

Json numberOrNull(const std::optional<double> &number)
{
    return number ? Json(*number) : Json();
}

} // namespace

void writeTrialHistory(const Console &console, const QList<TrialSummary> &summaries)
{
    if (summaries.isEmpty())
        return printMessage(console, agentsoutput::noResults());
    const auto right = Table::Align::Right;
    Table table({{agentsoutput::columnCriterion()}, {agentsoutput::columnProvider()}, {agentsoutput::columnRuns(), right}, {agentsoutput::columnPassed(), right},
        {agentsoutput::columnLastRun()}, {agentsoutput::columnLast(), right}, {agentsoutput::columnBefore(), right}, {agentsoutput::columnScores(), right},
        {agentsoutput::columnLowest(), right},
        {agentsoutput::columnMedian(), right}, {agentsoutput::columnThreshold(), right}, {agentsoutput::columnCalibrated(), right}});
    for (const TrialSummary &one : summaries)
        table.addRow({one.criterion, one.provider, countText(one.runs), agentsoutput::passedOf(one.passedCount, one.trials), timeText(one.lastTime),
            shareText(one.lastShare), shareText(one.previousShare), countText(one.scores), scoreText(one.lowestScore), scoreText(one.medianScore), scoreText(one.threshold),
            calibratedText(one)});
    writeTable(console.out, table);
    if (std::any_of(summaries.begin(), summaries.end(), [](const TrialSummary &one) { return one.calibratedThreshold.has_value(); }))
        writeLine(console.out, agentsoutput::calibratedMeaning(agentsoutput::columnCalibrated()));
}

Json trialHistoryJson(const QList<TrialSummary> &summaries)
{
    Json list = Json::array();
    for (const TrialSummary &one : summaries)
        list.push_back({{"criterion", jsonString(one.criterion)}, {"provider", jsonString(one.provider)}, {"runs", one.runs}, {"trials", one.trials}, {"passed", one.passedCount},
            {"last_run", jsonString(one.lastTime.toUTC().toString(Qt::ISODate))}, {"last_share", one.lastShare}, {"previous_share", numberOrNull(one.previousShare)},
            {"scores", one.scores}, {"lowest_score", numberOrNull(one.lowestScore)}, {"median_score", numberOrNull(one.medianScore)},
            {"threshold", numberOrNull(one.threshold)}, {"calibrated_threshold", numberOrNull(one.calibratedThreshold)}});
    return {{"history", list}};
}

} // namespace outcrop
