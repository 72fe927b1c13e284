// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/formatschema.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/canonicalagent.h"
#include "core/documents/clients.h"

#include <QHash>
#include <QMutex>

#include <algorithm>
#include <memory>

namespace outcrop {
namespace {

const QString agentFormat = QStringLiteral("agent");
const QString canonicalFormat = QStringLiteral("canonical-agent");
const QString claudeFormat = QStringLiteral("claude-agent");

/// A thread-safe cache with one value per format.
template<typename T>
class FormatCache
{
public:
    template<typename Make>
    const T &get(const QString &format, Make make)
    {
        const QMutexLocker locked(&m_mutex);
        std::shared_ptr<const T> &value = m_values[format];
        if (!value)
            value = std::make_shared<const T>(make(format));
        return *value;
    }

private:
    QMutex m_mutex;
    QHash<QString, std::shared_ptr<const T>> m_values;
};

Json readSource(const QString &format)
{
    Json bundledJson = bundledSchema(format);
    if (bundledJson.is_null())
        return clientFormatSchema(format);
    return bundledJson;
}

bool hasKey(const QList<FieldSpec> &fields, const QString &key)
{
    return std::any_of(fields.begin(), fields.end(), [&key](const FieldSpec &field) { return field.key == key; });
}

/// The keys that distinguish portable agents from Claude Code agents, taken from their schemas.
struct AgentFormatKeys {
    QStringList portableKeys; ///< keys such as `identity` and `portability`
    QStringList claude;       ///< keys such as `permissionMode` and `allowed-tools`

    AgentFormatKeys()
    {
        const FieldSpec &agentFields = formatFields(agentFormat);
        const FieldSpec &claudeFields = formatFields(claudeFormat);
        for (const FieldSpec &field : agentFields.children) {
            const bool isText = field.type == FieldType::Text;
            if (!isText && !hasKey(claudeFields.children, field.key))
                portableKeys.append(field.key);
        }
        for (const FieldSpec &field : claudeFields.children) {
            if (!hasKey(agentFields.children, field.key))
                claude.append(field.key);
        }
        for (const OtherKey &other : claudeFields.otherKeys)
            claude.append(other.key);
    }
};

bool hasOneOf(const DataNode &data, const QStringList &keys)
{
    return std::any_of(keys.begin(), keys.end(), [&data](const QString &key) { return data.member(key); });
}

/// Returns whether `tools` contains names, as in `tools: Read, Grep`. The portable format has a list of functions instead.
bool hasToolNames(const DataNode &tools)
{
    const QList<DataNode> &items = tools.items();
    const bool names = std::all_of(items.begin(), items.end(), [](const DataNode &item) { return item.isScalar(); });
    return tools.isString() || (tools.isSequence() && !items.isEmpty() && names);
}

const AgentFormatKeys &agentFormatKeys()
{
    static const AgentFormatKeys marks;
    return marks;
}

bool hasPortableGroups(const DataNode &data)
{
    return hasOneOf(data, agentFormatKeys().portableKeys);
}

bool isClaudeAgent(const DataNode &data)
{
    const AgentFormatKeys &marks = agentFormatKeys();
    if (hasOneOf(data, marks.portableKeys))
        return false;
    return hasOneOf(data, marks.claude) || hasToolNames(data[u"tools"]);
}

/// Returns the format of an agent. The path, or values that only one client uses, select the client's format. An agent with the groups of the
/// portable schema is portable in every folder.
QString formatOfAgent(const QString &path, const DataNode &data)
{
    if (isCanonicalAgentPath(path))
        return canonicalFormat;
    const Client *client = hasPortableGroups(data) ? nullptr : clientOf(path, data);
    if (const ClientPathPattern *place = client ? clientPathPattern(path) : nullptr)
        return place->format;
    if (client)
        return client->formats.value(QStringLiteral("agent"));
    return isClaudeAgent(data) ? claudeFormat : agentFormat;
}

/// Returns `prompt-rules` for `config/prompt_rules.yaml`; empty if the name is not that of a known format.
QString formatOfConfiguration(const QString &path)
{
    static const QStringList known{QStringLiteral("prompt-rules"), QStringLiteral("hybrid-prompt-templates"),
        QStringLiteral("response-schemas"), QStringLiteral("complexity-thresholds"), QStringLiteral("quality-thresholds"),
        QStringLiteral("interaction-rules"), QStringLiteral("log-mappings")};
    const QString format = documentNameOf(path).replace(u'_', u'-');
    return known.contains(format) ? format : QString();
}

/// Returns the format of the client that loads this path. In other folders, skills follow the Agent Skills specification and commands the format of Claude
/// Code plugins.
QString formatOfPath(DocumentKind kind, const QString &path, const DataNode &data)
{
    if (const ClientPathPattern *place = clientPathPattern(path))
        return place->format;
    if (kind == DocumentKind::Skill)
        return QStringLiteral("skill");
    return clientFileOf(kind, path, data) ? QStringLiteral("claude-command") : QString();
}

} // namespace

QString formatOf(DocumentKind kind, const QString &path, const DataNode &data)
{
    switch (kind) {
    case DocumentKind::Manifest:
        return QStringLiteral("manifest");
    case DocumentKind::Layer:
    case DocumentKind::CondensedLayer:
        return QStringLiteral("layer");
    case DocumentKind::Skill:
    case DocumentKind::Text:
        return formatOfPath(kind, path, data);
    case DocumentKind::Agent:
        return formatOfAgent(path, data);
    case DocumentKind::Governance:
        return agentFormat;
    case DocumentKind::Adapter:
        return QStringLiteral("adapter");
    case DocumentKind::WireFormat:
        return QStringLiteral("wire");
    case DocumentKind::Profile:
        return QStringLiteral("profile");
    case DocumentKind::Experiment:
        return QStringLiteral("experiment");
    case DocumentKind::Task:
        return QStringLiteral("task");
    case DocumentKind::Configuration:
        return formatOfConfiguration(path);
    default:
        return {};
    }
}

const Json &formatSchemaJson(const QString &format)
{
    static FormatCache<Json> sources;
    return sources.get(format, readSource);
}

const Schema &formatSchema(const QString &format)
{
    static FormatCache<Schema> schemas;
    return schemas.get(format, [](const QString &name) { return Schema(formatSchemaJson(name)); });
}

const FieldSpec &formatFields(const QString &format)
{
    static FormatCache<FieldSpec> fields;
    return fields.get(format, [](const QString &name) { return documentField(formatSchemaJson(name)); });
}

} // namespace outcrop
