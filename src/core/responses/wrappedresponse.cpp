// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/wrappedresponse.h"

#include "core/responses/responsepatterns.h"
#include "core/responses/scalarcoercion.h"

#include <algorithm>

namespace outcrop {
namespace {

bool requiresObject(const Json &schema)
{
    const bool may = schemaTypes(schema).isEmpty() || schemaTypes(schema).contains(u"object");
    return may && schema.is_object() && schema.contains("properties") && schema["properties"].is_object();
}

/// Returns whether the schema requires an array whose items are not objects. If items may be objects, an object could be an item instead of a wrapper.
bool requiresList(const Json &schema)
{
    const Json items = schema.is_object() ? schema.value("items", Json()) : Json();
    const QStringList types = schemaTypes(items);
    return schemaTypes(schema) == QStringList{QStringLiteral("array")} && !types.isEmpty() && !types.contains(u"object");
}

bool hasAnyProperty(const Json &value, const Json &properties)
{
    const auto names = properties.items();
    return std::any_of(names.begin(), names.end(), [&value](const auto &property) { return value.contains(property.key()); });
}

/// Returns the first of the names that the object contains; empty if there is none.
QString nameIn(const Json &value, const QStringList &names)
{
    const auto name = std::find_if(names.begin(), names.end(), [&value](const QString &one) { return value.contains(one.toStdString()); });
    return name == names.end() ? QString() : *name;
}

/// Returns the key of the arguments of a tool call: `{"name": "review", "arguments": {…}}`. Returns an empty string if the object is not a call.
QString callArguments(const Json &value)
{
    const ResponsePatterns &signs = ResponsePatterns::builtIn();
    const bool isCall = value.size() <= 3 && !nameIn(value, signs.callNames).isEmpty();
    return isCall ? nameIn(value, signs.callArguments) : QString();
}

} // namespace

bool hasRequiredProperties(const Json &value, const Json &schema)
{
    const Json requiredJson = schema.is_object() ? schema.value("required", Json::array()) : Json::array();
    return value.is_object() && std::all_of(requiredJson.begin(), requiredJson.end(), [&value](const Json &name) {
        return name.is_string() && value.contains(name.get_ref<const std::string &>());
    });
}

std::optional<QString> wrappingKey(const Json &value, const Json &schema)
{
    if (value.is_object() && value.size() == 1 && requiresList(schema))
        return value.begin()->is_array() ? std::optional(QString::fromStdString(value.begin().key())) : std::nullopt;
    if (!requiresObject(schema) || !value.is_object() || hasAnyProperty(value, schema["properties"]))
        return std::nullopt;
    const QString key = value.size() == 1 ? QString::fromStdString(value.begin().key()) : callArguments(value);
    const bool isWrapper = !key.isEmpty() && hasRequiredProperties(value[key.toStdString()], schema);
    return isWrapper ? std::optional(key) : std::nullopt;
}

std::optional<QString> singleProperty(const Json &value, const Json &schema)
{
    if (!requiresObject(schema) || schema["properties"].size() != 1 || (value.is_object() && hasAnyProperty(value, schema["properties"])))
        return std::nullopt;
    const std::string name = schema["properties"].begin().key();
    const bool isRequired = schema.contains("required") && schema["required"] == Json::array({name});
    return isRequired && !value.is_null() ? std::optional(QString::fromStdString(name)) : std::nullopt;
}

} // namespace outcrop
