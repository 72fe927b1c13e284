// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "core/agents/agent.h"
#include "core/conversion/clientagent.h"
#include "core/documents/clients.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {
namespace {

const DefinitionFileFormat &agentFileOf(const QString &client)
{
    return syncTarget(client)->agents;
}

/// Returns the first client whose path pattern for agent files matches the path; empty if there is none.
QString clientForFile(const QString &path)
{
    for (const QString &client : agentFileClients()) {
        const QStringList around = agentFileOf(client).pathPattern.split(QStringLiteral("{name}"));
        const qsizetype start = path.lastIndexOf(around.first());
        const bool isInFolder = start == 0 || (start > 0 && path.at(start - 1) == u'/');
        if (isInFolder && path.endsWith(around.last()) && !path.mid(start + around.first().size()).contains(u'/'))
            return client;
    }
    return {};
}

/// Reads the fields and the body of an agent file.
ParsedPromptFile readAgentFields(const DataNode &fields, const QString &textKey, const QString &body, const FormatInput &input, const QString &format)
{
    PromptFile prompt;
    SourceLedger ledger;
    prompt.format = format;
    prompt.name = input.stem();
    const auto readText = [&](const QString &key, QString &text) {
        if (!fields[key].isScalar() || fields[key].isNull())
            return;
        text = fields[key].text();
        ledger.use(key, key);
    };
    readText(QStringLiteral("name"), prompt.name);
    readText(QStringLiteral("description"), prompt.description);
    readText(QStringLiteral("model"), prompt.model);
    const QStringList tools = fields[u"tools"].isScalar() ? fields[u"tools"].text().split(u',', Qt::SkipEmptyParts) : fields[u"tools"].toStrings();
    for (const QString &tool : tools)
        prompt.tools.append({tool.trimmed(), {}, {}, jsonString(tool.trimmed())});
    if (!tools.isEmpty())
        ledger.add(QStringLiteral("tools"), LossAction::Kept, QStringLiteral("tools"));
    addTextMessage(prompt, Message::Role::System, body.trimmed());
    ledger.add(textKey, LossAction::Kept, messagePart(0));
    prompt.foreignKeys = ledger.addRemainingValues(fields, {}, formatsmessages::keptForFormat());
    prompt.ledger = ledger.entries();
    return {{prompt}, {}, {}};
}

/// Converts a prompt to a workspace agent document, for toClientForm().
DocumentPtr agentDocumentOf(const PromptFile &prompt)
{
    QString head = QStringLiteral("---\n") + yamlEntry(QStringLiteral("name"), jsonString(documentNameFrom(prompt.name)), YamlLayout());
    const QString description = prompt.description.isEmpty() ? prompt.name : prompt.description;
    head += yamlEntry(QStringLiteral("description"), jsonString(description), YamlLayout());
    QStringList tools;
    for (const PromptTool &tool : prompt.tools) {
        if (tool.definition.is_string())
            tools.append(tool.name);
    }
    if (!tools.isEmpty())
        head += yamlEntry(QStringLiteral("tools"), jsonString(tools.join(QStringLiteral(", "))), YamlLayout());
    if (!prompt.model.isEmpty())
        head += yamlEntry(QStringLiteral("model"), jsonString(prompt.model), YamlLayout());
    QString body;
    for (const PromptMessage &message : prompt.messages) {
        if (message.role == Message::Role::System && !message.isHistory)
            body += (body.isEmpty() ? QString() : QStringLiteral("\n\n")) + message.text().trimmed();
    }
    return readDocument(QStringLiteral("agents/%1.md").arg(documentNameFrom(prompt.name)), QString(head + QStringLiteral("---\n\n") + body + u'\n').toUtf8(), DocumentKind::Agent);
}

/// The agent file of one client.
class ClientAgentFormat : public FileFormat
{
public:
    explicit ClientAgentFormat(const QString &client) : m_client(client) { }

    FormatDescription description() const override;
    FormatMatch detect(const FormatInput &input) const override;
    Result<ParsedPromptFile> read(const FormatInput &input) const override;
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override;

private:
    /// Returns why the client does not read the whole system prompt; empty if it does.
    QString lengthProblem(const PromptFile &prompt) const;

