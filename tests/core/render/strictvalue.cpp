// SPDX-License-Identifier: GPL-3.0-or-later
#include "strictvalue.h"

namespace outcrop::testing {
namespace {

class ValueCompleter
{
public:
    explicit ValueCompleter(const Json &root) : m_root(root) { }

    Json completeValue(const Json &value, const Json &schema)
    {
        if (!schema.is_object())
            return value;
        if (schema.contains("$ref"))
            return completeValue(value, m_root.at(Json::json_pointer(schema["$ref"].get<std::string>().substr(1))));
        if (schema.contains("anyOf"))
            return completeByChoice(value, schema["anyOf"]);
        if (value.is_object() && schema.contains("properties"))
            return completeObject(value, schema["properties"]);
        if (!value.is_array() || !schema.contains("items"))
            return value;
        Json list = Json::array();
        for (const Json &item : value)
            list.push_back(completeValue(item, schema["items"]));
        return list;
    }

private:
    Json completeObject(const Json &value, const Json &properties)
    {
        Json object = value;
        for (const auto &[name, schema] : properties.items())
            object[name] = value.contains(name) ? completeValue(value[name], schema) : Json(nullptr);
        return object;
    }

    /// Completes the value with the first alternative that gives a valid result; returns it unchanged if there is none.
    Json completeByChoice(const Json &value, const Json &choices)
    {
        for (const Json &choice : choices) {
            Json alone = choice;
            if (m_root.contains("$defs"))
                alone["$defs"] = m_root["$defs"];
            const Json candidate = completeValue(value, choice);
            if (Schema(alone).validate(candidate).isEmpty())
                return candidate;
        }
        return value;
    }

    const Json &m_root;
};

} // namespace

Json strictValue(const Json &value, const Json &lowered, const QHash<QString, QString> &origins)
{
    const bool isWrapped = !origins.contains(QString()) && lowered.contains("properties");
    return ValueCompleter(lowered).completeValue(isWrapped ? Json{{"value", value}} : value, lowered);
}

} // namespace outcrop::testing
