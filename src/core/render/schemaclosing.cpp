// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemaclosing.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemakeywords.h"
#include "core/render/rendermessages.h"
#include "core/render/schemaupgrade.h"

#include <algorithm>

namespace outcrop {
namespace {

bool contains(const Json &list, const Json &value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// Adds required properties that the schema does not describe, because a closed object without them could never be valid.
void describeRequiredProperties(const QString &pointer, const Json &additionalProperties, Json &loweredJson, SchemaNotes &notes,
    const std::function<Json(const Json &)> &lowerSchema)
{
    const QString requiredPointer = pointer + QStringLiteral("/required");
    for (const Json &name : loweredJson["required"]) {
        const std::string key = qString(name).toStdString();
        if (loweredJson["properties"].contains(key))
            continue;
        const Json anyValue{{originKey, jsonString(QString(requiredPointer + pointerToken(key)))}};
        loweredJson["properties"][key] = lowerSchema(additionalProperties.is_object() ? additionalProperties : anyValue);
        notes.add(requiredPointer, qString(name), LossAction::Approximated,
            rendermessages::requiredUndescribed(), name);
    }
}

void makeNullable(Json &schema)
{
    const Json nullSchema{{"type", "null"}};
    const auto type = schema.find("type");
    const bool isLiteral = schema.contains("enum") || schema.contains("const");
    if (type != schema.end() && !isLiteral && !schema.contains("anyOf")) {
        if (type->is_string())
            *type = Json::array({*type});
        if (!contains(*type, "null"))
            type->push_back("null");
    } else if (type == schema.end() && schema.contains("anyOf")) {
        schema["anyOf"].push_back(nullSchema);
    } else {
        schema = Json{{"anyOf", Json::array({schema, nullSchema})}};
    }
}

/// Makes every property required. Optional ones become nullable.
void requireAll(const QString &pointer, Json &loweredJson, SchemaNotes &notes)
{
    const Json before = loweredJson.value("required", Json::array());
    Json requiredJson = Json::array();
    for (auto &[name, schema] : loweredJson["properties"].items()) {
        requiredJson.push_back(name);
        if (contains(before, name))
            continue;
        makeNullable(schema);
        notes.add(pointer + QStringLiteral("/properties"), QString::fromStdString(name), LossAction::Approximated,
            rendermessages::optionalAsNull());
    }
    loweredJson["required"] = requiredJson;
}

} // namespace

QStringList closeObject(const Json &originalJson, Json &loweredJson, const SchemaRules &rules, SchemaNotes &notes,
    const std::function<Json(const Json &)> &lowerSchema)
{
    const QString pointer = originOf(originalJson);
    const Json before = originalJson.value("additionalProperties", Json());
    if (!loweredJson.contains("properties"))
        loweredJson["properties"] = Json::object();
    if (loweredJson.contains("required"))
        describeRequiredProperties(pointer, before, loweredJson, notes, lowerSchema);
    if (rules.requiresAllProperties)
        requireAll(pointer, loweredJson, notes);
    if (before != Json(false))
        notes.add(pointer, QStringLiteral("additionalProperties"), LossAction::Approximated,
            rendermessages::objectsClosed(), withoutOrigins(before), false);
    loweredJson["additionalProperties"] = false;
    if (!before.is_object() || !rules.describesUnsupported)
        return {};
    return {QStringLiteral("additionalProperties: ") + QString::fromStdString(withoutOrigins(before).dump())};
}

} // namespace outcrop
