// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/schemalines.h"

#include <algorithm>

namespace outcrop {

namespace {

const Json &propertiesOf(const Json &schema)
{
    static const Json none = Json::object();
    const auto found = schema.is_object() ? schema.find("properties") : schema.end();
    return schema.is_object() && found != schema.end() && found->is_object() ? *found : none;
}

QStringList namesOf(const Json &schema)
{
    QStringList names;
    for (const auto &[name, unusedValue] : propertiesOf(schema).items())
        names += QString::fromStdString(name);
    return names;
}

QStringList requiredNames(const Json &schema)
{
    QStringList names;
    if (schema.is_object() && schema.contains("required") && schema["required"].is_array()) {
        for (const Json &name : schema["required"])
            names += qString(name);
    }
    return names;
}

QString memberText(const Json &schema, const char *key)
{
    return schema.is_object() && schema.contains(key) ? qString(schema[key]) : QString();
}

/// Sets the list of required names, or removes an empty one.
void setRequired(Json &schema, const QStringList &names)
{
    if (names.isEmpty())
        schema.erase("required");
    else
        schema["required"] = jsonStrings(names);
}

/// Sets a string member of a property, or removes the member if the string is empty.
void setText(Json &property, const char *key, const QString &text)
{
    if (text.isEmpty())
        property.erase(key);
    else
        property[key] = jsonString(text);
}

/// Sets the type. A list gets a type for its items, because several providers require it.
void setType(Json &property, const QString &type)
{
    if (memberText(property, "type") == type || type.isEmpty())
        return;
    property["type"] = jsonString(type);
    if (type == u"array" && !property.contains("items"))
        property["items"] = Json{{"type", "string"}};
}

Json changedProperty(const Json &before, const SchemaLine &line)
{
    Json property = before.is_object() ? before : Json::object();
    setType(property, line.type);
    if (memberText(property, "description") != line.description)
        setText(property, "description", line.description);
    return property;
}

} // namespace

QList<SchemaLine> schemaLines(const Json &schema)
{
    QList<SchemaLine> lines;
    const QStringList requiredKeys = requiredNames(schema);
    for (const auto &[key, property] : propertiesOf(schema).items()) {
        const QString name = QString::fromStdString(key);
        lines += {name, memberText(property, "type"), requiredKeys.contains(name), memberText(property, "description")};
    }
    return lines;
}

Json withSchemaLine(const Json &schema, int index, const SchemaLine &line)
{
    const QStringList names = namesOf(schema);
    const QString before = names.value(index);
    if (before.isEmpty() || line.name.isEmpty() || (line.name != before && names.contains(line.name)))
        return schema;
    Json properties = Json::object();
    for (const auto &[key, property] : propertiesOf(schema).items()) {
        if (QString::fromStdString(key) == before)
            properties[line.name.toStdString()] = changedProperty(property, line);
        else
            properties[key] = property;
    }
    Json changedJson = schema;
    changedJson["properties"] = properties;
    QStringList requiredKeys = requiredNames(schema);
    const qsizetype place = requiredKeys.indexOf(before);
    if (place >= 0 && line.isRequired)
        requiredKeys[place] = line.name;
    else if (place >= 0)
        requiredKeys.removeAt(place);
    else if (line.isRequired)
        requiredKeys += line.name;
    if (requiredKeys != requiredNames(schema))
        setRequired(changedJson, requiredKeys);
    return changedJson;
}

Json withNewSchemaLine(const Json &schema)
{
    Json changedJson = schema.is_object() ? schema : Json{{"type", "object"}};
    Json properties = propertiesOf(changedJson);
    const QString name = freeSchemaName(QStringLiteral("property"), namesOf(changedJson));
    properties[name.toStdString()] = Json{{"type", "string"}};
    changedJson["properties"] = properties;
    return changedJson;
}

Json withoutSchemaLine(const Json &schema, int index)
{
    const QString name = namesOf(schema).value(index);
    if (name.isEmpty())
        return schema;
    Json changedJson = schema;
    changedJson["properties"].erase(name.toStdString());
    if (changedJson["properties"].empty())
        changedJson.erase("properties"); // an edit of the document also removes a mapping that becomes empty
    QStringList requiredKeys = requiredNames(schema);
    if (requiredKeys.removeAll(name) > 0)
        setRequired(changedJson, requiredKeys);
    return changedJson;
}

const QStringList &schemaTypes()
{
    static const QStringList types{QStringLiteral("string"), QStringLiteral("integer"), QStringLiteral("number"), QStringLiteral("boolean"),
        QStringLiteral("array"), QStringLiteral("object")};
    return types;
}

QString freeSchemaName(const QString &base, const QStringList &taken)
{
    QString name = base;
    for (int number = 2; taken.contains(name); ++number)
        name = QStringLiteral("%1_%2").arg(base, QString::number(number));
    return name;
}

} // namespace outcrop
