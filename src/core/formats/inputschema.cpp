// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/inputschema.h"

#include "core/base/jsonpointer.h"
#include "core/formats/sourceledger.h"

#include <algorithm>

namespace outcrop {
namespace {

QString typeWord(const Json &schema)
{
    const Json type = schema.is_object() ? schema.value("type", Json()) : Json();
    if (!type.is_array())
        return qString(type);
    const auto word = std::find_if(type.begin(), type.end(), [](const Json &one) { return one != "null"; });
    return word == type.end() ? QString() : qString(*word);
}

/// Returns the value at a pointer, creating missing parent objects; null if the path contains a scalar or an invalid index.
Json *findOrCreateValue(Json &document, const QString &pointer)
{
    Json *at = &document;
    for (const QString &step : pointerTokens(pointer)) {
        if (at->is_null())
            *at = Json::object();
        if (at->is_array()) {
            const auto index = pointerIndex(step, qsizetype(at->size()) + 1);
            if (!index)
                return nullptr;
            if (size_t(*index) == at->size())
                at->push_back(nullptr); // the item after the last one
            at = &(*at)[size_t(*index)];
        } else if (at->is_object()) {
            at = &(*at)[step.toStdString()];
        } else {
            return nullptr;
        }
    }
    return at;
}

} // namespace

QString inputTypeOf(const Json &schema)
{
    if (schema.is_object() && schema.contains("enum"))
        return QStringLiteral("enum");
    const QString type = typeWord(schema);
    if (type == u"array")
        return QStringLiteral("list");
    const bool isKnown = type == u"integer" || type == u"number" || type == u"boolean";
    return isKnown ? type : QStringLiteral("text");
}

QList<PromptVariable> inputsOfSchema(const Json &schema)
{
    QList<PromptVariable> inputs;
    if (!schema.is_object() || !schema.contains("properties") || !schema["properties"].is_object())
        return inputs;
    const Json requiredJson = schema.value("required", Json::array());
    for (const auto &[name, property] : schema["properties"].items()) {
        PromptVariable input{QString::fromStdString(name), inputTypeOf(property)};
        input.isRequired = requiredJson.is_array() && std::find(requiredJson.begin(), requiredJson.end(), Json(name)) != requiredJson.end();
        if (property.is_object()) {
            input.description = qString(property.value("description", Json()));
            input.defaultValue = property.value("default", Json());
            for (const Json &choice : property.value("enum", Json::array())) {
                if (choice.is_string())
                    input.choices.append(qString(choice));
            }
        }
        inputs.append(input);
    }
    return inputs;
}

Json schemaOfInput(const PromptVariable &input)
{
    Json schema = Json::object();
    const bool isOther = input.type == u"text" || input.type == u"string" || input.type == u"file" || input.type == u"enum";
    schema["type"] = isOther ? Json("string") : input.type == u"list" ? Json("array") : jsonString(input.type);
    if (!input.choices.isEmpty())
        schema["enum"] = jsonStrings(input.choices);
    if (!input.description.isEmpty())
        schema["description"] = jsonString(input.description);
    return schema;
}

Json schemaOfInputs(const QList<PromptVariable> &inputs)
{
    Json properties = Json::object();
    Json requiredJson = Json::array();
    for (const PromptVariable &input : inputs) {
        properties[input.name.toStdString()] = schemaOfInput(input);
        if (input.isRequired)
            requiredJson.push_back(jsonString(input.name));
    }
    Json schema{{"type", "object"}, {"properties", properties}};
    if (!requiredJson.empty())
        schema["required"] = requiredJson;
    return schema;
}

void restoreForeignKeys(const PromptFile &prompt, const QString &format, Json &document, TargetLedger &ledger)
{
    if (prompt.format != format)
        return;
    for (const auto &[pointer, value] : prompt.foreignKeys.items()) {
        const QString path = QString::fromStdString(pointer);
        Json changedJson = document;
        Json *place = findOrCreateValue(changedJson, path);
        if (!place || !place->is_null())
            continue;
        *place = value;
        document = changedJson;
        ledger.add(QStringLiteral("foreign") + path, LossAction::Kept, path);
    }
}

} // namespace outcrop
