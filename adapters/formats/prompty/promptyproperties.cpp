// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/prompty/promptyproperties.h"

#include "core/formats/inputschema.h"
#include "core/formats/sourceledger.h"

#include <algorithm>

namespace outcrop {
namespace {

QString inferredKind(const DataNode &value)
{
    switch (value.kind()) {
    case DataNode::Kind::Bool:
        return QStringLiteral("boolean");
    case DataNode::Kind::Integer:
        return QStringLiteral("integer");
    case DataNode::Kind::Real:
        return QStringLiteral("float");
    case DataNode::Kind::Sequence:
        return QStringLiteral("array");
    case DataNode::Kind::Mapping:
        return QStringLiteral("object");
    case DataNode::Kind::String:
    case DataNode::Kind::Null:
    case DataNode::Kind::Missing:
        return QStringLiteral("string");
    }
    Q_UNREACHABLE();
}

PromptyProperty property(const QString &name, const DataNode &node, const QString &path)
{
    const bool isDeclared = node.isMapping();
    QString kind = node[u"kind"].text();
    if (kind.isEmpty())
        kind = node[u"type"].isString() ? node[u"type"].text() : QString(); // Prompty v1
    if (kind.isEmpty() && isDeclared)
        kind = inferredKind(node[u"default"].isMissing() ? node[u"sample"] : node[u"default"]);
    return {name, isDeclared ? kind : inferredKind(node), path, node};
}

Json schemaOf(const PromptyProperty &property)
{
    Json schema = Json::object();
    const QString kind = property.kind;
    if (kind == u"array") {
        schema["type"] = "array";
        if (property.node[u"items"].isMapping())
            schema["items"] = schemaOf({QString(), property.node[u"items"][u"kind"].text(), {}, property.node[u"items"]});
    } else if (kind == u"object") {
        schema = property.node[u"properties"].isMissing() ? Json{{"type", "object"}} : schemaOfPromptyProperties(property.node[u"properties"]);
    } else {
        schema["type"] = kind == u"float" ? Json("number") : kind == u"integer" || kind == u"boolean" || kind == u"number" ? jsonString(kind) : Json("string");
    }
    if (const QString text = property.node[u"description"].text(); !text.isEmpty())
        schema["description"] = jsonString(text);
    if (property.node[u"enumValues"].isSequence())
        schema["enum"] = property.node[u"enumValues"].toJson();
    return schema;
}

QString kindOf(const Json &schema)
{
    const Json type = schema.is_object() ? schema.value("type", Json()) : Json();
    const QString word = qString(type.is_array() && !type.empty() ? type.front() : type);
    return word == u"number" ? QStringLiteral("float") : word.isEmpty() || word == u"null" ? QStringLiteral("string") : word;
}

Json propertyOf(const QString &name, const Json &schema)
{
    Json property{{"name", jsonString(name)}, {"kind", jsonString(kindOf(schema))}};
    if (!schema.is_object())
        return property;
    if (schema.contains("description"))
        property["description"] = schema["description"];
    if (schema.contains("enum"))
        property["enumValues"] = schema["enum"];
    if (schema.contains("properties"))
        property["properties"] = promptyPropertiesOf(schema);
    if (schema.contains("items")) {
        property["items"] = propertyOf(QString(), schema["items"]);
        property["items"].erase("name");
    }
    return property;
}

} // namespace

QList<PromptyProperty> promptyProperties(const DataNode &node, const QString &path)
{
    QList<PromptyProperty> properties;
    for (qsizetype at = 0; at < node.items().size(); ++at) {
        const QString name = node.items().at(at)[u"name"].text();
        if (!name.isEmpty())
            properties.append(property(name, node.items().at(at), itemPath(path, at)));
    }
    for (const DataNode::Member &member : node.members())
        properties.append(property(member.key, member.value, memberPath(path, member.key)));
    return properties;
}

Json schemaOfPromptyProperties(const DataNode &node)
{
    Json schema{{"type", "object"}, {"properties", Json::object()}};
    Json requiredJson = Json::array();
    for (const PromptyProperty &property : promptyProperties(node, {})) {
        schema["properties"][property.name.toStdString()] = schemaOf(property);
        if (property.node[u"required"].toBool().value_or(false))
            requiredJson.push_back(jsonString(property.name));
    }
    if (!requiredJson.empty())
        schema["required"] = requiredJson;
    return schema;
}

Json promptyPropertiesOf(const Json &schema)
{
    Json properties = Json::array();
    if (!schema.is_object() || !schema.contains("properties") || !schema["properties"].is_object())
        return properties;
    const Json requiredJson = schema.value("required", Json::array());
    for (const auto &[name, inner] : schema["properties"].items()) {
        Json property = propertyOf(QString::fromStdString(name), inner);
        if (requiredJson.is_array() && std::find(requiredJson.begin(), requiredJson.end(), Json(name)) != requiredJson.end())
            property["required"] = true;
        properties.push_back(property);
    }
    return properties;
}

Json promptyPropertyOf(const PromptVariable &input)
{
    Json property{{"name", jsonString(input.name)}, {"kind", jsonString(kindOf(schemaOfInput(input)))}};
    if (!input.description.isEmpty())
        property["description"] = jsonString(input.description);
    if (input.isRequired)
        property["required"] = true;
    if (!input.defaultValue.is_null())
        property["default"] = input.defaultValue;
    if (!input.testValues.empty())
        property["example"] = input.testValues.front();
    if (!input.choices.isEmpty())
        property["enumValues"] = jsonStrings(input.choices);
    return property;
}

} // namespace outcrop
