// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemaupgrade.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemaindex.h"
#include "core/documents/schema/schemakeywords.h"

namespace outcrop {
namespace {

/// Rewrites one schema of a draft, including its subschemas.
class SchemaUpgrader
{
public:
    explicit SchemaUpgrader(const SchemaIndex &index) : m_index(index), m_draft(index.root().draft) { }

    Json schema(const Json &old, const QString &pointer) const
    {
        Json result = Json::object();
        result[originKey] = jsonString(pointer);
        if (!old.is_object())
            return old == Json(true) ? result : old;
        const bool isReferenceOnly = m_draft <= SchemaDraft::Draft7 && old.contains("$ref");
        for (const auto &[name, value] : old.items()) {
            if (!isReferenceOnly || name == "$ref" || name == "definitions" || name == "$defs")
                keyword(result, old, name, value, pointer);
        }
        return result;
    }

private:
    void keyword(
        Json &result, const Json &old, const std::string &name, const Json &value, const QString &pointer) const
    {
        const QString place = pointer + pointerToken(name);
        const bool isTuple = old.contains("items") && old["items"].is_array();
        if (name == "$ref" || name == "$dynamicRef" || name == "$recursiveRef")
            result["$ref"] = reference(old, name, value);
        else if (name == "definitions" || name == "$defs")
            result["$defs"].update(schemas(value, place));
        else if (name == "items" && isTuple)
            result["prefixItems"] = schemas(value, place);
        else if (name == "additionalItems" && isTuple)
            result["items"] = schema(value, place);
        else if (name == "dependencies" && value.is_object())
            upgradeDependencies(result, value, place);
        else if ((name == "exclusiveMinimum" || name == "exclusiveMaximum") && value.is_boolean())
            upgradeExclusiveLimit(result, old, name, value);
        else if (name != "$schema" && name != "additionalItems" && !isReplaced(old, name))
            result[m_draft == SchemaDraft::Draft4 && name == "id" ? "$id" : name] = inside(name, value, place);
    }

    /// Returns a reference as a pointer into the original schema. References to other documents are unchanged.
    Json reference(const Json &old, const std::string &name, const Json &value) const
    {
        const auto found = m_index.nodes().find(&old);
        const SchemaNode *node = found == m_index.nodes().end() ? nullptr : &found->second;
        const SchemaNode *target = !node ? nullptr : name == "$ref" ? node->reference : node->dynamicReference;
        return target && target->isInRootDocument ? jsonString(QString(u'#' + target->pointer)) : value;
    }

    /// Returns whether another keyword replaces this one: in draft 4, `minimum` becomes `exclusiveMinimum` if a second keyword is true.
    static bool isReplaced(const Json &old, const std::string &name)
    {
        return (name == "minimum" && old.value("exclusiveMinimum", Json()) == Json(true))
            || (name == "maximum" && old.value("exclusiveMaximum", Json()) == Json(true));
    }

    static void upgradeExclusiveLimit(Json &result, const Json &old, const std::string &name, const Json &value)
    {
        const char *limit = name == "exclusiveMinimum" ? "minimum" : "maximum";
        if (value == Json(true) && old.contains(limit))
            result[name] = old[limit];
    }

    void upgradeDependencies(Json &result, const Json &value, const QString &place) const
    {
        for (const auto &[name, asked] : value.items()) {
            if (asked.is_object() || asked.is_boolean())
                result["dependentSchemas"][name] = schema(asked, place + pointerToken(name));
            else
                result["dependentRequired"][name] = asked.is_array() ? asked : Json::array({asked});
        }
    }

    Json inside(const std::string &name, const Json &value, const QString &place) const
    {
        const SchemaKeyword *keyword = schemaKeyword(name, m_draft);
        if (!keyword || (name == "additionalProperties" && value.is_boolean()))
            return value;
        return keyword->form == SchemaKeyword::Form::One || !value.is_structured() ? schema(value, place)
                                                                                   : schemas(value, place);
    }

    /// Rewrites an array or object of schemas.
    Json schemas(const Json &values, const QString &place) const
    {
        Json result = values;
        if (values.is_array()) {
            for (size_t i = 0; i < values.size(); ++i)
                result[i] = schema(values[i], place + u'/' + QString::number(i));
        } else if (values.is_object()) {
            for (const auto &[name, value] : values.items())
                result[name] = schema(value, place + pointerToken(name));
        }
        return result;
    }

    const SchemaIndex &m_index;
    SchemaDraft m_draft;
};

} // namespace

const char *const originKey = "\x01"
                              "origin";

Json upgradeSchema(const Json &schema)
{
    const SchemaSettings settings;
    return SchemaUpgrader(SchemaIndex(schema, settings)).schema(schema, QString());
}

QString originOf(const Json &schema)
{
    return schema.is_object() ? qString(schema.value(originKey, Json())) : QString();
}

Json withoutOrigins(Json schema)
{
    if (schema.is_object())
        schema.erase(originKey);
    if (schema.is_structured()) {
        for (Json &child : schema)
            child = withoutOrigins(std::move(child));
    }
    return schema;
}

} // namespace outcrop
