// SPDX-License-Identifier: GPL-3.0-or-later
#include "strictvalue.h"

namespace outcrop::testing {
namespace {

class Filling
{
public:
    explicit Filling(const Json &root) : m_root(root) { }

    Json filled(const Json &value, const Json &schema)
    {
        if (!schema.is_object())
            return value;
        if (schema.contains("$ref"))
            return filled(value, m_root.at(Json::json_pointer(schema["$ref"].get<std::string>().substr(1))));
        if (schema.contains("anyOf"))
            return filledByChoice(value, schema["anyOf"]);
        if (value.is_object() && schema.contains("properties"))
            return filledObject(value, schema["properties"]);
        if (!value.is_array() || !schema.contains("items"))
            return value;
        Json list = Json::array();
        for (const Json &item : value)
            list.push_back(filled(item, schema["items"]));
        return list;
    }

private:
    Json filledObject(const Json &value, const Json &properties)
    {
        Json object = value;
        for (const auto &[name, schema] : properties.items())
            object[name] = value.contains(name) ? filled(value[name], schema) : Json(nullptr);
        return object;
    }

    /// Completes the value with the first alternative that gives a valid result; returns it unchanged if there is none.
    Json filledByChoice(const Json &value, const Json &choices)
    {
        for (const Json &choice : choices) {
            Json alone = choice;
            if (m_root.contains("$defs"))
                alone["$defs"] = m_root["$defs"];
            const Json candidate = filled(value, choice);
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
    const bool wrapped = !origins.contains(QString()) && lowered.contains("properties");
    return Filling(lowered).filled(wrapped ? Json{{"value", value}} : value, lowered);
}

} // namespace outcrop::testing
