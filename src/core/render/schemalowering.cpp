// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemalowering.h"

#include <algorithm>

namespace outcrop {
namespace {

bool isOneOf(const std::string &word, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&word](const char *candidate) { return word == candidate; });
}

/// Keywords that say nothing about valid answers: left out without a word to the model.
bool isAnnotation(const std::string &keyword)
{
    return isOneOf(keyword, {"$schema", "$id", "$comment", "default", "examples", "deprecated", "readOnly", "writeOnly"});
}

bool holdsSchemasByName(const std::string &keyword)
{
    return isOneOf(keyword, {"properties", "$defs", "definitions", "patternProperties", "dependentSchemas"});
}

bool holdsSchemaList(const std::string &keyword)
{
    return isOneOf(keyword, {"anyOf", "allOf", "oneOf", "prefixItems"});
}

bool holdsSchema(const std::string &keyword)
{
    return isOneOf(keyword, {"items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames"});
}

/// One walk over a schema. Rebuilds every level in the order it was written.
class Lowering
{
public:
    Lowering(const SchemaRules &rules, const QString &part, Ledger &ledger) : m_rules(rules), m_part(part), m_ledger(ledger) { }

    Json lower(const Json &schema, const QString &pointer)
    {
        if (!schema.is_object())
            return schema;
        Json result = Json::object();
        QStringList told;
        for (const auto &[keyword, value] : schema.items())
            lowerKeyword(keyword, value, pointer, result, told);
        inferType(result);
        if (result.contains("properties") || result.value("type", Json()) == "object")
            lowerObject(schema, pointer, result);
        if (!told.isEmpty())
            describe(result, told);
        return result;
    }

private:
    void note(const QString &pointer, const std::string &keyword, LossAction action, const QString &reason, const Json &before = {},
              const Json &after = {})
    {
        const QString path = pointer + u'/' + QString::fromStdString(keyword);
        m_ledger.append({path, m_part, action, reason, before, after});
    }

    void lowerKeyword(const std::string &keyword, const Json &value, const QString &pointer, Json &result, QStringList &told)
    {
        const QString name = QString::fromStdString(keyword);
        const QString known = name == QLatin1String("definitions") && !m_rules.keep.contains(name) ? QStringLiteral("$defs") : name;
        const QString newName = m_rules.rename.value(known, known);
        if (newName != name && !result.contains(newName.toStdString()))
            note(pointer, keyword, LossAction::Approximated, QStringLiteral("the provider knows `%1` instead").arg(newName), Json(keyword),
                 jsonString(newName));
        const bool taken = result.contains(newName.toStdString()); // oneOf beside anyOf: the second must not push out the first
        if (!taken && m_rules.keep.contains(newName) && isAllowedValue(newName, value)) {
            result[newName.toStdString()] = lowerValue(keyword, value, pointer + u'/' + name);
            return;
        }
        if (isAnnotation(keyword)) {
            note(pointer, keyword, LossAction::Dropped, QStringLiteral("the provider refuses this annotation"), value);
        } else if (m_rules.describe) {
            told.append(name + QStringLiteral(": ") + QString::fromStdString(value.dump()));
            note(pointer, keyword, LossAction::Moved, QStringLiteral("the provider does not enforce it; the description tells the model"), value);
        } else {
            note(pointer, keyword, LossAction::Dropped, QStringLiteral("the provider does not know this keyword"), value);
        }
    }

    bool isAllowedValue(const QString &keyword, const Json &value) const
    {
        if (keyword == QLatin1String("format") && !m_rules.formats.isEmpty())
            return m_rules.formats.contains(qString(value));
        const auto allowed = m_rules.values.find(keyword);
        return allowed == m_rules.values.end() || allowed->contains(QString::fromStdString(value.dump()));
    }

    Json lowerValue(const std::string &keyword, const Json &value, const QString &pointer)
    {
        if (keyword == "$ref" && m_rules.keep.contains(QStringLiteral("$defs")) && !m_rules.keep.contains(QStringLiteral("definitions")))
            return jsonString(qString(value).replace(QLatin1String("#/definitions/"), QLatin1String("#/$defs/")));
        if (holdsSchema(keyword))
            return lower(value, pointer);
        if (holdsSchemasByName(keyword) && value.is_object()) {
            Json result = Json::object();
            for (const auto &[name, schema] : value.items())
                result[name] = lower(schema, pointer + u'/' + QString::fromStdString(name));
            return result;
        }
        if (holdsSchemaList(keyword) && value.is_array()) {
            Json result = Json::array();
            for (size_t i = 0; i < value.size(); ++i)
                result.push_back(lower(value[i], pointer + u'/' + QString::number(i)));
            return result;
        }
        return value;
    }

