// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/assertedtrial.h"

#include "app/send/parseresponse.h"
#include "core/responses/outputfilters.h"
#include "core/responses/verdict.h"

namespace outcrop {
namespace {

constexpr double picoPerDollar = 1e12;

QStringList messagesOf(const Diagnostics &violations)
{
    QStringList messages;
    for (const Diagnostic &one : violations)
        messages.append(one.message);
    return messages;
}

} // namespace

AssertedResponse assertedResponse(const OpenedWorkspace &opened, const RenderResult &render, const TrialResponse &trialResponse)
{
    const TimedCall &call = trialResponse.last;
    const ResponseContract contract = contractOf(opened, render);
    const FilteredResponse filteredResponse = filterResponse(call.response, contract);
    const ParsedResponse parsedResponse = parseFiltered(filteredResponse, contract);
    AssertedResponse response{filteredResponse.response.text};
    for (const ToolCall &toolCall : trialResponse.answeredCalls + filteredResponse.response.toolCalls)
        response.calls.append({toolCall.name, toolCall.arguments});
    for (const ToolDefinition &tool : render.bundle.tools)
        response.tools.insert(tool.name, tool.parameters);
    response.finishReason = call.response.stopDetail;
    response.isRefusal = call.response.stop == StopReason::Refused || parsedResponse.verdict == Verdict::Refused;
    if (trialResponse.cost)
        response.cost = static_cast<double>(trialResponse.cost->pico()) / picoPerDollar;
    response.latency = call.totalMs;
    const bool isAccepted = outcrop::isAccepted(parsedResponse.verdict);
    response.schemaProblem = isAccepted ? QString() : parsedResponse.findings.isEmpty() ? verdictName(parsedResponse.verdict) : parsedResponse.findings.first().message;
    if (parsedResponse.violations)
        response.violations = messagesOf(*parsedResponse.violations);
    return response;
}

} // namespace outcrop
