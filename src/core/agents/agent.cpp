// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agent.h"

#include "core/documents/yamlreader.h"

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

Diagnostic wrongKind(const Location &place, const QString &field, const QString &expected)
{
    return {Severity::Error, QStringLiteral("agent-wrong-type"), QStringLiteral("`%1` must be %2.").arg(field, expected), place};
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

/// What every provider accepts as the name of a function.
void checkToolName(const QString &name, const Location &place, Diagnostics &diagnostics)
{
    static const QRegularExpression accepted(QStringLiteral("^[A-Za-z0-9_-]{1,64}$"));
    if (!accepted.match(name).hasMatch())
        diagnostics.append({Severity::Warning, QStringLiteral("agent-tool-name"),
                            QStringLiteral("Providers refuse `%1` as a tool's name: use letters, digits, _ and -, at most 64.").arg(name), place});
}

void readTools(Agent &agent, Diagnostics &diagnostics)
{
    const DataNode &tools = agent.field(u"tools");
    const QString file = agent.place(u"tools").file;
    if (!tools.isSequence())
        return; // a comma separated string is a Claude Code agent's list of tool names
    for (const DataNode &tool : tools.items()) {
        if (tool.isMapping() && tool[u"name"].isScalar()) {
            checkToolName(tool[u"name"].text(), {file, tool[u"name"].range()}, diagnostics);
            agent.tools.append({tool[u"name"].text(), tool[u"description"].text(), parametersOf(tool), {file, tool.range()}});
        } else if (!tool.isScalar()) {
            diagnostics.append(wrongKind({file, tool.range()}, QStringLiteral("tools"), QStringLiteral("a list of tools, each with a name")));
        }
    }
}

void readCapabilities(Agent &agent)
{
    agent.allowedTools = agent.field(u"capabilities.allowed_tools").toStrings();
    agent.outputFormats = agent.field(u"capabilities.output_formats").toStrings();
    agent.forbiddenActions = agent.field(u"capabilities.forbidden_actions").toStrings();
    agent.requiredFeatures = agent.field(u"capabilities.required_features").toStrings();
    agent.outputFiltering = agent.field(u"guardrails.output_filtering").toStrings();
    agent.fallbackBehavior = agent.field(u"guardrails.fallback_behavior").text();
}

/// A field of one or more lines; a folded block's last line break is not part of what was meant.
QString prose(const Agent &agent, QStringView path)
{
    return agent.field(path).text().trimmed();
}

void readIdentity(Agent &agent)
{
    agent.name = agent.field(u"name").isScalar() ? prose(agent, u"name") : agent.document->name();
    agent.description = prose(agent, u"description");
    agent.role = prose(agent, u"identity.role");
    agent.expertise = agent.field(u"identity.expertise").toStrings();
    agent.cognitiveMode = prose(agent, u"identity.cognitive_mode");
    agent.tone = prose(agent, u"persona.tone");
    agent.communicationStyle = prose(agent, u"persona.communication_style");
    agent.audienceLevel = prose(agent, u"persona.audience_level");
}

void readOutput(Agent &agent, Diagnostics &diagnostics)
{
    agent.outputLevels = agent.field(u"output.levels").toStrings();
    agent.outputLocation = agent.field(u"output.location").text();
    const DataNode &schema = agent.field(u"output.schema");
    if (schema.isMapping())
        agent.outputSchema = {schemaName(agent.name), schema.toJson(), agent.place(u"output.schema")};
    else if (!schema.isMissing() && !schema.isNull() && !schema.isString())
        diagnostics.append(wrongKind(agent.place(u"output.schema"), QStringLiteral("output.schema"), QStringLiteral("a JSON Schema (a mapping)")));
}

void readGovernance(Agent &agent, const DocumentPtr &governance, Diagnostics &diagnostics)
{
    if (!governance)
        return;
    const DataDocument yaml = readYaml(governance->text, governance->path);
    diagnostics += yaml.diagnostics;
    agent.governance = governance;
    agent.governanceData = yaml.root;
}

void readPortability(Agent &agent, Diagnostics &diagnostics)
{
    const DataNode &portability = agent.field(u"portability");
    agent.portable = portability[u"enabled"].toBool().value_or(false);
    agent.modelPreferences = portability[u"model_preferences"].toStrings();
    agent.minimumContextWindow = portability[u"minimum_context_window"].toInteger();
    agent.fewShot = portability.at(u"few_shot.enabled").toBool().value_or(false);
    agent.examplesPath = portability.at(u"few_shot.examples_ref").text();
    agent.minimumExamples = static_cast<int>(portability.at(u"few_shot.count_range.min").toInteger().value_or(1));
    agent.maximumExamples = static_cast<int>(portability.at(u"few_shot.count_range.max").toInteger().value_or(3));
    if (portability[u"reasoning_strategy"].isScalar())
        agent.reasoningStrategy = portability[u"reasoning_strategy"].text();

    const DataNode &format = portability[u"body_format"];
    if (const auto known = bodyFormatFromName(format.text()))
        agent.bodyFormat = *known;
    else if (format.isScalar())
        diagnostics.append(wrongKind(agent.place(u"portability.body_format"), QStringLiteral("portability.body_format"), QStringLiteral("markdown, xml or rccf")));
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

const DataNode &Agent::field(QStringView path) const
{
    const DataNode &own = document->frontMatter.data.at(path);
    return own.isMissing() ? governanceData.at(path) : own;
}

Location Agent::place(QStringView path) const
{
    const bool own = !governance || !document->frontMatter.data.at(path).isMissing();
    return {own ? document->path : governance->path, field(path).range()};
}

Agent readAgent(const DocumentPtr &document, const DocumentPtr &governance, Diagnostics &diagnostics)
{
    Agent agent;
    agent.document = document;
    readGovernance(agent, governance, diagnostics);
    readIdentity(agent);
    readCapabilities(agent);
    readTools(agent, diagnostics);
    readOutput(agent, diagnostics);
    readPortability(agent, diagnostics);
    return agent;
}

} // namespace outcrop
