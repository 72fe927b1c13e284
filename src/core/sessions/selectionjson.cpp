// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/selectionjson.h"

#include "core/sessions/turnrecord.h"

namespace outcrop {
namespace {

void setIfPresent(Json &json, const char *key, const std::optional<QString> &value)
{
    if (value)
        json[key] = jsonString(*value);
}

void setUnlessEmpty(Json &json, const char *key, const QString &value)
{
    if (!value.isEmpty())
        json[key] = jsonString(value);
}

std::optional<QString> textOf(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? std::optional(qString(*found)) : std::nullopt;
}

bool flagOf(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found == json.end() || !found->is_boolean() || found->get<bool>();
}

Json inputsJson(const QList<InputValue> &inputs)
{
    Json json = Json::object();
    for (const InputValue &input : inputs) {
        if (!json.contains(input.name.toStdString())) // the first value with a name is used
            json[input.name.toStdString()] = input.word ? jsonString(*input.word) : input.value.data().toJson();
    }
    return json;
}

/// Returns the recorded inputs. A recorded string may be the text entered for an input of another type, such as a number.
QList<InputValue> recordedInputs(const Json &json)
{
    QList<InputValue> inputs;
    if (!json.is_object())
        return inputs;
    for (const auto &[name, value] : json.items())
        inputs.append({QString::fromStdString(name), TemplateValue::fromJson(value), value.is_string() ? std::optional(qString(value)) : std::nullopt});
    return inputs;
}

} // namespace

Json selectionJson(const Selection &selection)
{
    Json json = Json::object();
    setIfPresent(json, "agent", selection.agent);
    setIfPresent(json, "profile", selection.profile);
    setUnlessEmpty(json, "phase", selection.phase);
    setUnlessEmpty(json, "scope", selection.scope);
    setUnlessEmpty(json, "workload", selection.workload);
    setIfPresent(json, "type", selection.promptType);
    for (const auto &[name, value] : selection.promptFields)
        json["fields"][name.toStdString()] = value;
    if (!selection.inputs.isEmpty())
        json["inputs"] = inputsJson(selection.inputs);
    if (selection.requestDialect)
        json["template"] = jsonString(templateDialectName(*selection.requestDialect));
    if (selection.usesTestValues)
        json["test_values"] = true;
    if (!selection.includesLayers)
        json["layers"] = false;
    if (!selection.includesTools)
        json["tools"] = false;
    if (!selection.includesOutputSchema)
        json["output_schema"] = false;
    return json;
}

Selection readSelection(const Json &json)
{
    Selection selection;
    if (!json.is_object())
        return selection;
    selection.agent = textOf(json, "agent");
    selection.profile = textOf(json, "profile");
    selection.phase = textOf(json, "phase").value_or(QString());
    selection.scope = textOf(json, "scope").value_or(QString());
    selection.workload = textOf(json, "workload").value_or(QString());
    selection.promptType = textOf(json, "type");
    selection.includesLayers = flagOf(json, "layers");
    selection.includesTools = flagOf(json, "tools");
    selection.includesOutputSchema = flagOf(json, "output_schema");
    selection.inputs = recordedInputs(json.value("inputs", Json()));
    selection.requestDialect = templateDialectFromName(textOf(json, "template").value_or(QString()));
    selection.usesTestValues = json.value("test_values", Json()) == Json(true);
    const auto fields = json.find("fields");
    if (fields == json.end() || !fields->is_object())
        return selection;
    for (const auto &[name, value] : fields->items())
        selection.promptFields.append({QString::fromStdString(name), value});
    return selection;
}

void selectRequestOf(const TurnRecord &turn, Selection &selection)
{
    selection.request = turn.request;
    selection.attachments.clear();
    for (const Json &attachment : turn.attachments)
        selection.attachments.append(qString(attachment.value("file", Json())));
}

} // namespace outcrop
