// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemapreparation.h"

#include "core/render/rendermessages.h"
#include "core/render/schemamerge.h"
#include "core/render/schemaupgrade.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns a schema without these keywords.
Json without(const Json &schema, std::initializer_list<const char *> keywords)
{
    Json rest = schema;
    for (const char *keyword : keywords)
        rest.erase(keyword);
    return rest;
}

const char *choiceOf(const Json &schema)
{
    const bool hasAny = schema.contains("anyOf");
    const bool hasOneOf = schema.contains("oneOf");
    return hasAny && !hasOneOf ? "anyOf" : hasOneOf && !hasAny ? "oneOf" : nullptr;
}

} // namespace

bool hasType(const Json &schema, const char *type)
{
    const Json types = schema.is_object() ? schema.value("type", Json()) : Json();
    return types == Json(type) || (types.is_array() && std::find(types.begin(), types.end(), Json(type)) != types.end());
}

bool hasObjectKeywords(const Json &schema)
{
    return schema.contains("properties") || schema.contains("required") || schema.contains("additionalProperties")
        || hasType(schema, "object");
}

void SchemaPreparation::note(const Json &schema, const char *keyword, LossAction action, const QString &reason) const
{
    m_notes.add(originOf(schema), QLatin1StringView(keyword), action, reason,
        withoutOrigins(schema.value(keyword, Json())));
}

std::optional<Json> SchemaPreparation::prepare(const Json &schema, bool isRoot) const
{
    const bool isPlain = !schema.contains("$ref") && !schema.contains("allOf") && !choiceOf(schema);
    return isPlain ? std::nullopt : std::optional<Json>(rewrite(schema, isRoot));
}

Json SchemaPreparation::rewrite(const Json &schema, bool isRoot) const
{
    Json result = withReference(schema, isRoot);
    result = withMergedAllOf(result);
    return isRoot && m_rules.requiresObjectRoot ? result : withMergedChoices(result);
}

Json SchemaPreparation::withReference(const Json &schema, bool isRoot) const
{
    if (!schema.contains("$ref"))
        return schema;
    if (!m_references.target(schema)) {
        note(schema, "$ref", LossAction::Dropped, rendermessages::externalReference());
        return without(schema, {"$ref"});
    }
    const bool isAlone = without(schema, {"$ref", originKey, "$defs"}).empty();
    const bool isKept = m_rules.keeps(u"$ref") && (isAlone || !m_rules.forbidsRefSiblings) && !(isRoot && m_rules.requiresObjectRoot);
    if (isKept)
        return schema;
    if (const std::optional<Json> written = withInlinedReferences(schema)) {
        note(schema, "$ref", LossAction::Moved, rendermessages::referenceInlined());
        return *written;
    }
    return withoutRefSiblings(schema);
}

/// Returns a schema with its reference inlined, or unchanged if it has none. Returns nullopt if the target is missing or cyclic, the schemas cannot be merged, or too
/// many references were inlined.
std::optional<Json> SchemaPreparation::withInlinedReferences(const Json &schema) const
{
    const Json *target = m_references.target(schema);
    if (!target)
        return schema.contains("$ref") ? std::nullopt : std::optional<Json>(schema);
    if (m_references.isCyclic(*target) || --m_remainingInlines < 0)
        return {};
    const std::optional<Json> innerJson = withInlinedReferences(without(*target, {"$defs"}));
    std::optional<Json> wholeJson = innerJson ? mergeSchemas(without(schema, {"$ref"}), *innerJson) : std::nullopt;
    if (!wholeJson || !wholeJson->is_object())
        return {};
    (*wholeJson)[originKey] = (*target)[originKey];
    return wholeJson;
}

/// Removes the siblings of a reference, or the reference if the provider supports none.
Json SchemaPreparation::withoutRefSiblings(const Json &schema) const
{
    const bool keepsReference = m_rules.keeps(u"$ref");
    Json result = schema;
    for (const auto &[keyword, value] : schema.items()) {
        const bool isReference = keyword == "$ref";
        if (keyword == originKey || keyword == "$defs" || isReference == keepsReference)
            continue;
        note(schema, keyword.c_str(), LossAction::Dropped,
            isReference ? rendermessages::recursiveReference()
                        : rendermessages::referenceAlone());
        result.erase(keyword);
    }
    return result;
}

Json SchemaPreparation::withMergedAllOf(const Json &schema) const
{
    const bool isKept = m_rules.keeps(u"allOf") && !m_rules.requiresClosedObjects;
    if (isKept || !schema.contains("allOf") || !schema["allOf"].is_array())
        return schema;
    Json wholeJson = without(schema, {"allOf"});
    Json rest = Json::array();
    for (const Json &part : schema["allOf"]) {
        const std::optional<Json> written = part.is_object() ? withInlinedReferences(part) : part;
        const std::optional<Json> both = written ? mergeSchemas(wholeJson, *written) : std::nullopt;
        if (both && both->is_object())
            wholeJson = withMergedAllOf(*both);
        else
            rest.push_back(part);
    }
    if (rest.size() < schema["allOf"].size())
        note(schema, "allOf", LossAction::Moved, rendermessages::allOfMerged());
    if (!rest.empty())
        wholeJson["allOf"] = rest;
    return wholeJson;
}

/// Copies the sibling keywords of `anyOf` or `oneOf` into every branch, because a branch with `additionalProperties:
/// false` would reject the sibling properties.
Json SchemaPreparation::withMergedChoices(const Json &schema) const
{
    const char *choice = choiceOf(schema);
    if (!m_rules.requiresClosedObjects || !choice || !hasObjectKeywords(schema))
        return schema;
    const Json base = without(schema, {choice, originKey, "title", "description", "$defs", "$id"});
    Json wholeJson = Json::array();
    for (const Json &one : schema[choice]) {
        const std::optional<Json> written = one.is_object() ? withInlinedReferences(one) : one;
        std::optional<Json> both = written ? mergeSchemas(*written, base) : std::nullopt;
        if (!both)
            return schema;
        if (*both != Json(false))
            wholeJson.push_back(rewrite(*both, false));
    }
    if (wholeJson.empty())
        return schema;
    Json result = schema;
    for (const auto &[keyword, value] : base.items())
        result.erase(keyword);
    result[choice] = wholeJson;
    note(schema, choice, LossAction::Moved, rendermessages::mergedIntoChoices());
    return result;
}

} // namespace outcrop
