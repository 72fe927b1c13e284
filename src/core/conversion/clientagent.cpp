// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/clientagent.h"

#include "core/conversion/agentforms.h"
#include "core/conversion/conversionmessages.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentname.h"
#include "core/sync/syncwriting.h"

#include <QRegularExpression>

#include <optional>

namespace outcrop {
namespace {

class ClientAgentWriter
{
public:
    ClientAgentWriter(const Agent &agent, const SyncTarget &target, const QString &title)
        : m_agent(agent), m_target(target), m_form(agentForms().clients.value(target.client)), m_title(title)
    {
    }

    Result<ConvertedAgent> run()
    {
        const QString text = replaceToolNames(m_agent.body().trimmed().toString().replace(QStringLiteral("\r\n"), QStringLiteral("\n")));
        const SyncItem item = makeSyncItem(text);
        m_writtenKeys = m_target.agents.keys;
        m_writtenKeys.append(QStringLiteral("name")); // the file is named after it
        const QString file = m_target.agents.isToml ? definitionText(item, m_target.agents).text : markdown(item, text);
        if (m_error)
            return *m_error;
        addDroppedFields(m_agent.document->frontMatter.data, {});
        addDroppedFields(m_agent.governanceData, {});
        m_convertedAgent.files = {{itemPath(m_target.agents.pathPattern, item), file}};
        return m_convertedAgent;
    }

private:
    SyncItem makeSyncItem(const QString &text)
    {
        SyncItem item;
        item.kind = SyncItem::Kind::Agent;
        item.file = m_agent.file();
        item.name = allowedName();
        item.segments = {{text, item.file}};
        const std::string data = Json{{"description", jsonString(m_agent.description)}}.dump();
        item.data = readYaml(QString::fromStdString(data), item.file).root;
        return item;
    }

    QString allowedName()
    {
        const QString &name = m_agent.name;
        if (QRegularExpression(m_target.agents.names).match(name).hasMatch())
            return name;
        const QString allowed = suggestedName(DocumentKind::Skill, name);
        add(QStringLiteral("name"), LossAction::Renamed, conversionmessages::nameReplaced(allowed, m_title));
        return allowed;
    }

    QString markdown(const SyncItem &item, const QString &text)
    {
        QString head;
        for (const QString &key : m_target.agents.keys) {
            const QString value = key == u"name" ? item.name : key == u"description" ? descriptionOf(item) : QString();
            if (!value.isEmpty())
                head += yamlEntry(key, jsonString(value), YamlLayout());
        }
        head += writeToolsEntry(m_form.toolsKey, m_agent.allowedTools, m_agent.allowedToolsPath());
        head += writeToolsEntry(m_form.disallowedToolsKey, m_agent.disallowedTools, m_agent.disallowedToolsPath());
        head += writeModelEntry();
        for (const auto &[key, value] : m_target.agents.add)
            head += yamlEntry(key, jsonString(value), YamlLayout());
        return QStringLiteral("---\n") + head + QStringLiteral("---\n\n") + text + u'\n';
    }

    /// Returns the YAML entry for a list of tools, with the client's names for them; drops tools that the client lacks. Empty if none remain; then sets
    /// m_error if `key` is the list of allowed tools.
    QString writeToolsEntry(const QString &key, const QStringList &tools, const QString &field)
    {
        if (key.isEmpty() || tools.isEmpty())
            return {};
        QStringList names;
        for (const QString &tool : tools) {
            const QStringList found = clientNames(tool);
            if (found.isEmpty())
                add(field + QStringLiteral(": ") + tool, LossAction::Dropped, conversionmessages::clientHasNoTool(m_title));
            names += found;
        }
        names.removeDuplicates();
        m_writtenKeys.append({field, QStringLiteral("tools.mcp")});
        if (names.isEmpty() && key == m_form.toolsKey)
            m_error = Error{ErrorCode::NotAllowed, conversionmessages::noToolLeft(m_title), {m_agent.file(), {}}};
        if (names.isEmpty())
            return {};
        add(field, LossAction::Renamed, conversionmessages::fieldRenamed(key));
        const Json value = m_form.hasToolList ? jsonStrings(names) : jsonString(names.join(QStringLiteral(", ")));
        return yamlEntry(key, value, YamlLayout());
    }