    QString m_client;
};

FormatDescription ClientAgentFormat::description() const
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    const Client *client = findClient(m_client);
    const QString title = client ? client->title : m_client;
    return {m_client + QStringLiteral("-agent"), formatsmessages::agentTitle(title), agentFileOf(m_client).pathPattern, true,
        {{Feature::Name, Support::Approximated}, {Feature::Description, Support::Kept}, {Feature::System, Support::Kept}}};
}

FormatMatch ClientAgentFormat::detect(const FormatInput &input) const
{
    if (input.file.endsWith(u".chatmode.md"))
        return FormatMatch::No;
    if (const QString client = clientForFile(input.file); !client.isEmpty())
        return agentFileOf(client).pathPattern == agentFileOf(m_client).pathPattern ? FormatMatch::Certain : FormatMatch::No;
    if (const ClientPathPattern *pattern = clientPathPattern(input.file))
        return pattern->file == ClientFile::Agent && pattern->client == m_client ? FormatMatch::Certain : FormatMatch::No;
    const DataNode &head = input.head.data;
    if (!head[u"description"].isString() || !input.file.endsWith(u".md"))
        return FormatMatch::No;
    if (input.file.endsWith(u".agent.md"))
        return m_client == u"copilot" ? FormatMatch::Likely : FormatMatch::No;
    const Client *client = clientOf(input.file, head);
    const bool isThis = client ? client->name == m_client : m_client == u"claude" && head[u"name"].isString();
    return isThis ? FormatMatch::Possible : FormatMatch::No;
}

Result<ParsedPromptFile> ClientAgentFormat::read(const FormatInput &input) const
{
    const DefinitionFileFormat &file = agentFileOf(m_client);
    if (!file.isToml)
        return readAgentFields(input.head.data, QStringLiteral("body"), input.body(), input, description().name);
    const DataDocument toml = readToml(input.text, input.file);
    if (const auto error = firstError(toml.diagnostics))
        return toError(*error);
    return readAgentFields(toml.root, file.body, toml.root[file.body].text(), input, description().name);
}

QString ClientAgentFormat::lengthProblem(const PromptFile &prompt) const
{
    constexpr qsizetype longest = 30'000; // limit that GitHub documents for custom agents
    if (m_client != u"copilot" && m_client != u"copilot-cloud")
        return {};
    qsizetype length = 0;
    for (const PromptMessage &message : prompt.messages)
        length += message.role == Message::Role::System ? message.text().size() : 0;
    return length > longest ? formatsmessages::agentTooLong(length, longest) : QString();
}

Result<WrittenPromptFile> ClientAgentFormat::write(const PromptFile &prompt) const
{
    Diagnostics findings;
    const Agent agent = readAgent(agentDocumentOf(prompt), nullptr, findings);
    const Client *client = findClient(m_client);
    const Result<ConvertedAgent> convertedAgent = toClientForm(agent, *syncTarget(m_client), client ? client->title : m_client);
    if (!convertedAgent)
        return convertedAgent.error();
    TargetLedger ledger(prompt);
    const QString name = documentNameFrom(prompt.name);
    ledger.add(QStringLiteral("name"), name == prompt.name ? LossAction::Kept : LossAction::Approximated, QStringLiteral("name"), name == prompt.name ? QString() : formatsmessages::nameWritten(name));
    if (!prompt.description.isEmpty())
        ledger.keep(QStringLiteral("description"), QStringLiteral("description"));
    const QString tooLong = lengthProblem(prompt);
    ledger.addAll(PromptFeature::System, tooLong.isEmpty() ? LossAction::Kept : LossAction::Approximated, QStringLiteral("body"), tooLong);
    for (const LedgerEntry &entry : convertedAgent->ledger) {
        if (entry.part == u"tools" || entry.part == u"model")
            ledger.addAll(entry.part == u"tools" ? PromptFeature::Tools : PromptFeature::Model, entry.action, entry.path, entry.reason);
    }
    const AgentFileText &written = convertedAgent->files.first();
    return WrittenPromptFile{written.path, written.text.toUtf8(), ledger.finish(description().title)};
}

} // namespace

QStringList agentFileClients()
{
    QStringList clients;
    for (const SyncTarget &target : syncTargets()) {
        if (!target.agents.pathPattern.isEmpty())
            clients.append(target.client);
    }
    return clients;
}

std::unique_ptr<FileFormat> clientAgentFormat(const QString &client)
{
    return std::make_unique<ClientAgentFormat>(client);
}

} // namespace outcrop
