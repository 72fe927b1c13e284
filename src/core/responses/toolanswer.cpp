// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that came as the arguments of a tool call.
#include "core/responses/responseparser.h"

#include "core/responses/quality.h"

#include <algorithm>

namespace outcrop {
namespace {

/// The call whose arguments are the answer.
const ToolCall *answeringCall(const ProviderAnswer &answer, const ResponseContract &contract)
{
    const auto named = std::find_if(answer.toolCalls.begin(), answer.toolCalls.end(), [&contract](const ToolCall &call) { return call.name == contract.toolName; });
    if (named != answer.toolCalls.end())
        return &*named;
    const bool isOnly = answer.toolCalls.size() == 1 && answer.text.trimmed().isEmpty();
    return isOnly ? &answer.toolCalls.first() : nullptr;
}

/// Arguments as they came where they are a text, or as JSON for people.
QString argumentsText(const ToolCall &call)
{
    return call.arguments.is_string() ? qString(call.arguments) : QString::fromUtf8(jsonText(call.arguments)).trimmed();
}

ParsedCall parsedCall(const ToolCall &call)
{
    if (!call.arguments.is_string())
        return {call.id, call.name, call.arguments};
    const QString text = qString(call.arguments);
    const TolerantJson read = readTolerantDocument(text);
    const bool isSure = !read.problem && read.complete && !read.doubt && read.value.is_object();
    return {call.id, call.name, read.value, read.repairs, isSure};
}

QList<ParsedCall> parsedCalls(const ProviderAnswer &answer)
{
    QList<ParsedCall> calls;
    for (const ToolCall &call : answer.toolCalls)
        calls.append(parsedCall(call));
    return calls;
}

/// An answer that is nothing but calls, where nothing was asked for: it is as good as their arguments.
void judgeByCalls(ParsedResponse &response)
{
    const bool areSure = std::all_of(response.calls.begin(), response.calls.end(), [](const ParsedCall &call) { return call.isSure; });
    const bool isRepaired = std::any_of(response.calls.begin(), response.calls.end(), [](const ParsedCall &call) { return !call.repairs.isEmpty(); });
    response.envelope = EnvelopeKind::ToolCall;
    response.findings.removeIf([](const Diagnostic &finding) { return finding.code == u"response-empty"; });
    response.verdict = !areSure ? Verdict::Incomplete : isRepaired ? Verdict::Repaired : Verdict::Valid;
    response.quality = qualityOf(response, {}, response.violations);
}

bool isOnlyCalls(const ProviderAnswer &answer, const ResponseContract &contract, const ResponseContext &context)
{
    return !answer.toolCalls.isEmpty() && answer.text.trimmed().isEmpty() && !contract.asksForData() && context.stop == StopReason::Done;
}

} // namespace

ParsedResponse parseResponse(const ProviderAnswer &answer, const ResponseContract &contract, ResponseContext context)
{
    if (!context.stop)
        context.stop = answer.stop;
    const ToolCall *call = answeringCall(answer, contract);
    ResponseContract arguments = contract;
    if (call)
        arguments.envelope = contract.asksForData() ? std::optional(EnvelopeKind::Document) : contract.envelope;
    ParsedResponse response = parseResponse(call ? argumentsText(*call) : answer.text, arguments, context);
    response.calls = parsedCalls(answer);
    if (call) {
        response.envelope = EnvelopeKind::ToolCall;
        response.content = answer.text;
    } else if (isOnlyCalls(answer, contract, context)) {
        judgeByCalls(response);
    }
    return response;
}

} // namespace outcrop
