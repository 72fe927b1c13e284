// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/canonicalconversion.h"

#include "core/conversion/agentforms.h"
#include "core/conversion/conversionmessages.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/fieldedit.h"
#include "core/text/linetable.h"
#include "core/text/textchange.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString nativeTools = QStringLiteral("tools.native");
const QString mcpServers = QStringLiteral("tools.mcp");
const QString forbiddenPath = QStringLiteral("tools.forbidden");
const QString allowedTools = QStringLiteral("capabilities.allowed_tools");

/// YAML fields that are edited one by one, so that comments are kept. After an error, all further edits are ignored.
class YamlFields
{
public:
    YamlFields(const QString &name, const QString &yaml) : m_path(name + QStringLiteral(".agent.yaml")) { read(yaml); }

    const DataNode &at(QStringView path) const { return m_document->frontMatter.data.at(path); }
    bool has(QStringView path) const { return !at(path).isMissing() && !at(path).isNull(); }
    void set(const QString &path, const Json &value) { apply(planSetField(*m_document, path, value)); }
    void remove(const QString &path) { apply(planRemoveField(*m_document, path)); }

    void move(const QString &from, const QString &to)
    {
        const Json value = at(from).toJson();
        remove(from);
        set(to, value);
    }

    const DataNode &data() const { return m_document->frontMatter.data; }
    const QString &text() const { return m_document->text; }
    const std::optional<Error> &error() const { return m_error; }

private:
    void read(const QString &yaml) { m_document = readDocument(m_path, yaml.toUtf8()); }

    void apply(const Result<QList<TextEdit>> &edits)
    {
        if (!edits && !m_error)
            m_error = edits.error();
        if (edits && !edits->isEmpty() && !m_error)
            read(applyEdits(m_document->text, *edits));
    }

    QString m_path;
    DocumentPtr m_document;
    std::optional<Error> m_error;
};

LedgerEntry ledgerEntry(const Agent &agent, const QString &field, LossAction action, const QString &reason)
{
    return {{}, agent.file() + QStringLiteral(": ") + field, action, reason};
}

/// Returns the first error in the agent's files. An agent with errors would lose fields.
std::optional<Error> errorOf(const Agent &agent)
{
    for (const Document *document : {agent.document.get(), agent.prompt.get()}) {
        const auto found = document ? firstError(document->diagnostics) : std::nullopt;
        if (found)
            return Error{ErrorCode::Invalid, conversionmessages::notReadable(found->message), found->location};
        if (document && document->frontMatter.isRecovered) {
            const Diagnostic &damage = document->frontMatter.diagnostics.first();
            return Error{ErrorCode::Invalid, conversionmessages::notReadable(damage.message), damage.location};
        }
    }
    if (const auto found = agent.governanceError())
        return Error{ErrorCode::Invalid, conversionmessages::notReadable(found->message), found->location};
    return std::nullopt;
}

/// Returns YAML with a final line ending and without its `---` line, which would end the front matter.
QString wrapInFrontMatter(QString yaml)
{
    static const QRegularExpression start(QStringLiteral("^((?:[ \\t]*#[^\\n]*\\n|[ \\t]*\\r?\\n)*)---[ \\t]*\\r?\\n"));
    yaml.replace(start, QStringLiteral("\\1"));
    return yaml.isEmpty() || yaml.endsWith(u'\n') ? yaml : yaml + lineEndingOf(yaml);
}

/// Returns whether the values are equal, ignoring the order of keys.
bool isSame(const Json &a, const Json &b)
{
    return nlohmann::json(a) == nlohmann::json(b);
}

// Functions that convert an agent to one file.

/// Joins `tools.native` and `tools.mcp` into one list. MCP servers get a prefix.
void joinTools(YamlFields &fields, const Agent &agent, Ledger &ledger)
{
    QStringList names = fields.at(nativeTools).toStrings();
    for (const QString &server : fields.at(mcpServers).toStrings())
        names.append(mcpPrefix + server);
    for (const QString &path : {nativeTools, mcpServers}) {
        if (fields.has(path)) {
            fields.remove(path);
            ledger.append(ledgerEntry(agent, path, LossAction::Renamed, conversionmessages::fieldRenamed(allowedTools)));
        }
    }
    if (!names.isEmpty())
        fields.set(allowedTools, jsonStrings(names));
}

