// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/responsecheck.h"

#include "core/documents/data/jsonreader.h"
#include "core/documents/schema/schema.h"
#include "core/portability/portabilitymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the first schema violation of a value and the number of other violations; empty if there are none.
QString violationOf(const Schema &schema, const Json &value)
{
    const QList<SchemaViolation> violations = schema.validate(value);
    if (violations.isEmpty())
        return {};
    const SchemaViolation &first = violations.first();
    const QString place = first.pointer.isEmpty() ? portabilitymessages::topLevel() : u'`' + first.pointer + u'`';
    return violations.size() == 1 ? portabilitymessages::violationAt(place, first.message)
                                  : portabilitymessages::violationAndMore(place, first.message, violations.size() - 1);
}

QString callProblem(const Agent &agent, const ToolCall &call)
{
    const auto tool = std::find_if(agent.tools.begin(), agent.tools.end(),
        [&call](const ToolDefinition &definition) { return definition.name == call.name; });
    if (tool == agent.tools.end())
        return portabilitymessages::unknownToolCalled(call.name);
    const QString violation = violationOf(Schema(tool->parameters), call.arguments);
    if (violation.isEmpty())
        return {};
    return portabilitymessages::argumentsInvalid(call.name, violation);
}

/// Returns the arguments of the call of this tool, otherwise the text parsed as JSON. Does not check the schema. Errors: Invalid if the text is not JSON.
Result<Json> dataOf(const ProviderResponse &response, const QString &toolName)
{
    for (const ToolCall &call : response.toolCalls) {
        if (call.name == toolName)
            return call.arguments;
    }
    const DataDocument json = readJson(response.text.trimmed(), QString());
    if (!json.isParsed)
        return Error{ErrorCode::Invalid, portabilitymessages::responseNotJson()};
    return json.root.toJson();
}

/// Returns whether a call contains the structured response: some providers enforce a schema with a tool call.
bool isResponse(const Agent &agent, const ToolCall &call)
{
    return agent.outputSchema && call.name == agent.outputSchema->name;
}

} // namespace

QString unusableReason(const ProviderResponse &response)
{
    switch (response.stop) {
    case StopReason::Truncated:
        return portabilitymessages::responseTruncated();
    case StopReason::Refused:
        return portabilitymessages::modelRefused();
    case StopReason::Blocked:
        return portabilitymessages::providerBlocked();
    case StopReason::Incomplete:
        return portabilitymessages::responseIncomplete();
    case StopReason::Done:
        break;
    }
    const bool isEmpty = response.text.trimmed().isEmpty() && response.toolCalls.isEmpty();
    return isEmpty ? portabilitymessages::responseEmpty() : QString();
}

Result<Json> structuredResponse(const ProviderResponse &response, const OutputSchema &schema)
{
    const Result<Json> value = dataOf(response, schema.name);
    if (!value)
        return value;
    const QString violation = violationOf(Schema(schema.schema), *value);
    if (violation.isEmpty())
        return value;
    return Error{ErrorCode::Invalid, portabilitymessages::schemaMismatch(violation)};
}

QString outputProblem(const Agent &agent, const ProviderResponse &response)
{
    if (const QString problem = unusableReason(response); !problem.isEmpty() || !agent.outputSchema)
        return problem;
    const Result<Json> value = structuredResponse(response, *agent.outputSchema);
    return value ? QString() : value.error().message;
}

QString toolProblem(const Agent &agent, const ProviderResponse &response)
{
    if (const QString problem = unusableReason(response); !problem.isEmpty())
        return problem;
    QList<ToolCall> calls = response.toolCalls;
    calls.removeIf([&agent](const ToolCall &call) { return isResponse(agent, call); });
    if (calls.isEmpty())
        return portabilitymessages::noToolCalled();
    for (const ToolCall &call : calls) {
        if (const QString problem = callProblem(agent, call); !problem.isEmpty())
            return problem;
    }
    return {};
}

} // namespace outcrop
