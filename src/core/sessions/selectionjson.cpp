// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/selectionjson.h"

namespace outcrop {
namespace {

void put(Json &json, const char *key, const std::optional<QString> &value)
{
    if (value)
        json[key] = jsonString(*value);
}

void putUnlessEmpty(Json &json, const char *key, const QString &value)
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

} // namespace

Json selectionJson(const Selection &selection)
{
    Json json = Json::object();
    put(json, "agent", selection.agent);
    put(json, "profile", selection.profile);
    putUnlessEmpty(json, "phase", selection.phase);
    putUnlessEmpty(json, "scope", selection.scope);
    putUnlessEmpty(json, "workload", selection.workload);
    put(json, "type", selection.promptType);
    for (const auto &[name, value] : selection.promptFields)
        json["fields"][name.toStdString()] = value;
    if (!selection.withTools)
        json["tools"] = false;
    if (!selection.withOutputSchema)
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
    selection.withTools = flagOf(json, "tools");
    selection.withOutputSchema = flagOf(json, "output_schema");
    const auto fields = json.find("fields");
    if (fields == json.end() || !fields->is_object())
        return selection;
    for (const auto &[name, value] : fields->items())
        selection.promptFields.append({QString::fromStdString(name), value});
    return selection;
}

} // namespace outcrop
