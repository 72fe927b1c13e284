// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that came as the arguments of a tool call.
#include "core/responses/responseparser.h"

#include <algorithm>

namespace outcrop {
namespace {

/// The call whose arguments are the answer.
const ToolCall *answeringCall(const ProviderAnswer &answer, const ResponseContract &contract)
{
    const auto named = std::find_if(answer.toolCalls.begin(), answer.toolCalls.end(), [&contract](const ToolCall &call) { return call.name == contract.toolName; });
    if (named != answer.toolCalls.end())
        return &*named;
    const bool only = contract.asksForData() && answer.toolCalls.size() == 1 && answer.text.trimmed().isEmpty();
    return only ? &answer.toolCalls.first() : nullptr;
}

/// Arguments as they came where they are a text, or as JSON for people.
QString argumentsText(const ToolCall &call)
{
    return call.arguments.is_string() ? qString(call.arguments) : QString::fromUtf8(jsonText(call.arguments)).trimmed();
}

} // namespace

ParsedResponse parseResponse(const ProviderAnswer &answer, const ResponseContract &contract, ResponseContext context)
{
    if (!context.stop)
        context.stop = answer.stop;
    const ToolCall *call = answeringCall(answer, contract);
    if (!call)
        return parseResponse(answer.text, contract, context);
    ResponseContract arguments = contract;
    arguments.envelope = EnvelopeKind::Document;
    ParsedResponse response = parseResponse(argumentsText(*call), arguments, context);
    response.envelope = EnvelopeKind::ToolCall;
    response.content = answer.text;
    return response;
}

} // namespace outcrop
