// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemamerge.h"

#include "core/documents/data/jsonequal.h"
#include "core/render/schematypes.h"
#include "core/render/schemaupgrade.h"

#include <algorithm>

namespace outcrop {
namespace {

bool containsEqualValue(const Json &list, const Json &value)
{
    return std::any_of(list.begin(), list.end(), [&value](const Json &item) { return areEqual(item, value); });
}

/// Returns the types that both lists allow. An integer is also a number.
Json commonTypes(const Json &first, const Json &second)
{
    const Json a = first.is_array() ? first : Json::array({first});
    const Json b = second.is_array() ? second : Json::array({second});
    Json commonJson = Json::array();
    for (const Json &type : a) {
        if (containsEqualValue(b, type) || (type == "integer" && containsEqualValue(b, "number")))
            commonJson.push_back(type);
        else if (type == "number" && containsEqualValue(b, "integer"))
            commonJson.push_back("integer");
    }
    return commonJson.size() == 1 ? commonJson[0] : commonJson;
}

Json commonValues(const Json &first, const Json &second)
{
    Json commonJson = Json::array();
    std::copy_if(first.begin(), first.end(), std::back_inserter(commonJson), [&](const Json &value) { return containsEqualValue(second, value); });
    return commonJson;
}

Json allNames(const Json &first, const Json &second)
{
    Json all = first;
    std::copy_if(second.begin(), second.end(), std::back_inserter(all), [&](const Json &name) { return !containsEqualValue(first, name); });
    return all;
}

std::optional<Json> mergeProperties(const Json &first, const Json &second)
{
    Json all = first;
    for (const auto &[name, schema] : second.items()) {
        const std::optional<Json> both = all.contains(name) ? mergeSchemas(all[name], schema) : schema;
        if (!both)
            return {};
        all[name] = *both;
    }
    return all;
}

/// Returns the combination of one keyword's values in two schemas, or nullopt if there is none.
std::optional<Json> mergeKeyword(const std::string &keyword, const Json &first, const Json &second)
{
    if (areEqual(first, second) || isOneOf(keyword, {originKey, "title", "$comment", "default", "examples", "$id", "$anchor"}))
        return first;
    if (keyword == "description")
        return jsonString(QString(qString(first) + u' ' + qString(second)));
    if (keyword == "type")
        return commonTypes(first, second);
    if (keyword == "enum")
        return commonValues(first, second);
    if (keyword == "required")
        return allNames(first, second);
    if (keyword == "properties" || keyword == "$defs")
        return mergeProperties(first, second);
    if (keyword == "items" || keyword == "propertyNames")
        return mergeSchemas(first, second);
    if (isOneOf(keyword, {"minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"}))
        return toNumber(first) < toNumber(second) ? second : first;
    if (isOneOf(keyword, {"maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"}))
        return toNumber(first) > toNumber(second) ? second : first;
    if (keyword == "uniqueItems")
        return Json(first == Json(true) || second == Json(true));
    return {};
}

bool isOpen(const Json &schema)
{
    return !schema.contains("patternProperties") && !schema.contains("unevaluatedProperties")
        && schema.value("additionalProperties", Json(true)) == Json(true);
}

bool hasOtherProperties(const Json &first, const Json &second)
{
    const Json known = first.value("properties", Json::object());
    const Json properties = second.value("properties", Json::object());
    const auto items = properties.items();
    return std::any_of(items.begin(), items.end(), [&known](const auto &item) { return !known.contains(item.key()); });
}

/// Returns whether a keyword of the first schema depends on its siblings, so that its meaning would change in the
/// merged schema.
bool changesMeaning(const Json &first, const Json &second)
{
    const bool mayOverlap = !isOpen(first) && hasOtherProperties(first, second);
    const bool haveTuples = first.contains("prefixItems") && (second.contains("items") || second.contains("prefixItems"));
    const bool haveContains = first.contains("contains") && second.contains("contains");
    const bool haveUnevaluated = first.contains("unevaluatedItems") || first.contains("unevaluatedProperties");
    const bool haveConditions = first.contains("if") && (second.contains("then") || second.contains("else"));
    return mayOverlap || haveTuples || haveContains || haveUnevaluated || haveConditions;
}

bool allowsNothing(const Json &schema)
{
    const auto isEmptyList = [&schema](const char *keyword) {
        const auto found = schema.find(keyword);
        return found != schema.end() && found->is_array() && found->empty();
    };
    return isEmptyList("type") || isEmptyList("enum");
}

} // namespace

std::optional<Json> mergeSchemas(const Json &first, const Json &second)
{
    if (first.is_boolean())
        return first == Json(true) ? second : first;
    if (second.is_boolean())
        return second == Json(true) ? first : second;
    if (changesMeaning(first, second) || changesMeaning(second, first))
        return {};
    Json result = first;
    for (const auto &[keyword, value] : second.items()) {
        const std::optional<Json> both =
            result.contains(keyword) ? mergeKeyword(keyword, result[keyword], value) : value;
        if (!both)
            return {};
        result[keyword] = *both;
    }
    return allowsNothing(result) ? Json(false) : result;
}

} // namespace outcrop