    /// Providers that close objects want a type at every level; the other keywords tell which.
    void inferType(Json &schema) const
    {
        if (!m_rules.closeObjects || isTyped(schema))
            return;
        if (schema.contains("properties"))
            schema["type"] = "object";
        else if (schema.contains("items"))
            schema["type"] = "array";
    }

    static bool isTyped(const Json &schema)
    {
        return std::any_of(schema.items().begin(), schema.items().end(), [](const auto &item) {
            return isOneOf(item.key(), {"type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref"});
        });
    }

    void lowerObject(const Json &original, const QString &pointer, Json &result)
    {
        if (!m_rules.closeObjects)
            return;
        if (!result.contains("properties"))
            result["properties"] = Json::object();
        if (m_rules.requireAll)
            requireAll(pointer, result);
        const Json before = original.value("additionalProperties", Json());
        if (before != Json(false))
            note(pointer, "additionalProperties", LossAction::Approximated, QStringLiteral("the provider wants every object closed"), before, false);
        result["additionalProperties"] = false;
    }

    /// An optional property becomes one that may be null.
    void requireAll(const QString &pointer, Json &result)
    {
        const Json before = result.value("required", Json::array());
        Json required = Json::array();
        for (auto &[name, schema] : result["properties"].items()) {
            required.push_back(name);
            if (std::find(before.begin(), before.end(), Json(name)) != before.end())
                continue;
            makeNullable(schema);
            note(pointer + QStringLiteral("/properties"), name, LossAction::Approximated,
                 QStringLiteral("optional for you; the provider requires every property, so it may be null instead"));
        }
        for (const Json &name : before) {
            if (std::find(required.begin(), required.end(), name) == required.end())
                note(pointer, "required", LossAction::Dropped, QStringLiteral("no property has this name"), name);
        }
        result["required"] = required;
    }

    static void makeNullable(Json &schema)
    {
        const auto type = schema.find("type");
        if (type == schema.end() || schema.contains("enum") || schema.contains("const")) {
            schema = Json{{"anyOf", Json::array({schema, Json{{"type", "null"}}})}};
        } else if (type->is_string() && *type != "null") {
            *type = Json::array({*type, "null"});
        } else if (type->is_array() && std::find(type->begin(), type->end(), Json("null")) == type->end()) {
            type->push_back("null");
        }
    }

    static void describe(Json &schema, const QStringList &told)
    {
        const QString before = qString(schema.value("description", Json("")));
        const QString addition = QStringLiteral("(%1)").arg(told.join(QStringLiteral("; ")));
        schema["description"] = jsonString(before.isEmpty() ? addition : before + u' ' + addition);
    }

    const SchemaRules &m_rules;
    QString m_part;
    Ledger &m_ledger;
};

QMap<QString, QString> textMap(const DataNode &node)
{
    QMap<QString, QString> map;
    for (const DataNode::Member &member : node.members())
        map.insert(member.key, member.value.text());
    return map;
}

} // namespace

SchemaRules readSchemaRules(const DataNode &node)
{
    SchemaRules rules;
    if (!node.isMapping()) {
        rules.any = true;
        return rules;
    }
    rules.keep = node[u"keep"].toStrings();
    rules.formats = node[u"formats"].toStrings();
    rules.rename = textMap(node[u"rename"]);
    for (const DataNode::Member &member : node[u"values"].members())
        rules.values.insert(member.key, member.value.toStrings());
    rules.closeObjects = node[u"close_objects"].toBool().value_or(false);
    rules.requireAll = node[u"require_all"].toBool().value_or(false);
    rules.describe = node[u"describe"].toBool().value_or(false);
    return rules;
}

Json lowerSchema(const Json &schema, const SchemaRules &rules, const QString &part, Ledger &ledger)
{
    return rules.any ? schema : Lowering(rules, part, ledger).lower(schema, QString());
}

} // namespace outcrop