void renameToSingleForm(YamlFields &fields, const Agent &agent, Ledger &ledger)
{
    joinTools(fields, agent, ledger);
    QList<std::pair<QString, Json>> movedJson;
    for (const FieldPair &pair : agentForms().fields) {
        if (!fields.has(pair.canonicalKey))
            continue;
        movedJson.append({pair.singleValueKey, fields.at(pair.canonicalKey).toJson()});
        fields.remove(pair.canonicalKey); // all are removed first: `tools` is a mapping in one form and a list in the other
        ledger.append(ledgerEntry(agent, pair.canonicalKey, LossAction::Renamed, conversionmessages::fieldRenamed(pair.singleValueKey)));
    }
    for (const auto &[path, value] : movedJson)
        fields.set(path, value);
}

// Functions that convert an agent to two files.

/// Returns the agent's fields as YAML, including those of its governance file.
YamlFields mergeFields(const Agent &agent, Ledger &ledger)
{
    const FrontMatter &frontMatter = agent.document->frontMatter;
    const QString &text = agent.document->text;
    const bool hasFields = frontMatter.isPresent && !agent.document->frontMatter.data.members().isEmpty();
    const QString yaml = hasFields ? text.mid(frontMatter.content.start.offset, frontMatter.content.end.offset - frontMatter.content.start.offset) : QString();
    YamlFields fields(agent.document->name(), yaml);
    if (!fields.has(u"name"))
        fields.set(QStringLiteral("name"), jsonString(agent.name));
    for (const DataNode::Member &group : agent.governanceData.members()) {
        for (const DataNode::Member &member : group.value.members()) {
            const QString path = group.key + u'.' + member.key;
            if (agent.isFromGovernance(path))
                fields.set(path, member.value.toJson());
        }
        if (!group.value.isMapping() && agent.isFromGovernance(group.key))
            fields.set(group.key, group.value.toJson());
    }
    if (agent.governance)
        ledger.append(ledgerEntry(agent, QStringLiteral("governance"), LossAction::Renamed, conversionmessages::governanceMerged(agent.governance->path)));
    return fields;
}

/// Adds a row for names that are moved to another field.
void addMove(Ledger &ledger, const Agent &agent, const QString &field, const QString &target, const QStringList &names)
{
    if (!names.isEmpty() && field != target)
        ledger.append(ledgerEntry(agent, field, LossAction::Renamed, conversionmessages::fieldRenamed(target)));
}

/// The names in a list of tools, split for the canonical form.
struct ClassifiedTools {
    QStringList nativeTools;
    QStringList servers;
};

ClassifiedTools classifyTools(const QStringList &names, const Agent &agent, const QString &field, Ledger &ledger)
{
    ClassifiedTools tools;
    for (const QString &name : names) {
        if (!name.startsWith(mcpPrefix)) {
            const QString abstractTool = agentForms().abstractTool(name);
            tools.nativeTools.append(abstractTool);
            if (abstractTool != name)
                ledger.append(ledgerEntry(agent, field, LossAction::Renamed, conversionmessages::valueRenamed(nativeTools, abstractTool)));
            continue;
        }
        const QString server = name.mid(mcpPrefix.size()).section(QStringLiteral("__"), 0, 0);
        if (name != mcpPrefix + server)
            ledger.append(ledgerEntry(agent, field, LossAction::Approximated, conversionmessages::serverOnly(server)));
        if (!tools.servers.contains(server))
            tools.servers.append(server);
    }
    addMove(ledger, agent, field, nativeTools, tools.nativeTools);
    addMove(ledger, agent, field, mcpServers, tools.servers);
    return tools;
}

/// Returns the abstract names of the forbidden tools. Includes names of MCP tools, because `tools.mcp` only contains the allowed servers.
QStringList convertForbiddenTools(const Agent &agent, Ledger &ledger)
{
    QStringList names;
    for (const QString &name : agent.disallowedTools) {
        names.append(agentForms().abstractTool(name));
        if (names.last() != name)
            ledger.append(ledgerEntry(agent, agent.disallowedToolsPath(), LossAction::Renamed, conversionmessages::valueRenamed(forbiddenPath, names.last())));
    }
    addMove(ledger, agent, agent.disallowedToolsPath(), forbiddenPath, names);
    return names;
}

/// Moves the tools that an agent may use and must not use. `tools` is a list of names or of functions.
void moveTools(YamlFields &fields, const Agent &agent, Ledger &ledger)
{
    const QString path = agent.allowedToolsPath();
    const ClassifiedTools allowed = classifyTools(agent.allowedTools, agent, path, ledger);
    const Json functions = agent.tools.isEmpty() ? Json() : fields.at(u"tools").toJson();
    const QStringList forbiddenTools = convertForbiddenTools(agent, ledger);
    for (const QString &old : {path, agent.disallowedToolsPath(), QStringLiteral("tools")})
        fields.remove(old);
    if (!allowed.nativeTools.isEmpty())
        fields.set(nativeTools, jsonStrings(allowed.nativeTools));
    if (!allowed.servers.isEmpty())
        fields.set(mcpServers, jsonStrings(allowed.servers));
    if (!forbiddenTools.isEmpty())
        fields.set(forbiddenPath, jsonStrings(forbiddenTools));
    if (!functions.is_null())
        fields.set(QStringLiteral("tools.functions"), functions);
}

