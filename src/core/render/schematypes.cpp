// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schematypes.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the type whose values a keyword applies to, or nullptr if it applies to all.
const char *typeOfKeyword(const std::string &keyword)
{
    if (isOneOf(keyword,
            {"properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties",
                "maxProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties"}))
        return "object";
    if (isOneOf(keyword,
            {"items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "unevaluatedItems"}))
        return "array";
    if (isOneOf(keyword, {"minLength", "maxLength", "pattern", "format"}))
        return "string";
    if (isOneOf(keyword, {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}))
        return "number";
    return nullptr;
}

void addTypeOnce(Json &types, const char *type)
{
    if (std::find(types.begin(), types.end(), Json(type)) == types.end())
        types.push_back(type);
}

Json singleOrList(const Json &types)
{
    return types.size() == 1 ? types[0] : types;
}

} // namespace

bool isOneOf(const std::string &keyword, std::initializer_list<const char *> keywords)
{
    return std::any_of(keywords.begin(), keywords.end(), [&keyword](const char *candidate) { return keyword == candidate; });
}

Json typesOf(const Json &values)
{
    Json types = Json::array();
    for (const Json &value : values)
        addTypeOnce(types, value.is_number() ? "number" : value.type_name());
    return singleOrList(types);
}

Json impliedTypes(const Json &schema)
{
    Json types = Json::array();
    for (const auto &[keyword, value] : schema.items()) {
        if (const char *type = typeOfKeyword(keyword))
            addTypeOnce(types, type);
    }
    return types.empty() ? scalarTypes() : singleOrList(types);
}

bool isTyped(const Json &schema)
{
    const auto items = schema.items();
    return std::any_of(items.begin(), items.end(), [](const auto &item) {
        return isOneOf(item.key(), {"type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref"});
    });
}

Json scalarTypes()
{
    return Json::array({"string", "number", "boolean", "null"});
}

} // namespace outcrop
