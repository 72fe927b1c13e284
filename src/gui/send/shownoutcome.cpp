// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/shownoutcome.h"

#include "app/send/cachereport.h"
#include "app/send/parseresponse.h"
#include "app/send/sendturn.h"
#include "app/send/toolresults.h"
#include "core/base/jsonpointer.h"
#include "core/responses/tolerantjson.h"

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maxSpans = 20'000;

/// Collects the JSON pointers of a value and of all values in it, at most `maxSpans`.
void collect(const Json &value, const QString &path, QSet<QString> &pointers)
{
    if (pointers.size() >= maxSpans)
        return;
    pointers.insert(path);
    size_t at = 0;
    if (value.is_object()) {
        for (auto member = value.begin(); member != value.end(); ++member)
            collect(member.value(), path + pointerToken(member.key()), pointers);
    } else if (value.is_array()) {
        for (const Json &element : value)
            collect(element, path + u'/' + QString::number(at++), pointers);
    }
}

QList<ValueSpan> spansOf(const ParsedResponse &parsedResponse)
{
    if (!parsedResponse.dataSpan)
        return {};
    QSet<QString> pointers;
    collect(parsedResponse.data, {}, pointers);
    const QHash<QString, JsonRange> found =
        findValueRanges(QStringView(parsedResponse.text).first(parsedResponse.dataSpan->end), parsedResponse.jsonSource, pointers);
    QList<ValueSpan> spans;
    for (auto range = found.cbegin(); range != found.cend(); ++range)
        spans += ValueSpan{range.key(), {range->begin, range->end}};
    std::sort(spans.begin(), spans.end(), [](const ValueSpan &left, const ValueSpan &right) {
        return left.span.begin != right.span.begin ? left.span.begin < right.span.begin : left.span.end > right.span.end;
    });
    return spans;
}

/// Adds the schema of the contract and a follow-up message, if the response needs one.
void addContract(ShownResponse &shownResponse, const ParsedResponse &parsedResponse, const ResponseContract &contract)
{
    shownResponse.schema = contract.schema;
    if (ResponseRetryPolicy{1}.shouldRetry(parsedResponse, 0) && contract.requestsData())
        shownResponse.retryMessage = responseRetryMessage(parsedResponse, contract);
}

/// Returns the calls of a turn in order, failed calls first, each with its requests and reason.
QList<CallStep> stepsOf(const TurnRecord &record)
{
    QList<CallStep> steps;
    QString reason;
    qsizetype first = 0;
    for (const SkippedProvider &left : record.skipped) {
        steps += CallStep{left.provider, left.model, reason, record.attempts.mid(first, left.requests), left.reason};
        first += left.requests;
        reason = left.reason;
    }
    steps += CallStep{record.provider, record.reportedModel.isEmpty() ? record.model : record.reportedModel, reason, record.attempts.mid(first)};
    return steps;
}

QList<CallStep> stepsOf(const SendOutcome &outcome)
{
    QList<CallStep> steps;
    for (const TurnRecord &turn : outcome.turns.isEmpty() ? QList{outcome.record} : outcome.turns) {
        QList<CallStep> more = stepsOf(turn);
        if (!steps.isEmpty() && more.constFirst().reason.isEmpty())
            more.first().reason = turn.automaticReason;
        steps += more;
    }
    return steps;
}

/// If the response waits for tool results, adds the names of the called tools, and shows the calls as text if the response has no text.
void addToolCalls(ShownResponse &shownResponse, const ResponseContract &contract, const SendOutcome &outcome)
{
    if (!outcome.awaitsTools(contract))
        return;
    for (const ToolCall &call : outcome.response.toolCalls)
        shownResponse.awaitedTools += call.name;
    if (shownResponse.parsed.text.isEmpty() && !outcome.isHeldBack())
        shownResponse.parsed.text = responseText(outcome.response);
}

} // namespace

ShownResponse shownOutcome(const ResponseContract &contract, const SendOutcome &outcome)
{
    ShownResponse shownResponse;
    shownResponse.parsed = outcome.parsed ? outcome.visibleResponse() : parseResponse(outcome.response, contract);
    shownResponse.spans = spansOf(shownResponse.parsed);
    shownResponse.provider = outcome.record.provider;
    shownResponse.model = outcome.record.reportedModel.isEmpty() ? outcome.record.model : outcome.record.reportedModel;
    shownResponse.usage = outcome.record.usage;
    shownResponse.cost = outcome.record.cost;
    shownResponse.steps = stepsOf(outcome);
    shownResponse.failure = outcome.failure;
    shownResponse.stopDetail = outcome.record.stopDetail;
    if (outcome.fallback)
        shownResponse.guardrail = outcome.fallback->text();
    addContract(shownResponse, outcome.parsed.value_or(shownResponse.parsed), contract);
    addToolCalls(shownResponse, contract, outcome);
    return shownResponse;
}

std::optional<ShownCache> shownCache(const OpenedWorkspace &opened, const SendOutcome &outcome)
{
    if (!outcome.record.cache || outcome.failure)
        return std::nullopt;
    const OpenedWorkspace now = withTurn(opened, opened.folder, outcome.location);
    const std::optional<Session> session = sessionOf(now.workspace(), outcome.location.session);
    for (const TurnCacheReport &report : session ? cacheReports(now, *session) : QList<TurnCacheReport>()) {
        if (report.location == outcome.location && report.predictedRead)
            return ShownCache{*report.predictedRead, *report.predictedWrite, report.reportedRead, report.reportedWrite, report.cost, report.explanation, report.file,
                report.line};
    }
    return std::nullopt;
}

ShownResponse shownText(const ResponseContract &contract, const QString &text)
{
    ShownResponse shownResponse;
    shownResponse.parsed = parseResponse(text, contract);
    shownResponse.spans = spansOf(shownResponse.parsed);
    addContract(shownResponse, shownResponse.parsed, contract);
    return shownResponse;
}

ResponseContract contractOfJob(const OpenedWorkspace &opened, const RenderJob &job)
{
    const Result<RenderResult> render = renderPrompt(opened, job);
    return render ? contractOf(opened, *render) : ResponseContract();
}

} // namespace outcrop
