// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agent.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr int longestSchemaName = 64;

QStringList bodyFormatNames()
{
    return {QStringLiteral("markdown"), QStringLiteral("xml"), QStringLiteral("rccf")};
}

QString schemaName(const QString &agent)
{
    static const QRegularExpression notAllowed(QStringLiteral("[^A-Za-z0-9_-]"));
    QString name = agent;
    name.replace(notAllowed, QStringLiteral("_"));
    return (name.isEmpty() ? QStringLiteral("answer") : name + QStringLiteral("_answer")).right(longestSchemaName);
}

Diagnostic wrongKind(const Agent &agent, const DataNode &node, const QString &field, const QString &expected)
{
    return {Severity::Error, QStringLiteral("agent-wrong-type"), QStringLiteral("`%1` must be %2.").arg(field, expected),
            {agent.file(), node.range()}};
}

Json parametersOf(const DataNode &tool)
{
    const DataNode &node = tool[u"parameters"];
    Json schema = node.isMapping() ? node.toJson() : Json{{"type", "object"}, {"properties", Json::object()}};
    const DataNode &required = tool[u"required"];
    if (required.isSequence() && !schema.contains("required"))
        schema["required"] = required.toJson();
    return schema;
}

void readTools(Agent &agent, Diagnostics &diagnostics)
{
    const DataNode &tools = agent.data()[u"tools"];
    if (!tools.isSequence())
        return; // a comma separated string is a Claude Code agent's list of tool names
    for (const DataNode &tool : tools.items()) {
        if (tool.isMapping() && tool[u"name"].isScalar())
            agent.tools.append({tool[u"name"].text(), tool[u"description"].text(), parametersOf(tool), {agent.file(), tool.range()}});
        else if (!tool.isScalar())
            diagnostics.append(wrongKind(agent, tool, QStringLiteral("tools"), QStringLiteral("a list of tools, each with a name")));
    }
}

void readCapabilities(Agent &agent)
{
    const DataNode &data = agent.data();
    agent.allowedTools = data.at(u"capabilities.allowed_tools").toStrings();
    agent.outputFormats = data.at(u"capabilities.output_formats").toStrings();
    agent.forbiddenActions = data.at(u"capabilities.forbidden_actions").toStrings();
    agent.outputFiltering = data.at(u"guardrails.output_filtering").toStrings();
    agent.fallbackBehavior = data.at(u"guardrails.fallback_behavior").text();
}

void readIdentity(Agent &agent)
{
    const DataNode &data = agent.data();
    agent.name = data[u"name"].isScalar() ? data[u"name"].text() : agent.document->name();
    agent.description = data[u"description"].text();
    agent.role = data.at(u"identity.role").text();
    agent.expertise = data.at(u"identity.expertise").toStrings();
    agent.cognitiveMode = data.at(u"identity.cognitive_mode").text();
    agent.tone = data.at(u"persona.tone").text();
    agent.communicationStyle = data.at(u"persona.communication_style").text();
    agent.audienceLevel = data.at(u"persona.audience_level").text();
}

void readOutput(Agent &agent, Diagnostics &diagnostics)
{
    const DataNode &data = agent.data();
    agent.outputLevels = data.at(u"output.levels").toStrings();
    agent.outputLocation = data.at(u"output.location").text();
    const DataNode &schema = data.at(u"output.schema");
    if (schema.isMapping())
        agent.outputSchema = {schemaName(agent.name), schema.toJson(), {agent.file(), schema.range()}};
    else if (!schema.isMissing() && !schema.isNull() && !schema.isString())
        diagnostics.append(wrongKind(agent, schema, QStringLiteral("output.schema"), QStringLiteral("a JSON Schema (a mapping)")));
}

void readPortability(Agent &agent, Diagnostics &diagnostics)
{
    const DataNode &portability = agent.data()[u"portability"];
    agent.portable = portability[u"enabled"].toBool().value_or(false);
    agent.modelPreferences = portability[u"model_preferences"].toStrings();
    agent.fewShot = portability.at(u"few_shot.enabled").toBool().value_or(false);
    agent.examplesPath = portability.at(u"few_shot.examples_ref").text();
    agent.maximumExamples = static_cast<int>(portability.at(u"few_shot.count_range.max").toInteger().value_or(3));
    if (portability[u"reasoning_strategy"].isScalar())
        agent.reasoningStrategy = portability[u"reasoning_strategy"].text();

    const DataNode &format = portability[u"body_format"];
    if (const auto known = bodyFormatFromName(format.text()))
        agent.bodyFormat = *known;
    else if (format.isScalar())
        diagnostics.append(wrongKind(agent, format, QStringLiteral("portability.body_format"), QStringLiteral("markdown, xml or rccf")));
}

} // namespace

QString bodyFormatName(BodyFormat format)
{
    return bodyFormatNames().at(static_cast<int>(format));
}

std::optional<BodyFormat> bodyFormatFromName(const QString &name)
{
    const qsizetype index = bodyFormatNames().indexOf(name.trimmed().toLower());
    return index < 0 ? std::nullopt : std::optional(static_cast<BodyFormat>(index));
}

Agent readAgent(const DocumentPtr &document, Diagnostics &diagnostics)
{
    Agent agent;
    agent.document = document;
    readIdentity(agent);
    readCapabilities(agent);
    readTools(agent, diagnostics);
    readOutput(agent, diagnostics);
    readPortability(agent, diagnostics);
    return agent;
}

} // namespace outcrop
