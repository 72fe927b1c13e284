// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemasubset.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemareference.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace outcrop {
namespace {

bool has(const Json &list, const Json &value)
{
    return list == value || (list.is_array() && std::find(list.begin(), list.end(), value) != list.end());
}

QString typeOf(const Json &value)
{
    return QString::fromLatin1(value.is_number() ? "number" : value.type_name());
}

class SubsetCheck
{
public:
    SubsetCheck(const Json &root, const SchemaRules &rules)
        : m_root(root)
        , m_rules(rules)
    {
    }

    QList<SchemaViolation> check()
    {
        checkSchema(m_root, QString());
        if (m_rules.requiresObjectRoot && m_root.is_object() && (m_root.value("type", Json()) != Json("object") || m_root.contains("anyOf")))
            report(QString(), "type", "the top level is not an object");
        if (m_rules.requiresOptionalCycles)
            checkCycles();
        return m_found;
    }

private:
    void report(const QString &pointer, const char *keyword, const char *message)
    {
        m_found.append({pointer, QLatin1StringView(message), QLatin1StringView(keyword), pointer});
    }

    void checkSchema(const Json &node, const QString &pointer)
    {
        if (!node.is_object())
            return report(pointer, "", "this is not an object");
        for (const auto &[name, value] : node.items())
            checkKeyword(QString::fromStdString(name), value, pointer);
        if (m_rules.requiresType && !hasTypeKeyword(node))
            report(pointer, "type", "the type is missing");
        if (m_rules.forbidsRefSiblings && node.contains("$ref") && node.size() > (pointer.isEmpty() && node.contains("$defs") ? 2 : 1))
            report(pointer, "$ref", "$ref has siblings");
        if (m_rules.requiresItems && has(node.value("type", Json()), "array") && !node.contains("items"))
            report(pointer, "items", "the items are missing");
        if (m_rules.requiresClosedObjects && (node.contains("properties") || has(node.value("type", Json()), "object")))
            checkObject(node, pointer);
        checkSubschemas(node, pointer);
    }

    void checkKeyword(const QString &name, const Json &value, const QString &pointer)
    {
        if (!m_rules.keep.contains(name))
            report(pointer, "", "the provider does not support this keyword");
        if (name == u"format" && !m_rules.formats.isEmpty() && !m_rules.formats.contains(qString(value)))
            report(pointer, "format", "the provider does not support this format");
        if (const QStringList allowed = m_rules.values.value(name);
            !allowed.isEmpty() && !allowed.contains(QString::fromStdString(value.dump())))
            report(pointer, "", "the provider does not accept this value");
        if (name == u"enum" && !m_rules.enumTypes.isEmpty()
            && std::any_of(value.begin(), value.end(), [this](const Json &item) { return !m_rules.enumTypes.contains(typeOf(item)); }))
            report(pointer, "enum", "the provider does not accept values of this type");
        if (name == u"$ref")
            checkReference(qString(value), pointer);
    }

    void checkReference(const QString &address, const QString &pointer)
    {
        if (address == u"#" && m_rules.forbidsRootRef)
            report(pointer, "$ref", "it refers to the root schema");
        if (!refTarget(m_root, address))
            report(pointer, "$ref", "its target does not exist");
    }

    static bool hasTypeKeyword(const Json &node)
    {
        constexpr std::array<const char *, 7> words{"type", "anyOf", "oneOf", "allOf", "enum", "const", "$ref"};
        return std::any_of(words.begin(), words.end(), [&node](const char *word) { return node.contains(word); });
    }

    void checkObject(const Json &node, const QString &pointer)
    {
        if (node.value("additionalProperties", Json()) != Json(false))
            report(pointer, "additionalProperties", "`additionalProperties` is not false");
        if (!m_rules.requiresAllProperties)
            return;
        const Json requiredJson = node.value("required", Json::array());
        const Json properties = node.value("properties", Json::object());
        for (const auto &[name, unusedValue] : properties.items()) {
            if (!has(requiredJson, name))
                report(pointer + pointerToken(name), "required", "a property is not required");
        }
        if (requiredJson.size() != properties.size())
            report(pointer, "required", "`required` does not match `properties`");
    }

    void checkSubschemas(const Json &node, const QString &pointer)
    {
        for (const char *one : {"items", "not", "contains", "propertyNames"}) {
            if (node.contains(one))
                checkSchema(node[one], pointer + u'/' + QLatin1StringView(one));
        }
        if (const auto more = node.find("additionalProperties"); more != node.end() && more->is_object())
            checkSchema(*more, pointer + QStringLiteral("/additionalProperties"));
        for (const char *children : {"anyOf", "oneOf", "allOf", "prefixItems", "properties", "$defs", "patternProperties"}) {
            if (node.contains(children))
                checkChildren(node[children], pointer + u'/' + QLatin1StringView(children));
        }
    }

    void checkChildren(const Json &children, const QString &pointer)
    {
        if (children.empty() && children.is_array())
            report(pointer, "", "the list is empty");
        for (auto item = children.begin(); item != children.end(); ++item) {
            const QString step = children.is_object() ? QString::fromStdString(item.key()) : QString::number(item - children.begin());
            checkSchema(*item, pointer + pointerToken(step));
        }
    }

    /// Reports the root and every definition that refers back to itself without passing through an optional property.
    void checkCycles()
    {
        if (m_root.contains("$defs")) {
            for (const auto &[name, definition] : m_root["$defs"].items()) {
                std::set<const Json *> seen;
                if (leadsBackTo(definition, definition, seen))
                    report(QStringLiteral("/$defs") + pointerToken(name), "$ref", "its required properties refer back to it");
            }
        }
        std::set<const Json *> seen;
        if (leadsBackTo(m_root, m_root, seen))
            report(QString(), "$ref", "its required properties refer back to it");
    }

    bool leadsBackTo(const Json &node, const Json &start, std::set<const Json *> &seen) const
    {
        if (!node.is_object())
            return false;
        const Json *target = node.contains("$ref") ? refTarget(m_root, qString(node["$ref"])) : nullptr;
        if (target == &start)
            return true;
        if (target && seen.insert(target).second && leadsBackTo(*target, start, seen))
            return true;
        const Json requiredJson = node.value("required", Json::array());
        for (const auto &[name, value] : node.items()) {
            if (name == "properties") {
                for (const auto &[key, inner] : value.items()) {
                    if (has(requiredJson, key) && leadsBackTo(inner, start, seen))
                        return true;
                }
            } else if (value.is_object() && name != "$defs") {
                if (leadsBackTo(value, start, seen))
                    return true;
            } else if (value.is_array()) {
                if (std::any_of(value.begin(), value.end(), [&](const Json &innerJson) { return leadsBackTo(innerJson, start, seen); }))
                    return true;
            }
        }
        return false;
    }

    const Json &m_root;
    const SchemaRules &m_rules;
    QList<SchemaViolation> m_found;
};

} // namespace

QList<SchemaViolation> subsetViolations(const Json &schema, const SchemaRules &rules)
{
    return rules.supportsAll ? QList<SchemaViolation>() : SubsetCheck(schema, rules).check();
}

} // namespace outcrop