/// Moves a model's name to its tier, to the model preferences, or to the extensions.
void moveModel(YamlFields &fields, const Agent &agent, Ledger &ledger)
{
    const QString path = QStringLiteral("model");
    const QString model = fields.at(path).text().trimmed();
    if (model.isEmpty())
        return;
    fields.remove(path);
    const QString tier = agentForms().tiers.key(model);
    if (!tier.isEmpty()) {
        fields.set(QStringLiteral("model.tier"), jsonString(tier));
        ledger.append(ledgerEntry(agent, path, LossAction::Renamed, conversionmessages::valueRenamed(QStringLiteral("model.tier"), tier)));
    } else if (model.contains(u'/') && !fields.has(u"portability.model_preferences")) {
        fields.set(QStringLiteral("portability.model_preferences"), Json::array({jsonString(model)}));
        ledger.append(ledgerEntry(agent, path, LossAction::Renamed, conversionmessages::fieldRenamed(QStringLiteral("portability.model_preferences"))));
    } else {
        fields.set(QStringLiteral("extensions.model"), jsonString(model));
        ledger.append(ledgerEntry(agent, path, LossAction::Approximated, conversionmessages::noTierForModel(model)));
    }
}

void renameToCanonicalForm(YamlFields &fields, const Agent &agent, Ledger &ledger)
{
    moveTools(fields, agent, ledger);
    moveModel(fields, agent, ledger);
    for (const FieldPair &pair : agentForms().fields) {
        if (pair.singleValueKey == u"tools" || !fields.has(pair.singleValueKey))
            continue;
        fields.move(pair.singleValueKey, pair.canonicalKey);
        ledger.append(ledgerEntry(agent, pair.singleValueKey, LossAction::Renamed, conversionmessages::fieldRenamed(pair.canonicalKey)));
    }
}

} // namespace

Result<ConvertedAgent> toSingleForm(const Agent &agent)
{
    if (agent.form != AgentFormat::Canonical)
        return Error{ErrorCode::Invalid, conversionmessages::alreadySingle(agent.file()), {agent.file(), {}}};
    if (const auto error = errorOf(agent))
        return *error;
    ConvertedAgent convertedAgent;
    YamlFields fields(agent.document->name(), agent.document->text);
    renameToSingleForm(fields, agent, convertedAgent.ledger);
    if (fields.error())
        return *fields.error();
    if (agent.textDocument().frontMatter.isPresent && agent.prompt)
        convertedAgent.ledger.append({{}, agent.prompt->path, LossAction::Dropped, conversionmessages::promptFields()});
    const QString yaml = wrapInFrontMatter(fields.text());
    const QString end = lineEndingOf(yaml);
    const QString text = QStringLiteral("---") + end + yaml + QStringLiteral("---") + end + end + agent.body().toString();
    const QString path = agent.document->name() + QStringLiteral(".md");
    const DocumentPtr written = readDocument(path, text.toUtf8(), DocumentKind::Agent);
    if (!isSame(written->frontMatter.data.toJson(), fields.data().toJson()))
        return Error{ErrorCode::Invalid, conversionmessages::conversionDiffers(), {agent.file(), {}}};
    convertedAgent.files = {{path, text}};
    return convertedAgent;
}

Result<ConvertedAgent> toCanonicalForm(const Agent &agent)
{
    if (agent.form == AgentFormat::Canonical)
        return Error{ErrorCode::Invalid, conversionmessages::alreadyCanonical(agent.file()), {agent.file(), {}}};
    if (const auto error = errorOf(agent))
        return *error;
    ConvertedAgent convertedAgent;
    YamlFields fields = mergeFields(agent, convertedAgent.ledger);
    renameToCanonicalForm(fields, agent, convertedAgent.ledger);
    if (fields.error())
        return *fields.error();
    const QString end = lineEndingOf(agent.document->text);
    const QString body = agent.body().toString();
    const QString prompt = body.startsWith(end) ? body.mid(end.size()) : body;
    const QString name = agent.document->name();
    convertedAgent.files = {{name + QStringLiteral(".agent.yaml"), fields.text()}, {name + QStringLiteral(".prompt.md"), prompt}};
    return convertedAgent;
}

} // namespace outcrop
