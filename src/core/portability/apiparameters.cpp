// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/apiparameters.h"

#include "core/base/datatext.h"
#include "core/documents/formatschema.h"
#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"

namespace outcrop {
namespace {

constexpr const char *criterion = "PV-001";

QString normalizeKey(QStringView word)
{
    QString result;
    result.reserve(word.size());
    for (const QChar character : word) {
        if (character != u'_' && character != u'-')
            result += character.toLower();
    }
    return result;
}

/// The meaning of the keys in a mapping.
enum class Keys {
    Fields,  ///< fields of the agent
    Schema,  ///< keywords of JSON Schema
    Names,   ///< names defined by a schema, each with a subschema
    Ignored, ///< arbitrary data
};

Keys keysBelowPath(Keys keys, const QStringList &path)
{
    static const QStringList naming{QStringLiteral("properties"), QStringLiteral("patternProperties"),
        QStringLiteral("dependentSchemas"), QStringLiteral("$defs"), QStringLiteral("definitions")};
    static const QStringList data{QStringLiteral("default"), QStringLiteral("const"), QStringLiteral("enum"),
        QStringLiteral("example"), QStringLiteral("examples"), QStringLiteral("required"),
        QStringLiteral("dependentRequired")};
    static const QStringList schemas{
        QStringLiteral("parameters"), QStringLiteral("input_schema"), QStringLiteral("parameters_json_schema")};
    const QString &key = path.last();
    if (keys == Keys::Names)
        return Keys::Schema;
    if (keys == Keys::Schema)
        return naming.contains(key) ? Keys::Names : data.contains(key) ? Keys::Ignored : Keys::Schema;
    const bool isToolSchema = path.size() == 3 && path.first() == u"tools" && schemas.contains(key);
    const bool isOutputSchema = path.size() == 2 && path.first() == u"output" && key == u"schema";
    return isToolSchema || isOutputSchema ? Keys::Schema : Keys::Fields;
}

/// Visits all keys of one document.
class KeyWalk
{
public:
    /// `clientKeys` are the keys of the agent's client, which are not API parameters.
    KeyWalk(const DocumentPtr &document, const ApiParameters &parameters, Diagnostics &found, const QStringList &clientKeys = {})
        : m_document(document)
        , m_parameters(parameters)
        , m_diagnostics(found)
        , m_clientKeys(clientKeys)
    {
    }

    void walk(const DataNode &node, Keys keys)
    {
        if (keys == Keys::Ignored)
            return;
        if (node.isMapping())
            walkMembers(node, keys);
        else if (node.isSequence())
            walkItems(node, keys);
        else if (node.isString() && keys == Keys::Fields)
            checkValue(node);
    }

private:
    void walkMembers(const DataNode &mapping, Keys keys)
    {
        for (const DataNode::Member &member : mapping.members()) {
            m_path.append(member.key);
            const bool isClients = m_path.size() == 1 && member.value.isScalar() && m_clientKeys.contains(member.key);
            if (!isClients && !m_parameters.isExempt(m_path)) {
                const bool isFound = keys != Keys::Names && checkKey(member, mapping);
                walk(member.value, isFound ? Keys::Ignored : keysBelowPath(keys, m_path));
            }
            m_path.removeLast();
        }
    }

    void walkItems(const DataNode &list, Keys keys)
    {
        for (qsizetype i = 0; i < list.items().size(); ++i) {
            m_path.append(QString::number(i));
            walk(list.items().at(i), keys);
            m_path.removeLast();
        }
    }

    bool checkKey(const DataNode::Member &member, const DataNode &mapping)
    {
        const QString parent = m_path.size() > 1 ? m_path.at(m_path.size() - 2) : QString();
        const ApiParameters::ParameterGroup *word = m_parameters.find(member.key, parent);
        if (!word)
            return false;
        m_diagnostics.append(portabilityFinding(criterion, messageFor(member.key, *word), {m_document->path, member.keyRange},
            fixFor(member, mapping, *word)));
        return true;
    }

    /// Checks a value that is exactly a parameter name. Ignores single words such as `effort`, which are too common.
    void checkValue(const DataNode &value)
    {
        const ApiParameters::ParameterGroup *word =
            value.text().contains(u'_') ? m_parameters.find(value.text()) : nullptr;
        if (word)
            m_diagnostics.append(
                portabilityFinding(criterion, messageFor(value.text(), *word), {m_document->path, value.range()},
                    removeFieldFix(m_document, portabilitymessages::removeValue(), m_path)));
    }

    static QString messageFor(const QString &key, const ApiParameters::ParameterGroup &word)
    {
        if (!word.rename.isEmpty())
            return portabilitymessages::apiParameterRename(key, dataText(word.api), word.rename);
        if (!word.replacement.isEmpty())
            return portabilitymessages::apiParameterReplace(key, dataText(word.api), dataText(word.replacement));
        return portabilitymessages::apiParameterRemove(key, dataText(word.api));
    }

    std::optional<Fix> fixFor(
        const DataNode::Member &member, const DataNode &mapping, const ApiParameters::ParameterGroup &word) const
    {
        if (!word.rename.isEmpty() && !mapping.member(word.rename))
            return Fix{portabilitymessages::renameTo(word.rename), {{member.keyRange, word.rename}}};
        return removeFieldFix(m_document, portabilitymessages::removeKey(member.key), m_path);
    }

    const DocumentPtr &m_document;
    const ApiParameters &m_parameters;
    Diagnostics &m_diagnostics;
    QStringList m_clientKeys;
    QStringList m_path;
};

QStringList clientKeysOf(const Agent &agent)
{
    QStringList keys;
    if (agent.form != AgentFormat::ClaudeCode)
        return keys;
    const DataNode &data = agent.document->frontMatter.data;
    for (const FieldSpec &field : formatFields(formatOf(DocumentKind::Agent, agent.file(), data)).children)
        keys.append(field.key);
    return keys;
}

} // namespace

void ApiParameters::read(const DataNode &data)
{
    for (const QString &path : data[u"exempt"].toStrings())
        m_exemptPaths.append(path.split(u'.'));
    for (const DataNode &group : data[u"words"].items()) {
        const ParameterGroup word{group[u"api"].text(), group[u"instead"].text(), group[u"rename"].text()};
        for (const QString &name : group[u"names"].toStrings())
            add(normalizeKey(name), word);
    }
    for (const QString &name : data[u"except"].toStrings())
        m_groups.remove(normalizeKey(name));
}

void ApiParameters::add(const QString &name, const ParameterGroup &word)
{
    m_groups.insert(name, word);
    if (name.contains(u'.'))
        m_lastComponents.insert(name.section(u'.', -1));
}

const ApiParameters::ParameterGroup *ApiParameters::find(QStringView key, QStringView parent) const
{
    const QString plain = normalizeKey(key);
    auto word = m_groups.constFind(plain);
    if (word == m_groups.constEnd() && m_lastComponents.contains(plain))
        word = m_groups.constFind(normalizeKey(parent) + u'.' + plain);
    return word == m_groups.constEnd() ? nullptr : &*word;
}

Diagnostics findApiParameters(const Agent &agent, const ApiParameters &parameters)
{
    Diagnostics found;
    KeyWalk(agent.document, parameters, found, clientKeysOf(agent)).walk(agent.document->frontMatter.data, Keys::Fields);
    if (agent.governance)
        KeyWalk(agent.governance, parameters, found).walk(agent.governanceData, Keys::Fields);
    return found;
}

} // namespace outcrop
