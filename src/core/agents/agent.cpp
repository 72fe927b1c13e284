// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agents/agent.h"

#include "core/agents/agentsmessages.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/namelist.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maximumSchemaNameLength = 64;
const QString toolUse = QStringLiteral("tool_use");

QStringList bodyFormatNames()
{
    return {QStringLiteral("markdown"), QStringLiteral("xml"), QStringLiteral("rccf")};
}

QString schemaName(const QString &agent)
{
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[^A-Za-z0-9_-]"));
    QString name = agent;
    name.replace(forbiddenCharacters, QStringLiteral("_"));
    return (name.isEmpty() ? QStringLiteral("answer") : name + QStringLiteral("_answer")).right(maximumSchemaNameLength);
}

Json parametersOf(const DataNode &tool)
{
    const DataNode &node = tool[u"parameters"];
    Json schema = node.isMapping() ? node.toJson() : Json{{"type", "object"}, {"properties", Json::object()}};
    const DataNode &requiredNode = tool[u"required"];
    if (requiredNode.isSequence() && !schema.contains("required"))
        schema["required"] = requiredNode.toJson();
    return schema;
}

/// Returns the usage example of a tool: a mapping as JSON, a string unchanged; empty if there is none.
QString usageExampleOf(const DataNode &tool)
{
    const DataNode &example = tool[u"usage_example"];
    return example.isMapping() ? QString::fromStdString(example.toJson().dump()) : example.text();
}

/// Reads the functions in `tools`, and the names of allowed and disallowed tools.
void readTools(Agent &agent)
{
    const DataNode &tools = agent.field(agent.toolFunctionsPath());
    const QString file = agent.fieldLocation(agent.toolFunctionsPath()).file;
    for (const DataNode &tool : tools.items()) {
        if (tool.isMapping() && tool[u"name"].isScalar())
            agent.tools.append({tool[u"name"].text(), tool[u"description"].text(), parametersOf(tool), {file, tool.range()}, tool[u"category"].text(),
                                usageExampleOf(tool), tool[u"strict"].toBool()});
    }
    agent.allowedTools = splitNames(agent.field(agent.allowedToolsPath()));
    if (agent.form == AgentFormat::Canonical && agent.allowedToolsPath() != u"tools.mcp")
        agent.allowedTools += splitNames(agent.field(u"tools.mcp"));
    agent.disallowedTools = splitNames(agent.field(agent.disallowedToolsPath()));
}

/// Returns the items of a list as strings, `key: value` for each member of a mapping in it. Returns the keys of a mapping, and a scalar as one string.
QStringList itemStrings(const DataNode &node)
{
    if (node.isMapping()) {
        QStringList keys;
        for (const DataNode::Member &member : node.members())
            keys.append(member.key);
        return keys;
    }
    QStringList texts = node.isSequence() ? QStringList() : node.toStrings();
    for (const DataNode &item : node.items()) {
        if (item.isScalar() && !item.isNull())
            texts.append(item.text());
        for (const DataNode::Member &member : item.members()) {
            const QStringList values = member.value.toStrings();
            texts.append(values.isEmpty() ? member.key : member.key + QStringLiteral(": ") + values.join(QStringLiteral(", ")));
        }
    }
    return texts;
}

void readCapabilities(Agent &agent)
{
    agent.outputFormats = agent.field(u"capabilities.output_formats").toStrings();
    agent.forbiddenActions = itemStrings(agent.field(agent.forbiddenActionsPath()));
    agent.requiredFeatures = agent.field(u"capabilities.required_features").toStrings();
    if (agent.form == AgentFormat::Canonical && !agent.allowedTools.isEmpty() && !agent.requiredFeatures.contains(toolUse))
        agent.requiredFeatures.append(toolUse);
    agent.outputFiltering = itemStrings(agent.field(u"guardrails.output_filtering"));
    agent.fallbackBehavior = agent.field(u"guardrails.fallback_behavior").text();
}

/// Returns a string field without surrounding whitespace, because block scalars end with an unintended line break.
QString trimmedField(const Agent &agent, QStringView path)
{
    return agent.field(path).text().trimmed();
}

void readIdentity(Agent &agent)
{
    agent.name = agent.field(u"name").isScalar() ? trimmedField(agent, u"name") : agent.document->name();
    agent.description = trimmedField(agent, u"description");
    agent.role = trimmedField(agent, u"identity.role");
    agent.expertise = agent.field(u"identity.expertise").toStrings();
    agent.cognitiveMode = trimmedField(agent, u"identity.cognitive_mode");
    agent.tone = trimmedField(agent, u"persona.tone");
    agent.communicationStyle = trimmedField(agent, u"persona.communication_style");
    agent.audienceLevel = trimmedField(agent, u"persona.audience_level");
}