    /// Returns the client's names of a tool; empty if it has none. MCP servers of a canonical agent have no prefix.
    QStringList clientNames(const QString &tool) const
    {
        QStringList names;
        for (const QString &abstractTool : agentForms().abstractTools(tool)) {
            if (const QString name = m_form.toolNames.value(abstractTool); !name.isEmpty())
                names.append(name);
        }
        if (!names.isEmpty())
            return names;
        const bool isServer = tool.startsWith(mcpPrefix) || m_agent.field(u"tools.mcp").toStrings().contains(tool);
        const QString server = tool.startsWith(mcpPrefix) ? tool.mid(mcpPrefix.size()) : tool;
        const QString mcpTool = isServer ? QString(m_form.mcpTool).replace(QStringLiteral("{name}"), server) : QString();
        return mcpTool.isEmpty() ? QStringList() : QStringList{mcpTool};
    }

    QString writeModelEntry()
    {
        QString field = m_agent.form == AgentFormat::Canonical ? QStringLiteral("model.tier") : QStringLiteral("model_tier");
        QString tier = m_agent.field(field).text();
        const QString named = m_agent.field(u"model").text();
        if (tier.isEmpty() && !named.isEmpty()) {
            field = QStringLiteral("model");
            tier = agentForms().tiers.key(named);
        }
        if (m_form.modelKey.isEmpty() || (tier.isEmpty() && named.isEmpty()))
            return {};
        m_writtenKeys.append(field);
        const QString model = m_form.modelTiers.value(tier);
        if (model.isEmpty()) {
            add(field, LossAction::Dropped, tier.isEmpty() ? conversionmessages::clientHasNoModel(m_title, named) : conversionmessages::clientHasNoTier(m_title));
            return {};
        }
        add(field, LossAction::Renamed, conversionmessages::valueRenamed(m_form.modelKey, model));
        return yamlEntry(m_form.modelKey, jsonString(model), YamlLayout());
    }

    /// Returns the text with the client's names in place of abstract tool names such as `file_read`, which do not occur as ordinary words.
    QString replaceToolNames(QString text)
    {
        for (auto tool = m_form.toolNames.cbegin(); tool != m_form.toolNames.cend(); ++tool) {
            const QRegularExpression word(QStringLiteral("(?<![\\w/.-])%1(?![\\w/-])").arg(QRegularExpression::escape(tool.key())));
            if (tool.key() == tool.value() || !text.contains(word))
                continue;
            text.replace(word, tool.value());
            m_convertedAgent.ledger.append({{}, m_agent.textDocument().path, LossAction::Approximated,
                                       conversionmessages::toolWordsReplaced(tool.key(), m_title, tool.value())});
        }
        return text;
    }

    /// Adds an entry for each field, at most two levels deep, that is not written.
    void addDroppedFields(const DataNode &group, const QString &above)
    {
        for (const DataNode::Member &member : group.members()) {
            const QString path = above.isEmpty() ? member.key : above + u'.' + member.key;
            if (m_writtenKeys.contains(path) || member.value.isNull() || (&group == &m_agent.governanceData && !m_agent.isFromGovernance(path)))
                continue;
            if (above.isEmpty() && member.value.isMapping())
                addDroppedFields(member.value, path);
            else
                add(path, LossAction::Dropped, reasonFor(path));
        }
    }

    QString reasonFor(const QString &path) const
    {
        return path.startsWith(u"portability.") ? conversionmessages::programField() : conversionmessages::clientHasNoField(m_title);
    }

    void add(const QString &field, LossAction action, const QString &reason)
    {
        m_convertedAgent.ledger.append({{}, m_agent.file() + QStringLiteral(": ") + field, action, reason});
    }

    const Agent &m_agent;
    const SyncTarget &m_target;
    const ClientAgentForm m_form;
    QString m_title;
    QStringList m_writtenKeys;
    ConvertedAgent m_convertedAgent;
    std::optional<Error> m_error; ///< set if the converted agent would have more permissions
};

} // namespace

Result<ConvertedAgent> toClientForm(const Agent &agent, const SyncTarget &target, const QString &title)
{
    if (target.agents.pathPattern.isEmpty())
        return Error{ErrorCode::NotAllowed, conversionmessages::clientHasNoAgents(title), {agent.file(), {}}};
    if (const auto found = agent.governanceError()) // limits of the agent, such as allowed tools, would be lost
        return Error{ErrorCode::Invalid, conversionmessages::notReadable(found->message), found->location};
    return ClientAgentWriter(agent, target, title).run();
}

} // namespace outcrop
