// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sessioncachetext.h"

#include "cli/base/invocation.h"
#include "cli/base/table.h"
#include "cli/send/sessionoutput.h"

namespace outcrop {
namespace {

QString tokensText(const std::optional<qint64> &tokens)
{
    return tokens ? countText(*tokens) : QStringLiteral("-");
}

Json tokensJson(const std::optional<qint64> &tokens)
{
    return tokens ? Json(*tokens) : Json();
}

QStringList rowOf(const TurnCacheReport &report)
{
    const QString phase = phaseOfStem(report.location.phase);
    return {QString::number(report.location.iteration), phase.isEmpty() ? QStringLiteral("-") : phase, QString::number(report.location.turn),
        report.provider, tokensText(report.predictedRead), tokensText(report.reportedRead), tokensText(report.predictedWrite),
        tokensText(report.reportedWrite), report.cost ? toText(*report.cost) : QString(), report.explanation};
}

/// Prints the location of a change in the prompt, and the changed line before and after the change.
void writeDifference(const Console &console, const TurnCacheReport &report)
{
    writeLine(console.out, {});
    writeLine(console.out, QStringLiteral("%1:%2:%3").arg(report.location.promptPath()).arg(report.difference->line).arg(report.difference->column));
    writeLine(console.out, QStringLiteral("  - ") + redactForDisplay(report.difference->before));
    writeLine(console.out, QStringLiteral("  + ") + redactForDisplay(report.difference->after));
}

Json differenceJson(const TurnCacheReport &report)
{
    if (!report.difference)
        return {};
    return {{"prompt", jsonString(report.location.promptPath())}, {"byte", report.difference->byte}, {"line", report.difference->line},
        {"column", report.difference->column}, {"before", jsonString(redactForDisplay(report.difference->before))}, {"after", jsonString(redactForDisplay(report.difference->after))},
        {"file", jsonString(report.file)}, {"file_line", report.line}};
}

} // namespace

void writeSessionCache(const Console &console, const QList<TurnCacheReport> &reports)
{
    const auto right = Table::Align::Right;
    Table table({{sessionoutput::columnIteration(), right}, {sessionoutput::columnPhase()}, {sessionoutput::columnTurn(), right}, {sessionoutput::columnProvider()},
        {sessionoutput::columnPredictedRead(), right}, {sessionoutput::columnRead(), right}, {sessionoutput::columnPredictedWrite(), right}, {sessionoutput::columnWritten(), right},
        {sessionoutput::columnExtraCost(), right}, {sessionoutput::columnCause()}});
    for (const TurnCacheReport &report : reports)
        table.addRow(rowOf(report));
    writeTable(console.out, table);
    for (const TurnCacheReport &report : reports) {
        if (report.difference)
            writeDifference(console, report);
    }
}

Json toJson(const TurnCacheReport &report)
{
    return {{"outcome", jsonString(cacheOutcomeName(report.outcome))}, {"predicted_read", tokensJson(report.predictedRead)},
        {"read", tokensJson(report.reportedRead)}, {"predicted_write", tokensJson(report.predictedWrite)}, {"written", tokensJson(report.reportedWrite)},
        {"extra_cost", toJson(report.cost)}, {"cause", jsonString(report.explanation)}, {"difference", differenceJson(report)}};
}

} // namespace outcrop
