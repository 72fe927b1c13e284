// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/schemafit.h"

#include "core/documents/schema/schemareference.h"
#include "core/responses/namematches.h"
#include "core/responses/propertyschemas.h"
#include "core/responses/scalarcoercion.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maximumFitDepth = 64;
constexpr size_t maximumItems = 16;
constexpr double otherType = 30;
constexpr double otherWord = 40;
constexpr double missingNameCost = 12;
constexpr double otherSpelling = 0.5;
constexpr double unknownName = 1;
constexpr double forbiddenName = 8;

const Json *keywordOf(const Json &schema, const char *keyword)
{
    const auto found = schema.find(keyword);
    return found == schema.end() ? nullptr : &*found;
}

} // namespace

double SchemaFit::mismatchCost(const Json &value, const Json &givenJson, int depth)
{
    const Json &schema = resolvedSchema(m_root, givenJson);
    if (schema.is_boolean())
        return schema.get<bool>() ? 0 : otherType;
    if (!schema.is_object() || depth > maximumFitDepth || --m_remainingSchemas < 0)
        return 0;
    double sum = allowedCost(value, schema) + partsCost(value, schema, depth);
    if (!isOfType(value, schemaTypes(schema)))
        return sum + typeCost(value, schema, depth);
    if (value.is_object())
        sum += objectCost(value, schema, depth);
    else if (value.is_array())
        sum += listCost(value, schema, depth);
    return sum;
}

/// Returns the cost of a value whose type does not match.
double SchemaFit::typeCost(const Json &value, const Json &schema, int depth)
{
    if (coerceScalar(value, schema) || coerceFromString(value, schema) || coerceToAllowed(value, schema))
        return coercibleCost;
    const QStringList types = schemaTypes(schema);
    if (value.is_array() && value.size() == 1)
        return coercibleCost + 1 + mismatchCost(value[0], schema, depth + 1);
    const Json *items = keywordOf(schema, "items");
    if (types.contains(u"array") && !value.is_array() && !value.is_null())
        return coercibleCost + (items ? mismatchCost(value, *items, depth + 1) : 0);
    return otherType;
}

double SchemaFit::allowedCost(const Json &value, const Json &schema) const
{
    const Json allowedJson = allowedValues(schema);
    if (allowedJson.empty() || std::find(allowedJson.begin(), allowedJson.end(), value) != allowedJson.end())
        return 0;
    return coerceToAllowed(value, schema) ? 1 : value.is_array() && value.size() == 1 ? coercibleCost : otherWord;
}

double SchemaFit::objectCost(const Json &value, const Json &schema, int depth)
{
    static const Json none = Json::object();
    const Json *givenJson = keywordOf(schema, "properties");
    const Json &properties = givenJson && givenJson->is_object() ? *givenJson : none;
    const Json *rest = keywordOf(schema, "additionalProperties");
    const NameMatches names(value, properties);
    double sum = 0;
    if (const Json *requiredJson = keywordOf(schema, "required"); requiredJson && requiredJson->is_array()) {
        for (const Json &name : *requiredJson)
            sum += name.is_string() && !names.hasProperty(name.get_ref<const std::string &>()) ? missingNameCost : 0;
    }
    for (const auto &[key, part] : value.items()) {
        const std::string name = names.propertyOf(key);
        if (properties.contains(name))
            sum += mismatchCost(part, properties[name], depth + 1) + (name == key ? 0 : otherSpelling);
        else if (rest && !rest->is_boolean())
            sum += mismatchCost(part, *rest, depth + 1);
        else if (rest && *rest == Json(false))
            sum += forbiddenName;
        else
            sum += properties.empty() ? 0 : unknownName;
    }
    return sum;
}

double SchemaFit::listCost(const Json &value, const Json &schema, int depth)
{
    const ItemSchemas schemas(schema);
    double sum = 0;
    for (size_t i = 0; i < std::min(value.size(), maximumItems); ++i) {
        if (const Json *item = schemas.of(i))
            sum += mismatchCost(value[i], *item, depth + 1);
    }
    return sum;
}

/// Returns the cost of the subschemas for the same value: anyOf, oneOf and allOf.
double SchemaFit::partsCost(const Json &value, const Json &schema, int depth)
{
    double sum = 0;
    for (const char *keyword : {"anyOf", "oneOf"}) {
        const Json *alternatives = keywordOf(schema, keyword);
        double least = otherType;
        for (size_t i = 0; alternatives && alternatives->is_array() && i < alternatives->size(); ++i)
            least = std::min(least, mismatchCost(value, (*alternatives)[i], depth + 1));
        sum += alternatives ? least : 0;
    }
    if (const Json *parts = keywordOf(schema, "allOf"); parts && parts->is_array()) {
        for (const Json &part : *parts)
            sum += mismatchCost(value, part, depth + 1);
    }
    return sum;
}

} // namespace outcrop
