// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/dotprompt/picoschema.h"

#include "core/base/joinedtext.h"
#include "core/formats/formatsmessages.h"

#include <QStringList>

namespace outcrop {
namespace {

const QStringList scalarTypes{QStringLiteral("any"), QStringLiteral("boolean"), QStringLiteral("integer"), QStringLiteral("null"), QStringLiteral("number"), QStringLiteral("string")};
const QStringList schemaTypes{QStringLiteral("string"), QStringLiteral("number"), QStringLiteral("integer"), QStringLiteral("boolean"), QStringLiteral("object"), QStringLiteral("array"), QStringLiteral("null")};

/// A key such as `tags?(array, list of tags)`.
struct PicoKey {
    QString name;
    bool isOptional = false;
    QString kind;
    QString description;
};

PicoKey readKey(const QString &written)
{
    PicoKey key;
    const qsizetype open = written.indexOf(u'(');
    key.name = open < 0 ? written : written.left(open);
    if (open >= 0) {
        const QString inside = written.mid(open + 1, written.lastIndexOf(u')') - open - 1);
        key.kind = inside.section(u',', 0, 0).trimmed();
        key.description = inside.section(u',', 1).trimmed();
    }
    key.isOptional = key.name.endsWith(u'?');
    if (key.isOptional)
        key.name.chop(1);
    return key;
}

/// Adds null to the type or the values of an optional field.
void allowNull(Json &schema)
{
    if (schema.contains("enum"))
        schema["enum"].push_back(nullptr);
    else if (schema.contains("type") && schema["type"].is_string())
        schema["type"] = Json::array({schema["type"], "null"});
}

void setDescription(Json &schema, const QString &description)
{
    if (!description.isEmpty())
        schema["description"] = jsonString(description);
}

class PicoschemaReader
{
public:
    PicoschemaReader(const Json &namedJson, const QString &file) : m_namedSchemas(namedJson), m_file(file) { }

    Result<Json> schema(const DataNode &node)
    {
        if (node.isScalar())
            return scalar(node);
        if (!node.isMapping())
            return invalidError(node, formatsmessages::picoschemaShape());
        if (schemaTypes.contains(node[u"type"].text()) && node[u"type"].isString())
            return node.toJson();
        if (node[u"properties"].isMapping()) {
            Json json = node.toJson();
            json["type"] = "object";
            return json;
        }
        return object(node);
    }

private:
    Error invalidError(const DataNode &node, const QString &message) const { return {ErrorCode::Invalid, message, {m_file, node.range()}}; }

    Result<Json> scalar(const DataNode &node)
    {
        const QString line = node.text();
        const QString type = line.section(u',', 0, 0).trimmed();
        Json schema = Json::object();
        if (scalarTypes.contains(type)) {
            if (type != u"any")
                schema["type"] = jsonString(type);
        } else if (m_namedSchemas.is_object() && m_namedSchemas.contains(type.toStdString())) {
            schema = m_namedSchemas[type.toStdString()];
        } else {
            return invalidError(node, formatsmessages::picoschemaType(type, scalarTypes.join(listSeparator())));
        }
        setDescription(schema, line.section(u',', 1).trimmed());
        return schema;
    }

    Result<Json> object(const DataNode &node)
    {
        Json schema{{"type", "object"}, {"properties", Json::object()}, {"additionalProperties", false}};
        Json requiredJson = Json::array();
        for (const DataNode::Member &member : node.members()) {
            const PicoKey key = readKey(member.key);
            const Result<Json> field = value(key, member);
            if (!field)
                return field.error();
            if (member.key == u"(*)") {
                schema["additionalProperties"] = *field;
                continue;
            }
            schema["properties"][key.name.toStdString()] = *field;
            if (!key.isOptional)
                requiredJson.push_back(jsonString(key.name));
        }
        if (!requiredJson.empty())
            schema["required"] = requiredJson;
        return schema;
    }

    Result<Json> value(const PicoKey &key, const DataNode::Member &member)
    {
        Json schema;
        if (key.kind.isEmpty() || member.key == u"(*)" || key.kind == u"object" || key.kind == u"array") {
            const Result<Json> innerJson = this->schema(member.value);
            if (!innerJson)
                return innerJson;
            schema = key.kind == u"array" ? Json{{"type", "array"}, {"items", *innerJson}} : *innerJson;
        } else if (key.kind == u"enum") {
            schema = {{"enum", member.value.toJson()}};
        } else {
            return Error{ErrorCode::Invalid, formatsmessages::picoschemaKind(key.kind), {m_file, member.keyRange}};
        }
        if (!key.kind.isEmpty() && member.key != u"(*)")
            setDescription(schema, key.description);
        if (key.isOptional)
            allowNull(schema);
        return schema;
    }

    const Json &m_namedSchemas;
    QString m_file;
};

} // namespace

Result<Json> jsonSchemaOfPicoschema(const DataNode &schema, const Json &namedJson, const QString &file)
{
    return PicoschemaReader(namedJson, file).schema(schema);
}

} // namespace outcrop
