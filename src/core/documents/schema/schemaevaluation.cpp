// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemaevaluation.h"

#include "core/base/jsonpointer.h"
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemakeywords.h"

#include <algorithm>

namespace outcrop {
namespace {

// A level takes about 700 bytes of an 8 MB stack. One second is enough for about four million steps.
constexpr int mostLevels = 4'000;
constexpr long mostSteps = 4'000'000;

bool hasType(const Json &value, const std::string &type, SchemaDraft draft)
{
    if (type == "number")
        return value.is_number();
    if (type == "integer")
        return isWhole(value, draft == SchemaDraft::Draft4);
    return (type == "string" && value.is_string()) || (type == "object" && value.is_object())
        || (type == "array" && value.is_array()) || (type == "boolean" && value.is_boolean())
        || (type == "null" && value.is_null());
}

} // namespace

QString InstanceLocation::pointer() const
{
    if (!above)
        return {};
    return above->pointer() + (key ? pointerStep(*key) : u'/' + QString::number(index));
}

QList<SchemaViolation> SchemaEvaluation::check(const Json &value)
{
    Seen seen;
    holds(m_index.root(), value, InstanceLocation(), seen);
    if (m_exhausted)
        m_violations.append({{}, QStringLiteral("Checking this would take too much time or memory."), {}, {}});
    return m_violations;
}

/// Checks one value against one schema. If the value matches, the parts it evaluated are added to `seen`.
bool SchemaEvaluation::holds(const SchemaNode &schema, const Json &value, const InstanceLocation &place, Seen &seen)
{
    m_exhausted = m_exhausted || m_levels >= mostLevels || ++m_steps > mostSteps;
    if (m_exhausted)
        return false;
    Seen own;
    const Scene scene{schema, value, place, own};
    if (schema.json->is_boolean())
        return schema.json->get<bool>() || report(scene, "false", QStringLiteral("No value is allowed here."));
    const bool enters = m_resources.empty() || m_resources.back() != schema.resource;
    if (enters)
        m_resources.push_back(schema.resource);
    ++m_levels;
    const bool all = holdsAll(scene);
    --m_levels;
    if (enters)
        m_resources.pop_back();
    if (all && m_index.hasUnevaluated())
        seen.merge(own);
    return all;
}

/// Continues after a violation unless the result is only a trial.
bool SchemaEvaluation::holdsAll(const Scene &scene)
{
    bool all = true;
    for (const auto &[name, value] : scene.schema.keywords) {
        const Keyword *keyword = keywordOf(*name, scene.schema.draft);
        if (keyword && !obeys(*keyword, scene, *value))
            all = false;
        if (!all && m_attempts > 0)
            return false;
    }
    return all;
}

bool SchemaEvaluation::holdsHere(const SchemaNode &schema, const Scene &scene)
{
    return holds(schema, scene.value, scene.place, scene.seen);
}

bool SchemaEvaluation::holdsQuietly(const Json &schema, const Scene &scene)
{
    ++m_attempts;
    const bool result = holdsHere(schema, scene);
    --m_attempts;
    return result;
}

bool SchemaEvaluation::holdsQuietly(const Json &schema, const Json &part, const InstanceLocation &place)
{
    Seen unused;
    ++m_attempts;
    const bool result = holds(m_index.node(schema), part, place, unused);
    --m_attempts;
    return result;
}

bool SchemaEvaluation::holdsFor(const Json &schema, const Scene &scene, const std::string &key, const Json &part)
{
    Seen unused; // evaluated parts of a property or item do not count for this value
    scene.seen.insert(&part);
    return holds(m_index.node(schema), part, {&scene.place, &key}, unused);
}

bool SchemaEvaluation::holdsFor(const Json &schema, const Scene &scene, size_t index)
{
    Seen unused;
    scene.seen.insert(&scene.value[index]);
    return holds(m_index.node(schema), scene.value[index], {&scene.place, nullptr, index}, unused);
}

/// Returns false, so that a check can return its result.
bool SchemaEvaluation::report(const Scene &scene, const char *keyword, const QString &message)
{
    if (m_attempts == 0 && !m_exhausted)
        m_violations.append({scene.place.pointer(), message, QLatin1StringView(keyword),
            scene.schema.ownDocument ? scene.schema.pointer : QString()});
    return false;
}

/// Keywords that apply subschemas to the value or its parts.
SchemaEvaluation::Keywords SchemaEvaluation::applicators()
{
    using enum SchemaDraft;
    return {
        {"$ref", {&SchemaEvaluation::reference, nullptr}},
        {"$dynamicRef", {&SchemaEvaluation::dynamicReference, nullptr, Draft202012}},
        {"$recursiveRef", {&SchemaEvaluation::recursiveReference, nullptr, Draft201909, Draft201909}},
        {"allOf", {&SchemaEvaluation::allOf, nullptr}},
        {"anyOf", {&SchemaEvaluation::anyOf, nullptr}},
        {"oneOf", {&SchemaEvaluation::oneOf, nullptr}},
        {"not", {&SchemaEvaluation::notOf, nullptr}},
        {"if", {&SchemaEvaluation::condition, nullptr, Draft7}},
        {"items", {&SchemaEvaluation::items, nullptr}},
        {"prefixItems", {&SchemaEvaluation::prefixItems, nullptr, Draft202012}},
        {"additionalItems", {&SchemaEvaluation::additionalItems, nullptr, Draft4, Draft201909}},
        {"contains", {&SchemaEvaluation::contains, nullptr, Draft6}},
        {"unevaluatedItems", {&SchemaEvaluation::unevaluatedItems, nullptr, Draft201909}},
        {"properties", {&SchemaEvaluation::properties, nullptr}},
        {"patternProperties", {&SchemaEvaluation::patternProperties, nullptr}},
        {"additionalProperties", {&SchemaEvaluation::additionalProperties, nullptr}},
        {"unevaluatedProperties", {&SchemaEvaluation::unevaluatedProperties, nullptr, Draft201909}},
        {"propertyNames", {&SchemaEvaluation::propertyNames, nullptr, Draft6}},
    };
}

/// Keywords that check the value itself.
SchemaEvaluation::Keywords SchemaEvaluation::assertions()
{
    using enum SchemaDraft;
    return {
        {"type", {&SchemaEvaluation::type, nullptr}},
        {"enum", {&SchemaEvaluation::enumeration, nullptr}},
        {"const", {&SchemaEvaluation::constant, nullptr, Draft6}},
        {"minItems", {&SchemaEvaluation::minItems, nullptr}},
        {"maxItems", {&SchemaEvaluation::maxItems, nullptr}},
        {"uniqueItems", {&SchemaEvaluation::uniqueItems, nullptr}},
        {"required", {&SchemaEvaluation::required, nullptr}},
        {"dependencies", {&SchemaEvaluation::dependencies, nullptr, Draft4, Draft7}},
        {"dependentRequired", {&SchemaEvaluation::dependencies, nullptr, Draft201909}},
        {"dependentSchemas", {&SchemaEvaluation::dependencies, nullptr, Draft201909}},
        {"minProperties", {&SchemaEvaluation::minProperties, nullptr}},
        {"maxProperties", {&SchemaEvaluation::maxProperties, nullptr}},
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

bool SchemaEvaluation::obeys(const Keyword &keyword, const Scene &scene, const Json &value)
{
    if (keyword.check)
        return (this->*keyword.check)(scene, value);
    const std::optional<ScalarViolation> objection =
        keyword.scalar({m_index, m_settings, scene.schema, scene.value}, value);
    return !objection || report(scene, objection->keyword, objection->message);
}

bool SchemaEvaluation::reference(const Scene &scene, const Json &)
{
    return holdsHere(*scene.schema.reference, scene);
}

/// Resolves to the outermost anchor of that name in the dynamic scope.
bool SchemaEvaluation::dynamicReference(const Scene &scene, const Json &)
{
    for (const SchemaNode *resource : m_resources) {
        const SchemaNode *outer =
            scene.schema.dynamicName.isEmpty() ? nullptr : resource->dynamicAnchors.value(scene.schema.dynamicName);
        if (outer)
            return holdsHere(*outer, scene);
    }
    return holdsHere(*scene.schema.dynamicReference, scene);
}

bool SchemaEvaluation::recursiveReference(const Scene &scene, const Json &)
{
    const auto isAnchor = [](const SchemaNode *node) {
        return node->json->is_object() && node->json->value("$recursiveAnchor", Json()) == Json(true);
    };
    const SchemaNode *target = scene.schema.dynamicReference;
    const auto outer = std::find_if(m_resources.begin(), m_resources.end(), isAnchor);
    return holdsHere(isAnchor(target) && outer != m_resources.end() ? **outer : *target, scene);
}

bool SchemaEvaluation::allOf(const Scene &scene, const Json &keyword)
{
    bool all = true;
    for (const Json &part : keyword)
        all = holdsHere(part, scene) && all;
    return all;
}

bool SchemaEvaluation::anyOf(const Scene &scene, const Json &keyword)
{
    bool any = false;
    for (const Json &part : keyword) {
        any = holdsQuietly(part, scene) || any;
        if (any && !m_index.hasUnevaluated())
            return true;
    }
    return any || report(scene, "anyOf", QStringLiteral("This matches none of the allowed schemas."));
}

bool SchemaEvaluation::oneOf(const Scene &scene, const Json &keyword)
{
    const auto count =
        std::count_if(keyword.begin(), keyword.end(), [&](const Json &part) { return holdsQuietly(part, scene); });
    if (count > 1)
        return report(
            scene, "oneOf", QStringLiteral("This matches %1 of the schemas, but must match only one.").arg(count));
    return count == 1 || report(scene, "oneOf", QStringLiteral("This matches none of the allowed schemas."));
}

bool SchemaEvaluation::notOf(const Scene &scene, const Json &keyword)
{
    return !holdsQuietly(keyword, scene.value, scene.place)
        || report(scene, "not", QStringLiteral("This matches a schema that is not allowed here."));
}

bool SchemaEvaluation::condition(const Scene &scene, const Json &keyword)
{
    const char *branch = holdsQuietly(keyword, scene) ? "then" : "else";
    const auto found = scene.schema.json->find(branch);
    return found == scene.schema.json->end() || holdsHere(*found, scene);
}

bool SchemaEvaluation::type(const Scene &scene, const Json &keyword)
{
    const auto fits = [&](const Json &type) {
        return type.is_string() && hasType(scene.value, type.get_ref<const std::string &>(), scene.schema.draft);
    };
    const bool right = keyword.is_array() ? std::any_of(keyword.begin(), keyword.end(), fits) : fits(keyword);
    return right || report(scene, "type", QStringLiteral("Expected %1.").arg(QString::fromStdString(keyword.dump())));
}

bool SchemaEvaluation::enumeration(const Scene &scene, const Json &keyword)
{
    const auto isValue = [&](const Json &allowed) { return areEqual(allowed, scene.value); };
    return std::any_of(keyword.begin(), keyword.end(), isValue)
        || report(scene, "enum", QStringLiteral("This is not one of the allowed values."));
}

bool SchemaEvaluation::constant(const Scene &scene, const Json &keyword)
{
    return areEqual(keyword, scene.value)
        || report(scene, "const", QStringLiteral("This must be %1.").arg(QString::fromStdString(keyword.dump())));
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

bool SchemaEvaluation::items(const Scene &scene, const Json &keyword)
{
    if (keyword.is_array())
        return prefixItems(scene, keyword);
    return itemsFrom(
        scene, keyword, scene.schema.draft == SchemaDraft::Draft202012 ? prefixSize(*scene.schema.json) : 0);
}

bool SchemaEvaluation::prefixItems(const Scene &scene, const Json &keyword)
{
    bool all = true;
    for (size_t i = 0; scene.value.is_array() && i < std::min(keyword.size(), scene.value.size()); ++i)
        all = holdsFor(keyword[i], scene, i) && all;
    return all;
}

bool SchemaEvaluation::additionalItems(const Scene &scene, const Json &keyword)
{
    const auto items = scene.schema.json->find("items");
    const bool counts = items != scene.schema.json->end() && items->is_array();
    return !counts || itemsFrom(scene, keyword, items->size());
}

bool SchemaEvaluation::itemsFrom(const Scene &scene, const Json &schema, size_t first)
{
    bool all = true;
    for (size_t i = first; scene.value.is_array() && i < scene.value.size(); ++i)
        all = holdsFor(schema, scene, i) && all;
    return all;
}

/// `minContains` and `maxContains` limit the number of matches; the default minimum is 1.
bool SchemaEvaluation::contains(const Scene &scene, const Json &keyword)
{
    if (!scene.value.is_array())
        return true;
    const bool counts = scene.schema.draft >= SchemaDraft::Draft201909;
    const Json &schema = *scene.schema.json;
    const long double least = counts && schema.contains("minContains") ? toNumber(schema["minContains"]) : 1;
    long double found = 0;
    for (size_t i = 0; i < scene.value.size(); ++i) {
        if (!holdsQuietly(keyword, scene.value[i], {&scene.place, nullptr, i}))
            continue;
        ++found;
        if (scene.schema.draft == SchemaDraft::Draft202012)
            scene.seen.insert(&scene.value[i]);
    }
    if (found < least)
        return report(scene, "contains", QStringLiteral("This has too few matching items."));
    return !counts || !schema.contains("maxContains") || found <= toNumber(schema["maxContains"])
        || report(scene, "maxContains", QStringLiteral("This has too many matching items."));
}

bool SchemaEvaluation::unevaluatedItems(const Scene &scene, const Json &keyword)
{
    bool all = true;
    for (size_t i = 0; scene.value.is_array() && i < scene.value.size(); ++i) {
        if (scene.seen.count(&scene.value[i]) == 0)
            all = holdsFor(keyword, scene, i) && all;
    }
    return all;
}

bool SchemaEvaluation::minItems(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_array() || scene.value.size() >= toNumber(keyword)
        || report(scene, "minItems", QStringLiteral("This has too few items."));
}

bool SchemaEvaluation::maxItems(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_array() || scene.value.size() <= toNumber(keyword)
        || report(scene, "maxItems", QStringLiteral("This has too many items."));
}

bool SchemaEvaluation::uniqueItems(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_array() || keyword != Json(true) || !hasEqualItems(scene.value)
        || report(scene, "uniqueItems", QStringLiteral("The same item occurs twice."));
}

namespace {

QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

} // namespace

bool SchemaEvaluation::properties(const Scene &scene, const Json &keyword)
{
    bool all = true;
    if (!scene.value.is_object())
        return all;
    for (const auto &[name, part] : scene.value.items()) {
        const auto schema = keyword.find(name);
        if (schema != keyword.end())
            all = holdsFor(*schema, scene, name, part) && all;
    }
    return all;
}

bool SchemaEvaluation::patternProperties(const Scene &scene, const Json &keyword)
{
    bool all = true;
    if (!scene.value.is_object())
        return all;
    for (const auto &[pattern, schema] : keyword.items()) {
        for (const auto &[name, part] : scene.value.items()) {
            if (m_index.pattern(pattern).isFoundIn(text(name)))
                all = holdsFor(schema, scene, name, part) && all;
        }
    }
    return all;
}

/// Returns whether neither `properties` nor `patternProperties` of the same schema match the name.
bool SchemaEvaluation::isAdditional(const Scene &scene, const std::string &name) const
{
    const Json &schema = *scene.schema.json;
    if (const auto listed = schema.find("properties"); listed != schema.end() && listed->contains(name))
        return false;
    const auto patterns = schema.find("patternProperties");
    if (patterns == schema.end())
        return true;
    const auto items = patterns->items();
    return std::none_of(items.begin(), items.end(),
        [&](const auto &item) { return m_index.pattern(item.key()).isFoundIn(text(name)); });
}

bool SchemaEvaluation::additionalProperties(const Scene &scene, const Json &keyword)
{
    if (!scene.value.is_object())
        return true;
    bool all = true;
    for (const auto &[name, part] : scene.value.items()) {
        if (!isAdditional(scene, name))
            continue;
        if (keyword == Json(false)) // report only the first, because none is allowed
            return otherProperty(scene, "additionalProperties", keyword, name, part);
        all = holdsFor(keyword, scene, name, part) && all;
    }
    return all;
}

bool SchemaEvaluation::unevaluatedProperties(const Scene &scene, const Json &keyword)
{
    if (!scene.value.is_object())
        return true;
    bool all = true;
    for (const auto &[name, part] : scene.value.items()) {
        if (scene.seen.count(&part) == 0)
            all = otherProperty(scene, "unevaluatedProperties", keyword, name, part) && all;
    }
    return all;
}

/// Checks a property that `properties` and `patternProperties` do not match.
bool SchemaEvaluation::otherProperty(
    const Scene &scene, const char *keyword, const Json &schema, const std::string &name, const Json &part)
{
    if (schema != Json(false))
        return holdsFor(schema, scene, name, part);
    const InstanceLocation place{&scene.place, &name};
    return report({scene.schema, part, place, scene.seen}, keyword,
        QStringLiteral("The property '%1' is unknown here.").arg(text(name)));
}

bool SchemaEvaluation::propertyNames(const Scene &scene, const Json &keyword)
{
    if (!scene.value.is_object())
        return true;
    bool all = true;
    for (const auto &[name, part] : scene.value.items()) {
        const InstanceLocation place{&scene.place, &name};
        if (!holdsQuietly(keyword, Json(name), place))
            all = report({scene.schema, part, place, scene.seen}, "propertyNames",
                QStringLiteral("The name '%1' is not allowed here.").arg(text(name)));
    }
    return all;
}

bool SchemaEvaluation::required(const Scene &scene, const Json &keyword)
{
    return needs(scene, keyword, "required");
}

bool SchemaEvaluation::needs(const Scene &scene, const Json &names, const char *keyword)
{
    bool all = true;
    if (!scene.value.is_object() || !names.is_array())
        return all;
    for (const Json &name : names) {
        if (name.is_string() && !scene.value.contains(name.get_ref<const std::string &>()))
            all = report(scene, keyword, QStringLiteral("The property '%1' is missing.").arg(qString(name)));
    }
    return all;
}

/// For each named property that exists, requires other properties or applies a schema to the whole object.
bool SchemaEvaluation::dependencies(const Scene &scene, const Json &keyword)
{
    bool all = true;
    if (!scene.value.is_object())
        return all;
    for (const auto &[name, asked] : keyword.items()) {
        if (!scene.value.contains(name))
            continue;
        const bool schema = asked.is_object() || asked.is_boolean();
        const Json names = asked.is_string() ? Json::array({asked}) : asked;
        all = (schema ? holdsHere(asked, scene) : needs(scene, names, "dependentRequired")) && all;
    }
    return all;
}

bool SchemaEvaluation::minProperties(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_object() || scene.value.size() >= toNumber(keyword)
        || report(scene, "minProperties", QStringLiteral("This has too few properties."));
}

bool SchemaEvaluation::maxProperties(const Scene &scene, const Json &keyword)
{
    return !scene.value.is_object() || scene.value.size() <= toNumber(keyword)
        || report(scene, "maxProperties", QStringLiteral("This has too many properties."));
}

} // namespace outcrop
