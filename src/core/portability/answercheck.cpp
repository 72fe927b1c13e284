// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/answercheck.h"

#include "core/documents/data/jsonreader.h"
#include "core/documents/schema/schema.h"

#include <algorithm>

namespace outcrop {
namespace {

/// What a value has against a schema, in one sentence; empty where it obeys.
QString violationOf(const Schema &schema, const Json &value)
{
    const QList<SchemaViolation> violations = schema.validate(value);
    if (violations.isEmpty())
        return {};
    const SchemaViolation &first = violations.first();
    const QString place = first.pointer.isEmpty() ? QStringLiteral("the whole") : u'`' + first.pointer + u'`';
    const QString more =
        violations.size() == 1 ? QString() : QStringLiteral(" (and %1 more)").arg(violations.size() - 1);
    return QStringLiteral("%1: %2%3").arg(place, first.message, more);
}

QString callProblem(const Agent &agent, const ToolCall &call)
{
    const auto tool = std::find_if(agent.tools.begin(), agent.tools.end(),
        [&call](const ToolDefinition &definition) { return definition.name == call.name; });
    if (tool == agent.tools.end())
        return QStringLiteral("it called `%1`, which is none of its tools").arg(call.name);
    const QString violation = violationOf(Schema(tool->parameters), call.arguments);
    if (violation.isEmpty())
        return {};
    return QStringLiteral("the arguments of `%1` do not obey its parameters: %2").arg(call.name, violation);
}

/// The data of an answer, be it what was asked for or not.
Result<Json> dataOf(const ProviderAnswer &answer, const QString &toolName)
{
    for (const ToolCall &call : answer.toolCalls) {
        if (call.name == toolName)
            return call.arguments;
    }
    const DataDocument json = readJson(answer.text.trimmed(), QString());
    if (!json.ok)
        return Error{ErrorCode::Invalid, QStringLiteral("the answer is not one JSON document")};
    return json.root.toJson();
}

/// Where a provider holds an answer to its schema by a tool, the answer looks like a call.
bool isAnswer(const Agent &agent, const ToolCall &call)
{
    return agent.outputSchema && call.name == agent.outputSchema->name;
}

} // namespace

QString incompleteness(const ProviderAnswer &answer)
{
    switch (answer.stop) {
    case StopReason::Truncated:
        return QStringLiteral("the answer was cut off");
    case StopReason::Refused:
        return QStringLiteral("the model refused to answer");
    case StopReason::Blocked:
        return QStringLiteral("the provider blocked the answer");
    case StopReason::Incomplete:
        return QStringLiteral("the answer broke off");
    case StopReason::Done:
        break;
    }
    const bool empty = answer.text.trimmed().isEmpty() && answer.toolCalls.isEmpty();
    return empty ? QStringLiteral("the answer is empty") : QString();
}

Result<Json> structuredAnswer(const ProviderAnswer &answer, const OutputSchema &schema)
{
    const Result<Json> value = dataOf(answer, schema.name);
    if (!value)
        return value;
    const QString violation = violationOf(Schema(schema.schema), *value);
    if (violation.isEmpty())
        return value;
    return Error{ErrorCode::Invalid, QStringLiteral("the answer does not obey its schema: ") + violation};
}

QString outputProblem(const Agent &agent, const ProviderAnswer &answer)
{
    if (const QString problem = incompleteness(answer); !problem.isEmpty() || !agent.outputSchema)
        return problem;
    const Result<Json> value = structuredAnswer(answer, *agent.outputSchema);
    return value ? QString() : value.error().message;
}

QString toolProblem(const Agent &agent, const ProviderAnswer &answer)
{
    if (const QString problem = incompleteness(answer); !problem.isEmpty())
        return problem;
    QList<ToolCall> calls = answer.toolCalls;
    calls.removeIf([&agent](const ToolCall &call) { return isAnswer(agent, call); });
    if (calls.isEmpty())
        return QStringLiteral("it was asked to call its tools and called none");
    for (const ToolCall &call : calls) {
        if (const QString problem = callProblem(agent, call); !problem.isEmpty())
            return problem;
    }
    return {};
}

} // namespace outcrop