void readOutput(Agent &agent)
{
    agent.outputLevels = itemStrings(agent.field(u"output.levels"));
    agent.outputLocation = agent.field(u"output.location").text();
    const DataNode &schema = agent.field(u"output.schema");
    if (schema.isMapping())
        agent.outputSchema = {schemaName(agent.name), schema.toJson(), agent.fieldLocation(u"output.schema"), agent.field(u"output.strict").toBool()};
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

/// Sets the text of a canonical agent. Reports an error if its file is missing, because the agent then has only fields.
void readPrompt(Agent &agent, const DocumentPtr &prompt, Diagnostics &diagnostics)
{
    agent.prompt = prompt;
    if (prompt)
        return;
    const Position start{0, 1, 1};
    const QString name = canonicalPromptPath(agent.file()).section(u'/', -1);
    diagnostics.append({Severity::Error, QStringLiteral("agent-no-prompt"), agentsmessages::noPromptFile(name), {agent.file(), {start, start}}});
}

AgentFormat formOf(const Document &document)
{
    if (isCanonicalAgentPath(document.path))
        return AgentFormat::Canonical;
    return formatOf(document.kind, document.path, document.frontMatter.data) == u"agent" ? AgentFormat::Portable : AgentFormat::ClaudeCode;
}

int integerField(const Agent &agent, QStringView path, int otherwise)
{
    return static_cast<int>(agent.field(path).toInteger().value_or(otherwise));
}

void readFewShot(Agent &agent)
{
    agent.usesFewShot = agent.field(u"portability.few_shot.enabled").toBool().value_or(false);
    agent.examplesPath = agent.field(u"portability.few_shot.examples_ref").text();
    agent.minimumExamples = integerField(agent, u"portability.few_shot.count_range.min", 1);
    agent.maximumExamples = integerField(agent, u"portability.few_shot.count_range.max", 3);
}

/// Reads the models in a string or a list of strings, with their locations. Skips empty strings.
QList<RequestedModel> requestedModelsIn(const Agent &agent, QStringView path)
{
    const DataNode &node = agent.field(path);
    const QString file = agent.fieldLocation(path).file;
    QList<RequestedModel> requestedModels;
    for (const DataNode &item : node.isScalar() ? QList<DataNode>{node} : node.items()) {
        if (const QString written = item.text().trimmed(); !written.isEmpty())
            requestedModels.append({written, {file, item.range()}});
    }
    return requestedModels;
}

void readPortability(Agent &agent)
{
    agent.requestedModels =
        requestedModelsIn(agent, u"portability.model_preferences") + requestedModelsIn(agent, u"model");
    agent.isPortable = agent.field(u"portability.enabled").toBool().value_or(false);
    agent.modelPreferences = agent.field(u"portability.model_preferences").toStrings();
    agent.minimumContextWindow = agent.field(u"portability.minimum_context_window").toInteger();
    if (const DataNode &strategy = agent.field(u"portability.reasoning_strategy"); strategy.isScalar())
        agent.reasoningStrategy = strategy.text();
    agent.bodyFormat = bodyFormatFromName(agent.field(u"portability.body_format").text()).value_or(BodyFormat::Markdown);
}

bool isAbsent(const DataNode &node)
{
    return node.isMissing() || node.isNull();
}

bool hasToolNames(const DataNode &tools)
{
    const QList<DataNode> &items = tools.items();
    return tools.isString() || std::any_of(items.begin(), items.end(), [](const DataNode &item) { return item.isScalar(); });
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

std::optional<Diagnostic> Agent::governanceError() const
{
    return governance ? firstError(readYaml(governance->text, governance->path).diagnostics) : std::nullopt;
}

bool Agent::isFromGovernance(QStringView path) const
{
    return isAbsent(document->frontMatter.data.at(path)) && !isAbsent(governanceData.at(path));
}

const DataNode &Agent::field(QStringView path) const
{
    return isFromGovernance(path) ? governanceData.at(path) : document->frontMatter.data.at(path);
}

Location Agent::fieldLocation(QStringView path) const
{
    return {isFromGovernance(path) ? governance->path : document->path, field(path).range()};
}

QString Agent::disallowedToolsPath() const
{
    if (form == AgentFormat::Canonical)
        return QStringLiteral("tools.forbidden");
    const QString ourField = QStringLiteral("capabilities.forbidden_tools");
    return isAbsent(field(ourField)) ? QStringLiteral("disallowedTools") : ourField;
}

QString Agent::forbiddenActionsPath() const
{
    const QString constitution = QStringLiteral("constitution.forbidden_actions");
    return form == AgentFormat::Canonical && !isAbsent(field(constitution)) ? constitution : QStringLiteral("capabilities.forbidden_actions");
}

QString Agent::allowedToolsPath() const
{
    if (form == AgentFormat::Canonical)
        return isAbsent(field(u"tools.native")) ? QStringLiteral("tools.mcp") : QStringLiteral("tools.native");
    const QString ourField = QStringLiteral("capabilities.allowed_tools");
    return isAbsent(field(ourField)) && hasToolNames(field(u"tools")) ? QStringLiteral("tools") : ourField;
}

QString companionPathOf(const QString &agentPath)
{
    return isCanonicalAgentPath(agentPath) ? canonicalPromptPath(agentPath) : agentPath.left(agentPath.lastIndexOf(u'.')) + QStringLiteral(".governance.yaml");
}

Agent readAgent(const DocumentPtr &document, const DocumentPtr &companion, Diagnostics &diagnostics)
{
    Agent agent;
    agent.document = document;
    agent.form = formOf(*document);
    if (agent.form == AgentFormat::Canonical)
        readPrompt(agent, companion, diagnostics);
    else
        readGovernance(agent, companion, diagnostics);
    readIdentity(agent);
    readTools(agent);
    readCapabilities(agent);
    readOutput(agent);
    readPortability(agent);
    readFewShot(agent);
    return agent;
}

} // namespace outcrop
