// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schemaguard.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace outcrop {
namespace {

constexpr int mostLevels = 200;
constexpr size_t mostReferences = 1000; ///< one after the other

constexpr std::array<std::string_view, 4> sameValueLists{"allOf", "anyOf", "oneOf", "prefixItems"};
constexpr std::array<std::string_view, 4> sameValueOnes{"not", "if", "then", "else"};
constexpr std::array<std::string_view, 6> innerOnes{
    "items", "contains", "additionalProperties", "propertyNames", "unevaluatedItems", "unevaluatedProperties"};
constexpr std::array<std::string_view, 5> innerMaps{
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas"};

template<size_t Count>
bool isOneOf(std::string_view word, const std::array<std::string_view, Count> &words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isTooDeep(const Json &root)
{
    std::vector<std::pair<const Json *, int>> open{{&root, 1}};
    while (!open.empty()) {
        const auto [node, level] = open.back();
        open.pop_back();
        if (level > mostLevels)
            return true;
        for (const Json &child : *node) {
            if (child.is_structured())
                open.emplace_back(&child, level + 1);
        }
    }
    return false;
}

/// Follows what applies to the same value and notices when it comes back.
class ReferenceWalk
{
public:
    explicit ReferenceWalk(const Json &root) : m_root(root) { collectAnchors(root); }

    bool findsLoop()
    {
        return std::any_of(m_schemas.begin(), m_schemas.end(), [this](const Json *schema) { return isLoop(*schema); });
    }

private:
    void collectAnchors(const Json &node)
    {
        if (node.is_object()) {
            m_schemas.push_back(&node);
            for (const char *key : {"$anchor", "$dynamicAnchor"}) {
                if (const auto anchor = node.find(key); anchor != node.end() && anchor->is_string())
                    m_anchors.emplace(anchor->get<std::string>(), &node);
            }
        }
        if (node.is_structured()) {
            for (const Json &child : node)
                collectAnchors(child);
        }
    }

    bool isLoop(const Json &schema)
    {
        if (m_done.count(&schema) > 0)
            return false;
        if (!m_open.insert(&schema).second || m_open.size() > mostReferences)
            return true;
        const std::vector<const Json *> next = appliedToSameValue(schema);
        const bool loop = std::any_of(next.begin(), next.end(), [this](const Json *other) { return isLoop(*other); });
        m_open.erase(&schema);
        m_done.insert(&schema);
        return loop;
    }

    std::vector<const Json *> appliedToSameValue(const Json &schema) const
    {
        std::vector<const Json *> next;
        if (!schema.is_object())
            return next;
        for (const auto &[key, value] : schema.items()) {
            if (isOneOf(key, sameValueOnes))
                next.push_back(&value);
            else if (isOneOf(key, sameValueLists) && key != "prefixItems" && value.is_array())
                std::for_each(value.begin(), value.end(), [&next](const Json &item) { next.push_back(&item); });
            else if ((key == "$ref" || key == "$dynamicRef") && value.is_string() && target(value.get<std::string>()))
                next.push_back(target(value.get<std::string>()));
        }
        return next;
    }

    const Json *target(const std::string &reference) const
    {
        if (reference.empty() || reference.front() != '#')
            return nullptr;
        const std::string fragment = reference.substr(1);
        if (fragment.empty())
            return &m_root;
        if (fragment.front() != '/') {
            const auto anchor = m_anchors.find(fragment);
            return anchor == m_anchors.end() ? nullptr : anchor->second;
        }
        try {
            return &m_root.at(Json::json_pointer(fragment));
        } catch (const Json::exception &) {
            return nullptr; // the validator names what it does not find
        }
    }

    const Json &m_root;
    std::vector<const Json *> m_schemas;
    std::map<std::string, const Json *> m_anchors;
    std::set<const Json *> m_open;
    std::set<const Json *> m_done;
};

/// Every name but those that `properties` lists.
std::string patternBeside(const Json &properties)
{
    std::string names;
    for (const auto &[name, unused] : properties.items()) {
        names += names.empty() ? "" : "|";
        for (const char c : name)
            names += std::string_view("\\^$.|?*+()[]{}/-").find(c) == std::string_view::npos ? std::string(1, c)
                                                                                             : std::string("\\") + c;
    }
    return names.empty() ? "^" : "^(?!(?:" + names + ")$)";
}

void rewriteObject(Json &schema)
{
    const auto additional = schema.find("additionalProperties");
    if (additional == schema.end() || !additional->is_object() || schema.contains("patternProperties"))
        return;
    const Json properties = schema.value("properties", Json::object());
    Json patterns = Json::object();
    patterns[patternBeside(properties)] = *additional;
    schema.erase("additionalProperties");
    schema["patternProperties"] = std::move(patterns);
}

void rewrite(Json &schema)
{
    if (!schema.is_object())
        return;
    for (auto &[key, value] : schema.items()) {
        if (isOneOf(key, sameValueOnes) || isOneOf(key, innerOnes))
            rewrite(value);
        else if ((isOneOf(key, sameValueLists) && value.is_array()) || (isOneOf(key, innerMaps) && value.is_object()))
            std::for_each(value.begin(), value.end(), rewrite);
    }
    rewriteObject(schema);
}

} // namespace

QString refusalOfSchema(const Json &schema)
{
    if (isTooDeep(schema))
        return QStringLiteral("it is nested more than %1 levels deep").arg(mostLevels);
    if (ReferenceWalk(schema).findsLoop())
        return QStringLiteral("a $ref in it leads back to itself and would never end");
    return {};
}

Json withPatternProperties(const Json &schema)
{
    Json result = schema;
    rewrite(result);
    return result;
}

} // namespace outcrop
