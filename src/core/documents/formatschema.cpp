// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/formatschema.h"

#include "core/base/resources.h"
#include "core/documents/clients.h"
#include "core/documents/data/yamlreader.h"

#include <QHash>
#include <QMutex>

#include <algorithm>
#include <memory>

namespace outcrop {
namespace {

const QString agentFormat = QStringLiteral("agent");
const QString claudeFormat = QStringLiteral("claude-agent");

/// What was made for each format, made once.
template<typename T>
class PerFormat
{
public:
    template<typename Make>
    const T &get(const QString &format, Make make)
    {
        const QMutexLocker locked(&m_mutex);
        std::shared_ptr<const T> &made = m_made[format];
        if (!made)
            made = std::make_shared<const T>(make(format));
        return *made;
    }

private:
    QMutex m_mutex;
    QHash<QString, std::shared_ptr<const T>> m_made;
};

Json readSource(const QString &format)
{
    const QString name = QStringLiteral(":/schemas/formats/%1.schema.").arg(format);
    if (const QByteArray json = readResource(name + QStringLiteral("json")); !json.isEmpty())
        return Json::parse(json.begin(), json.end(), nullptr, false);
    const QString yaml = QString::fromUtf8(readResource(name + QStringLiteral("yaml")));
    return yaml.isEmpty() ? clientFormat(format) : readYaml(yaml, name).root.toJson();
}

bool hasKey(const QList<FieldSpec> &fields, const QString &key)
{
    return std::any_of(fields.begin(), fields.end(), [&key](const FieldSpec &field) { return field.key == key; });
}

/// The keys that tell the two forms of an agent apart, as their schemas have them.
struct AgentMarks {
    QStringList portable; ///< `identity`, `portability`, …
    QStringList claude;   ///< `permissionMode`, `allowed-tools`, …

    AgentMarks()
    {
        const FieldSpec &ours = formatFields(agentFormat);
        const FieldSpec &theirs = formatFields(claudeFormat);
        for (const FieldSpec &field : ours.children) {
            const bool isText = field.type == FieldType::Text;
            if (!isText && !hasKey(theirs.children, field.key))
                portable.append(field.key);
        }
        for (const FieldSpec &field : theirs.children) {
            if (!hasKey(ours.children, field.key))
                claude.append(field.key);
        }
        for (const OtherKey &other : theirs.otherKeys)
            claude.append(other.key);
    }
};

bool hasOneOf(const DataNode &data, const QStringList &keys)
{
    return std::any_of(keys.begin(), keys.end(), [&data](const QString &key) { return data.member(key); });
}

/// `tools: Read, Grep` or a list of names, where the portable form has a list of functions.
bool namesTools(const DataNode &tools)
{
    const QList<DataNode> &items = tools.items();
    const bool names = std::all_of(items.begin(), items.end(), [](const DataNode &item) { return item.isScalar(); });
    return tools.isString() || (tools.isSequence() && !items.isEmpty() && names);
}

const AgentMarks &agentMarks()
{
    static const AgentMarks marks;
    return marks;
}

bool hasPortableGroups(const DataNode &data)
{
    return hasOneOf(data, agentMarks().portable);
}

bool isClaudeAgent(const DataNode &data)
{
    const AgentMarks &marks = agentMarks();
    if (hasOneOf(data, marks.portable))
        return false;
    return hasOneOf(data, marks.claude) || namesTools(data[u"tools"]);
}

/// Written for a client: by its place, or by what only that client's agents say. An agent with the groups of the portable schema is ours wherever it lies.
QString formatOfAgent(const QString &path, const DataNode &data)
{
    const Client *client = hasPortableGroups(data) ? nullptr : clientOf(path, data);
    if (const ClientPlace *place = client ? clientPlace(path) : nullptr)
        return place->format;
    if (client)
        return client->formats.value(QStringLiteral("agent"));
    return isClaudeAgent(data) ? claudeFormat : agentFormat;
}

/// `prompt-rules` for `config/prompt_rules.yaml`. Other files of that folder have no format.
QString formatOfConfiguration(const QString &path)
{
    static const QStringList known{QStringLiteral("prompt-rules"), QStringLiteral("hybrid-prompt-templates"),
        QStringLiteral("response-schemas"), QStringLiteral("complexity-thresholds"), QStringLiteral("quality-thresholds"),
        QStringLiteral("interaction-rules")};
    const QString format = nameOfPath(path).replace(u'_', u'-');
    return known.contains(format) ? format : QString();
}

/// The format of the client that a place belongs to. Elsewhere skills are those of the specification and commands those of Claude Code's plugins.
QString formatOfPlace(DocumentKind kind, const QString &path, const DataNode &data)
{
    if (const ClientPlace *place = clientPlace(path))
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
        return formatOfPlace(kind, path, data);
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

const Json &formatSource(const QString &format)
{
    static PerFormat<Json> sources;
    return sources.get(format, readSource);
}

const Schema &formatSchema(const QString &format)
{
    static PerFormat<Schema> schemas;
    return schemas.get(format, [](const QString &name) { return Schema(formatSource(name)); });
}

const FieldSpec &formatFields(const QString &format)
{
    static PerFormat<FieldSpec> fields;
    return fields.get(format, [](const QString &name) { return documentField(formatSource(name)); });
}

} // namespace outcrop
