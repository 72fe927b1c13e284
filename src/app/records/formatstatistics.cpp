// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/formatstatistics.h"

#include "app/records/recordsmessages.h"
#include "core/base/localnumbers.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString promptXml = QStringLiteral("prompt-xml");

std::optional<double> shareOf(double part, qint64 whole)
{
    return whole > 0 ? std::optional(part / double(whole)) : std::nullopt;
}

QString detailText(const Json &details, const char *key)
{
    const Json value = details.is_object() ? details.value(key, Json()) : Json();
    return value.is_string() ? qString(value) : QString();
}

qint64 detailNumber(const Json &details, const char *key)
{
    const Json value = details.is_object() ? details.value(key, Json()) : Json();
    return value.is_number_integer() ? value.get<qint64>() : 0;
}

void addTurn(const Interaction &turn, FormatStatistics &sum)
{
    const QString verdict = detailText(turn.details, "verdict");
    const bool isAccepted = verdict == u"valid" || verdict == u"repaired";
    ++sum.turns;
    sum.parsed += verdict.isEmpty() ? 0 : 1;
    sum.accepted += isAccepted ? 1 : 0;
    sum.failed += turn.outcome == u"failed" || (!verdict.isEmpty() && !isAccepted) ? 1 : 0;
    sum.toolCalls += detailNumber(turn.details, "tool_calls");
    sum.validCalls += detailNumber(turn.details, "tool_calls_valid");
    sum.counted += turn.usage.input ? 1 : 0;
    sum.inputTokens += double(turn.usage.input.value_or(0));
}

FormatStatistics &findOrAddStatistics(const QString &format, QList<FormatStatistics> &all)
{
    const auto found = std::find_if(all.begin(), all.end(), [&format](const FormatStatistics &one) { return one.format == format; });
    if (found != all.end())
        return *found;
    all.append(FormatStatistics{format});
    return all.last();
}

QString percentText(double share)
{
    return decimalNumber(100 * share, 1);
}

Json optionalJson(const std::optional<double> &value)
{
    return value ? Json(*value) : Json();
}

} // namespace

std::optional<double> FormatStatistics::parseSuccess() const
{
    return shareOf(double(accepted), parsed);
}

std::optional<double> FormatStatistics::toolAccuracy() const
{
    return shareOf(double(validCalls), toolCalls);
}

std::optional<double> FormatStatistics::meanInput() const
{
    return shareOf(inputTokens, counted);
}

bool FormatStatistics::isPlain() const
{
    return format == u"markdown" || format == u"xml" || format == u"rccf";
}

Result<QList<FormatStatistics>> formatStatistics(Store &store, const RecordFilter &filter)
{
    constexpr qint64 pageSize = 500;
    QList<FormatStatistics> all;
    RecordFilter page = filter;
    page.limit = pageSize;
    for (bool isLast = false; !isLast;) {
        const Result<QList<Interaction>> turns = store.interactions().query(page);
        if (!turns)
            return turns.error();
        for (const Interaction &turn : *turns)
            addTurn(turn, findOrAddStatistics(detailText(turn.details, "format"), all));
        isLast = turns->size() < pageSize;
        page.after = turns->isEmpty() ? page.after : turns->last().id;
    }
    std::stable_sort(all.begin(), all.end(), [](const FormatStatistics &a, const FormatStatistics &b) { return a.turns > b.turns; });
    return all;
}

FormatStatistics sumPlainFormats(const QList<FormatStatistics> &all)
{
    FormatStatistics total{QStringLiteral("plain")};
    for (const FormatStatistics &one : all) {
        if (!one.isPlain())
            continue;
        total.turns += one.turns;
        total.parsed += one.parsed;
        total.accepted += one.accepted;
        total.failed += one.failed;
        total.toolCalls += one.toolCalls;
        total.validCalls += one.validCalls;
        total.counted += one.counted;
        total.inputTokens += one.inputTokens;
    }
    return total;
}

std::optional<double> tokenDifference(const FormatStatistics &format, const FormatStatistics &plain)
{
    const std::optional<double> meanTokens = format.meanInput();
    const std::optional<double> other = plain.meanInput();
    return meanTokens && other && *other > 0 ? std::optional(*meanTokens / *other - 1) : std::nullopt;
}

QString xmlSuspensionReason(const QList<FormatStatistics> &all, double maximum)
{
    constexpr qint64 fewest = 20; // minimum number of turns per format; with fewer, a difference is noise
    const auto xmlStatistics = std::find_if(all.begin(), all.end(), [](const FormatStatistics &one) { return one.format == promptXml; });
    const FormatStatistics plain = sumPlainFormats(all);
    if (xmlStatistics == all.end() || xmlStatistics->turns < fewest || plain.turns < fewest || xmlStatistics->errorRate() - plain.errorRate() <= maximum)
        return {};
    return recordsmessages::xmlSuspended(percentText(xmlStatistics->errorRate()), percentText(plain.errorRate()), percentText(maximum));
}

Json toJson(const QList<FormatStatistics> &all)
{
    const FormatStatistics plain = sumPlainFormats(all);
    qint64 turns = 0;
    for (const FormatStatistics &one : all)
        turns += one.turns;
    Json list = Json::array();
    for (const FormatStatistics &one : all)
        list.push_back({{"format", jsonStringOrNull(one.format)}, {"turns", one.turns}, {"adoption", optionalJson(shareOf(double(one.turns), turns))},
            {"error_rate", one.errorRate()}, {"parse_success", optionalJson(one.parseSuccess())}, {"tool_calls", one.toolCalls}, {"tool_accuracy", optionalJson(one.toolAccuracy())},
            {"input_tokens", optionalJson(one.meanInput())}, {"token_difference", optionalJson(tokenDifference(one, plain))}});
    return list;
}

} // namespace outcrop
