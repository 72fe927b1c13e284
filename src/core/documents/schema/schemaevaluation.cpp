// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemaevaluation.h"

#include "core/base/jsonpointer.h"
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemakeywords.h"

#include <algorithm>

namespace outcrop {
namespace {

// A level takes about 700 bytes of an 8 MB stack. One second is enough for about four million steps.
constexpr int maximumLevels = 4'000;
constexpr long maximumSteps = 4'000'000;

bool hasType(const Json &value, const std::string &type, SchemaDraft draft)
{
    if (type == "number")
        return value.is_number();
    if (type == "integer")
        return isIntegerNumber(value, draft == SchemaDraft::Draft4);
    return (type == "string" && value.is_string()) || (type == "object" && value.is_object())
        || (type == "array" && value.is_array()) || (type == "boolean" && value.is_boolean())
        || (type == "null" && value.is_null());
}

} // namespace

QString InstanceLocation::pointer() const
{
    if (!parent)
        return {};
    return parent->pointer() + (key ? pointerToken(*key) : u'/' + QString::number(index));
}

QList<SchemaViolation> SchemaEvaluation::check(const Json &value)
{
    EvaluatedParts evaluatedParts;
    matches(m_index.root(), value, InstanceLocation(), evaluatedParts);
    if (m_isExhausted)
        m_violations.append(
            {{}, QStringLiteral("The validation was stopped, because it would take too much time or memory."), {}, {}});
    return m_violations;
}

/// Returns whether a value matches a schema. If it does and the schema has `unevaluated…` keywords, adds the evaluated items and properties to `evaluated`.
bool SchemaEvaluation::matches(const SchemaNode &schema, const Json &value, const InstanceLocation &place, EvaluatedParts &evaluatedParts)
{
    m_isExhausted = m_isExhausted || m_levels >= maximumLevels || ++m_steps > maximumSteps;
    if (m_isExhausted)
        return false;
    EvaluatedParts own;
    const CheckContext context{schema, value, place, own};
    if (schema.json->is_boolean())
        return schema.json->get<bool>() || report(context, "false", QStringLiteral("The schema does not allow a value here."));
    const bool entersResource = m_resources.empty() || m_resources.back() != schema.resource;
    if (entersResource)
        m_resources.push_back(schema.resource);
    ++m_levels;
    const bool areAllValid = matchesAllKeywords(context);
    --m_levels;
    if (entersResource)
        m_resources.pop_back();
    if (areAllValid && m_index.hasUnevaluated())
        evaluatedParts.merge(own);
    return areAllValid;
}

/// Returns whether the value matches all keywords. Stops at the first violation only if violations are not reported.
bool SchemaEvaluation::matchesAllKeywords(const CheckContext &context)
{
    bool areAllValid = true;
    for (const auto &[name, value] : context.schema.keywords) {
        const Keyword *keyword = keywordOf(*name, context.schema.draft);
        if (keyword && !satisfies(*keyword, context, *value))
            areAllValid = false;
        if (!areAllValid && m_silentDepth > 0)
            return false;
    }
    return areAllValid;
}

bool SchemaEvaluation::matchesSchema(const SchemaNode &schema, const CheckContext &context)
{
    return matches(schema, context.value, context.place, context.evaluatedParts);
}

bool SchemaEvaluation::matchesSilently(const Json &schema, const CheckContext &context)
{
    ++m_silentDepth;
    const bool isValid = matchesSchema(schema, context);
    --m_silentDepth;
    return isValid;
}

bool SchemaEvaluation::matchesSilently(const Json &schema, const Json &part, const InstanceLocation &place)
{
    EvaluatedParts discardedParts;
    ++m_silentDepth;
    const bool isValid = matches(m_index.node(schema), part, place, discardedParts);
    --m_silentDepth;
    return isValid;
}

bool SchemaEvaluation::partMatches(
    const Json &schema, const CheckContext &context, const std::string &key, const Json &part)
{
    EvaluatedParts discardedParts; // evaluated parts of a property or item do not count as evaluated parts of this value
    context.evaluatedParts.insert(&part);
    return matches(m_index.node(schema), part, {&context.place, &key}, discardedParts);
}

bool SchemaEvaluation::partMatches(const Json &schema, const CheckContext &context, size_t index)
{
    EvaluatedParts discardedParts;
    context.evaluatedParts.insert(&context.value[index]);
    return matches(m_index.node(schema), context.value[index], {&context.place, nullptr, index}, discardedParts);
}

/// Adds a violation, unless evaluation is silent or exhausted. Always returns false, so that a check can end with `return report(…)`.
bool SchemaEvaluation::report(const CheckContext &context, const char *keyword, const QString &message)
{
    if (m_silentDepth == 0 && !m_isExhausted)
        m_violations.append({context.place.pointer(), message, QLatin1StringView(keyword),
            context.schema.isInRootDocument ? context.schema.pointer : QString()});
    return false;
}

/// Returns the keywords that apply subschemas to the value or its parts.
SchemaEvaluation::Keywords SchemaEvaluation::applicators()
{
    using enum SchemaDraft;
    return {
        {"$ref", {&SchemaEvaluation::checkReference, nullptr}},
        {"$dynamicRef", {&SchemaEvaluation::checkDynamicReference, nullptr, Draft202012}},
        {"$recursiveRef", {&SchemaEvaluation::checkRecursiveReference, nullptr, Draft201909, Draft201909}},
        {"allOf", {&SchemaEvaluation::checkAllOf, nullptr}},
        {"anyOf", {&SchemaEvaluation::checkAnyOf, nullptr}},
        {"oneOf", {&SchemaEvaluation::checkOneOf, nullptr}},
        {"not", {&SchemaEvaluation::checkNot, nullptr}},
        {"if", {&SchemaEvaluation::checkCondition, nullptr, Draft7}},
        {"items", {&SchemaEvaluation::checkItems, nullptr}},
        {"prefixItems", {&SchemaEvaluation::checkPrefixItems, nullptr, Draft202012}},
        {"additionalItems", {&SchemaEvaluation::checkAdditionalItems, nullptr, Draft4, Draft201909}},
        {"contains", {&SchemaEvaluation::checkContains, nullptr, Draft6}},
        {"unevaluatedItems", {&SchemaEvaluation::checkUnevaluatedItems, nullptr, Draft201909}},
        {"properties", {&SchemaEvaluation::checkProperties, nullptr}},
        {"patternProperties", {&SchemaEvaluation::checkPatternProperties, nullptr}},
        {"additionalProperties", {&SchemaEvaluation::checkAdditionalProperties, nullptr}},
        {"unevaluatedProperties", {&SchemaEvaluation::checkUnevaluatedProperties, nullptr, Draft201909}},
        {"propertyNames", {&SchemaEvaluation::checkPropertyNames, nullptr, Draft6}},
    };
}

/// Returns the keywords that check the value itself, and the dependencies.
SchemaEvaluation::Keywords SchemaEvaluation::assertions()
{
    using enum SchemaDraft;
    return {
        {"type", {&SchemaEvaluation::checkType, nullptr}},
        {"enum", {&SchemaEvaluation::checkEnumeration, nullptr}},
        {"const", {&SchemaEvaluation::checkConstant, nullptr, Draft6}},
        {"minItems", {&SchemaEvaluation::checkMinItems, nullptr}},
        {"maxItems", {&SchemaEvaluation::checkMaxItems, nullptr}},
        {"uniqueItems", {&SchemaEvaluation::checkUniqueItems, nullptr}},
        {"required", {&SchemaEvaluation::checkRequiredProperties, nullptr}},
        {"dependencies", {&SchemaEvaluation::checkDependencies, nullptr, Draft4, Draft7}},
        {"dependentRequired", {&SchemaEvaluation::checkDependencies, nullptr, Draft201909}},
        {"dependentSchemas", {&SchemaEvaluation::checkDependencies, nullptr, Draft201909}},
        {"minProperties", {&SchemaEvaluation::checkMinProperties, nullptr}},
        {"maxProperties", {&SchemaEvaluation::checkMaxProperties, nullptr}},
        {"minimum", {nullptr, scalarCheck("minimum")}},
        {"maximum", {nullptr, scalarCheck("maximum")}},
        {"exclusiveMinimum", {nullptr, scalarCheck("exclusiveMinimum"), Draft6}},
        {"exclusiveMaximum", {nullptr, scalarCheck("exclusiveMaximum"), Draft6}},
        {"multipleOf", {nullptr, scalarCheck("multipleOf")}},
        {"minLength", {nullptr, scalarCheck("minLength")}},
        {"maxLength", {nullptr, scalarCheck("maxLength")}},
        {"pattern", {nullptr, scalarCheck("pattern")}},
        {"format", {nullptr, scalarCheck("format")}},
        {"contentEncoding", {nullptr, scalarCheck("contentEncoding"), Draft7, Draft7}},
        {"contentMediaType", {nullptr, scalarCheck("contentMediaType"), Draft7, Draft7}},
    };
}

const SchemaEvaluation::Keyword *SchemaEvaluation::keywordOf(const std::string &name, SchemaDraft draft)
{
    static const Keywords known = [] {
        Keywords all = applicators();
        all.merge(assertions());
        return all;
    }();
    const auto found = known.find(name);
    const bool has = found != known.end() && found->second.first <= draft && draft <= found->second.last;
    return has ? &found->second : nullptr;
}

bool SchemaEvaluation::satisfies(const Keyword &keyword, const CheckContext &context, const Json &value)
{
    if (keyword.check)
        return (this->*keyword.check)(context, value);
    const std::optional<ScalarViolation> violation =
        keyword.scalar({m_index, m_settings, context.schema, context.value}, value);
    return !violation || report(context, violation->keyword, violation->message);
}

bool SchemaEvaluation::checkReference(const CheckContext &context, const Json &)
{
    return matchesSchema(*context.schema.reference, context);
}

/// Checks `$dynamicRef`, which refers to the outermost anchor of that name in the dynamic scope.
bool SchemaEvaluation::checkDynamicReference(const CheckContext &context, const Json &)
{
    for (const SchemaNode *resource : m_resources) {
        const SchemaNode *outer =
            context.schema.dynamicName.isEmpty() ? nullptr : resource->dynamicAnchors.value(context.schema.dynamicName);
        if (outer)
            return matchesSchema(*outer, context);
    }
    return matchesSchema(*context.schema.dynamicReference, context);
}

bool SchemaEvaluation::checkRecursiveReference(const CheckContext &context, const Json &)
{
    const auto isAnchor = [](const SchemaNode *node) {
        return node->json->is_object() && node->json->value("$recursiveAnchor", Json()) == Json(true);
    };
    const SchemaNode *target = context.schema.dynamicReference;
    const auto outer = std::find_if(m_resources.begin(), m_resources.end(), isAnchor);
    return matchesSchema(isAnchor(target) && outer != m_resources.end() ? **outer : *target, context);
}

bool SchemaEvaluation::checkAllOf(const CheckContext &context, const Json &keyword)
{
    bool areAllValid = true;
    for (const Json &part : keyword)
        areAllValid = matchesSchema(part, context) && areAllValid;
    return areAllValid;
}

bool SchemaEvaluation::checkAnyOf(const CheckContext &context, const Json &keyword)
{
    bool hasAny = false;
    for (const Json &part : keyword) {
        hasAny = matchesSilently(part, context) || hasAny;
        if (hasAny && !m_index.hasUnevaluated())
            return true;
    }
    return hasAny || report(context, "anyOf", QStringLiteral("The value matches none of the allowed schemas."));
}

bool SchemaEvaluation::checkOneOf(const CheckContext &context, const Json &keyword)
{
    const auto count =
        std::count_if(keyword.begin(), keyword.end(), [&](const Json &part) { return matchesSilently(part, context); });
    if (count > 1)
        return report(context, "oneOf",
            QStringLiteral("The value matches %1 of the schemas, but must match exactly one.").arg(count));
    return count == 1 || report(context, "oneOf", QStringLiteral("The value matches none of the allowed schemas."));
}

bool SchemaEvaluation::checkNot(const CheckContext &context, const Json &keyword)
{
    return !matchesSilently(keyword, context.value, context.place)
        || report(context, "not", QStringLiteral("The value matches a schema that is not allowed here."));
}

bool SchemaEvaluation::checkCondition(const CheckContext &context, const Json &keyword)
{
    const char *branch = matchesSilently(keyword, context) ? "then" : "else";
    const auto found = context.schema.json->find(branch);
    return found == context.schema.json->end() || matchesSchema(*found, context);
}

bool SchemaEvaluation::checkType(const CheckContext &context, const Json &keyword)
{
    const auto fits = [&](const Json &type) {
        return type.is_string() && hasType(context.value, type.get_ref<const std::string &>(), context.schema.draft);
    };
    const bool isValid = keyword.is_array() ? std::any_of(keyword.begin(), keyword.end(), fits) : fits(keyword);
    return isValid || report(context, "type", QStringLiteral("Expected %1.").arg(QString::fromStdString(keyword.dump())));
}

bool SchemaEvaluation::checkEnumeration(const CheckContext &context, const Json &keyword)
{
    const auto isValue = [&](const Json &allowedJson) { return areEqual(allowedJson, context.value); };
    return std::any_of(keyword.begin(), keyword.end(), isValue)
        || report(context, "enum", QStringLiteral("The value is not one of the allowed values."));
}

bool SchemaEvaluation::checkConstant(const CheckContext &context, const Json &keyword)
{
    return areEqual(keyword, context.value)
        || report(
            context, "const", QStringLiteral("The value must be %1.").arg(QString::fromStdString(keyword.dump())));
}

namespace {

/// Returns the number of items at the start of an array that have a separate schema.
size_t prefixSize(const Json &schema)
{
    const char *keyword = schema.contains("prefixItems") ? "prefixItems" : "items";
    const auto found = schema.find(keyword);
    return found != schema.end() && found->is_array() ? found->size() : 0;
}

} // namespace

bool SchemaEvaluation::checkItems(const CheckContext &context, const Json &keyword)
{
    if (keyword.is_array())
        return checkPrefixItems(context, keyword);
    return checkItemsFrom(
        context, keyword, context.schema.draft == SchemaDraft::Draft202012 ? prefixSize(*context.schema.json) : 0);
}

bool SchemaEvaluation::checkPrefixItems(const CheckContext &context, const Json &keyword)
{
    bool areAllValid = true;
    for (size_t i = 0; context.value.is_array() && i < std::min(keyword.size(), context.value.size()); ++i)
        areAllValid = partMatches(keyword[i], context, i) && areAllValid;
    return areAllValid;
}

bool SchemaEvaluation::checkAdditionalItems(const CheckContext &context, const Json &keyword)
{
    const auto items = context.schema.json->find("items");
    const bool counts = items != context.schema.json->end() && items->is_array();
    return !counts || checkItemsFrom(context, keyword, items->size());
}

bool SchemaEvaluation::checkItemsFrom(const CheckContext &context, const Json &schema, size_t first)
{
    bool areAllValid = true;
    for (size_t i = first; context.value.is_array() && i < context.value.size(); ++i)
        areAllValid = partMatches(schema, context, i) && areAllValid;
    return areAllValid;
}

/// Checks `contains`. `minContains` and `maxContains` limit the number of matches; the default minimum is 1.
bool SchemaEvaluation::checkContains(const CheckContext &context, const Json &keyword)
{
    if (!context.value.is_array())
        return true;
    const bool counts = context.schema.draft >= SchemaDraft::Draft201909;
    const Json &schema = *context.schema.json;
    const long double least = counts && schema.contains("minContains") ? toNumber(schema["minContains"]) : 1;
    long double found = 0;
    for (size_t i = 0; i < context.value.size(); ++i) {
        if (!matchesSilently(keyword, context.value[i], {&context.place, nullptr, i}))
            continue;
        ++found;
        if (context.schema.draft == SchemaDraft::Draft202012)
            context.evaluatedParts.insert(&context.value[i]);
    }
    if (found < least)
        return report(context, "contains", QStringLiteral("The array has too few matching items."));
    return !counts || !schema.contains("maxContains") || found <= toNumber(schema["maxContains"])
        || report(context, "maxContains", QStringLiteral("The array has too many matching items."));
}

bool SchemaEvaluation::checkUnevaluatedItems(const CheckContext &context, const Json &keyword)
{
    bool areAllValid = true;
    for (size_t i = 0; context.value.is_array() && i < context.value.size(); ++i) {
        if (context.evaluatedParts.count(&context.value[i]) == 0)
            areAllValid = partMatches(keyword, context, i) && areAllValid;
    }
    return areAllValid;
}

bool SchemaEvaluation::checkMinItems(const CheckContext &context, const Json &keyword)
{
    return !context.value.is_array() || context.value.size() >= toNumber(keyword)
        || report(context, "minItems", QStringLiteral("The array has too few items."));
}

bool SchemaEvaluation::checkMaxItems(const CheckContext &context, const Json &keyword)
{
    return !context.value.is_array() || context.value.size() <= toNumber(keyword)
        || report(context, "maxItems", QStringLiteral("The array has too many items."));
}

bool SchemaEvaluation::checkUniqueItems(const CheckContext &context, const Json &keyword)
{
    return !context.value.is_array() || keyword != Json(true) || !hasDuplicateItems(context.value)
        || report(context, "uniqueItems", QStringLiteral("The array contains the same item twice."));
}

namespace {

QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

} // namespace

bool SchemaEvaluation::checkProperties(const CheckContext &context, const Json &keyword)
{
    bool areAllValid = true;
    if (!context.value.is_object())
        return areAllValid;
    for (const auto &[name, part] : context.value.items()) {
        const auto schema = keyword.find(name);
        if (schema != keyword.end())
            areAllValid = partMatches(*schema, context, name, part) && areAllValid;
    }
    return areAllValid;
}

bool SchemaEvaluation::checkPatternProperties(const CheckContext &context, const Json &keyword)
{
    bool areAllValid = true;
    if (!context.value.is_object())
        return areAllValid;
    for (const auto &[pattern, schema] : keyword.items()) {
        for (const auto &[name, part] : context.value.items()) {
            if (m_index.pattern(pattern).isFoundIn(text(name)))
                areAllValid = partMatches(schema, context, name, part) && areAllValid;
        }
    }
    return areAllValid;
}

/// Returns whether neither `properties` nor `patternProperties` of the same schema match the name.
bool SchemaEvaluation::isAdditional(const CheckContext &context, const std::string &name) const
{
    const Json &schema = *context.schema.json;
    if (const auto listed = schema.find("properties"); listed != schema.end() && listed->contains(name))
        return false;
    const auto patterns = schema.find("patternProperties");
    if (patterns == schema.end())
        return true;
    const auto items = patterns->items();
    return std::none_of(items.begin(), items.end(),
        [&](const auto &item) { return m_index.pattern(item.key()).isFoundIn(text(name)); });
}

bool SchemaEvaluation::checkAdditionalProperties(const CheckContext &context, const Json &keyword)
{
    if (!context.value.is_object())
        return true;
    bool areAllValid = true;
    for (const auto &[name, part] : context.value.items()) {
        if (!isAdditional(context, name))
            continue;
        if (keyword == Json(false)) // report only the first, because none is allowed
            return checkOtherProperty(context, "additionalProperties", keyword, name, part);
        areAllValid = partMatches(keyword, context, name, part) && areAllValid;
    }
    return areAllValid;
}

bool SchemaEvaluation::checkUnevaluatedProperties(const CheckContext &context, const Json &keyword)
{
    if (!context.value.is_object())
        return true;
    bool areAllValid = true;
    for (const auto &[name, part] : context.value.items()) {
        if (context.evaluatedParts.count(&part) == 0)
            areAllValid = checkOtherProperty(context, "unevaluatedProperties", keyword, name, part) && areAllValid;
    }
    return areAllValid;
}

/// Checks an additional or unevaluated property.
bool SchemaEvaluation::checkOtherProperty(
    const CheckContext &context, const char *keyword, const Json &schema, const std::string &name, const Json &part)
{
    if (schema != Json(false))
        return partMatches(schema, context, name, part);
    const InstanceLocation place{&context.place, &name};
    return report(
        {context.schema, part, place, context.evaluatedParts}, keyword, QStringLiteral("Unknown property '%1'.").arg(text(name)));
}

bool SchemaEvaluation::checkPropertyNames(const CheckContext &context, const Json &keyword)
{
    if (!context.value.is_object())
        return true;
    bool areAllValid = true;
    for (const auto &[name, part] : context.value.items()) {
        const InstanceLocation place{&context.place, &name};
        if (!matchesSilently(keyword, Json(name), place))
            areAllValid = report({context.schema, part, place, context.evaluatedParts}, "propertyNames",
                QStringLiteral("The name '%1' is not allowed here.").arg(text(name)));
    }
    return areAllValid;
}

bool SchemaEvaluation::checkRequiredProperties(const CheckContext &context, const Json &keyword)
{
    return hasProperties(context, keyword, "required");
}

bool SchemaEvaluation::hasProperties(const CheckContext &context, const Json &names, const char *keyword)
{
    bool areAllValid = true;
    if (!context.value.is_object() || !names.is_array())
        return areAllValid;
    for (const Json &name : names) {
        if (name.is_string() && !context.value.contains(name.get_ref<const std::string &>()))
            areAllValid = report(context, keyword, QStringLiteral("The property '%1' is missing.").arg(qString(name)));
    }
    return areAllValid;
}

/// Checks dependencies: for each named property that exists, requires other properties or applies a schema to the whole object.
bool SchemaEvaluation::checkDependencies(const CheckContext &context, const Json &keyword)
{
    bool areAllValid = true;
    if (!context.value.is_object())
        return areAllValid;
    for (const auto &[name, asked] : keyword.items()) {
        if (!context.value.contains(name))
            continue;
        const bool isSchema = asked.is_object() || asked.is_boolean();
        const Json names = asked.is_string() ? Json::array({asked}) : asked;
        areAllValid = (isSchema ? matchesSchema(asked, context) : hasProperties(context, names, "dependentRequired")) && areAllValid;
    }
    return areAllValid;
}

bool SchemaEvaluation::checkMinProperties(const CheckContext &context, const Json &keyword)
{
    return !context.value.is_object() || context.value.size() >= toNumber(keyword)
        || report(context, "minProperties", QStringLiteral("The object has too few properties."));
}

bool SchemaEvaluation::checkMaxProperties(const CheckContext &context, const Json &keyword)
{
    return !context.value.is_object() || context.value.size() <= toNumber(keyword)
        || report(context, "maxProperties", QStringLiteral("The object has too many properties."));
}

} // namespace outcrop
