// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completionschema.h"

#include "core/documents/formatschema.h"
#include "core/documents/schema/schemareference.h"

#include <algorithm>

namespace outcrop {
namespace {

const Json &nullSchema()
{
    static const Json none;
    return none;
}

} // namespace

QString schemaString(const Json &schema, const char *key)
{
    const auto found = schema.is_object() ? schema.find(key) : schema.end();
    return schema.is_object() && found != schema.end() && found->is_string()
        ? QString::fromStdString(found->get<std::string>())
        : QString();
}

bool schemaAllows(const Json &schema, const char *type)
{
    if (!schema.is_object() || !schema.contains("type"))
        return false;
    const Json &types = schema["type"];
    return types == type || (types.is_array() && std::find(types.begin(), types.end(), type) != types.end());
}

Json schemaValues(const Json &schema)
{
    const char *const key = schema.is_object() && schema.contains("enum") ? "enum" : "examples";
    return schema.is_object() ? schema.value(key, Json::array()) : Json::array();
}

const Json &additionalPropertiesSchema(const Json &schema)
{
    if (!schema.is_object())
        return nullSchema();
    if (schema.contains("additionalProperties"))
        return schema["additionalProperties"];
    const bool hasOnePattern = schema.contains("patternProperties") && schema["patternProperties"].size() == 1;
    return hasOnePattern ? schema["patternProperties"].front() : nullSchema();
}

SchemaLookup::SchemaLookup(const QString &format) : m_root(formatSchema(format).at({})) { }

const Json &SchemaLookup::at(const QStringList &path) const
{
    const Json *schema = &m_root;
    for (const QString &step : path)
        schema = &resolveReference(child(*schema, step));
    return *schema;
}

const Json &SchemaLookup::resolveReference(const Json &schema) const
{
    return resolvedSchema(m_root, schema);
}

const Json &SchemaLookup::child(const Json &schema, const QString &step)
{
    if (!schema.is_object())
        return nullSchema();
    if (step == u"-")
        return schema.contains("items") ? schema["items"] : nullSchema();
    const std::string key = step.toStdString();
    if (schema.contains("properties") && schema["properties"].contains(key))
        return schema["properties"][key];
    return additionalPropertiesSchema(schema);
}

} // namespace outcrop
