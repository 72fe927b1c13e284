// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemaevaluation.h"

#include "core/base/jsonpointer.h"
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemakeywords.h"

#include <algorithm>

namespace outcrop {
namespace {

// A level takes about 700 bytes of stack, and a thread has 8 MB. Steps are some four million a second.
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

QString ValuePlace::pointer() const
{
    if (!above)
        return {};
    return above->pointer() + (key ? pointerStep(*key) : u'/' + QString::number(index));
}

QList<SchemaViolation> SchemaEvaluation::check(const Json &value)
{
    Seen seen;
    holds(m_index.root(), value, ValuePlace(), seen);
    if (m_exhausted)
        m_violations.append({{}, QStringLiteral("It would take too long, or too much memory, to check this."), {}, {}});
    return m_violations;
}

/// One schema for one value. What it has looked at is added to `seen` when the value obeys it.
bool SchemaEvaluation::holds(const SchemaNode &schema, const Json &value, const ValuePlace &place, Seen &seen)
{
    m_exhausted = m_exhausted || m_levels >= mostLevels || ++m_steps > mostSteps;
    if (m_exhausted)
        return false;
    Seen own;
    const Scene scene{schema, value, place, own};
    if (schema.json->is_boolean())
        return schema.json->get<bool>() || report(scene, "false", QStringLiteral("Nothing may stand here."));
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

/// Goes on after the first keyword that is broken as long as violations are wanted.
bool SchemaEvaluation::holdsAll(const Scene &scene)
{
    bool all = true;
    for (const auto &[name, value] : scene.schema.keywords) {
        const Check obeys = checkOf(*name, scene.schema.draft);
        if (obeys && !(this->*obeys)(scene, *value))
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

bool SchemaEvaluation::holdsQuietly(const Json &schema, const Json &part, const ValuePlace &place)
{
    Seen unused;
    ++m_attempts;
    const bool result = holds(m_index.node(schema), part, place, unused);
    --m_attempts;
    return result;
}

bool SchemaEvaluation::holdsFor(const Json &schema, const Scene &scene, const std::string &key, const Json &part)
{
    Seen unused; // what was looked at inside a part says nothing about this value
    scene.seen.insert(&part);
    return holds(m_index.node(schema), part, {&scene.place, &key}, unused);
}

bool SchemaEvaluation::holdsFor(const Json &schema, const Scene &scene, size_t index)
{
    Seen unused;
    scene.seen.insert(&scene.value[index]);
    return holds(m_index.node(schema), scene.value[index], {&scene.place, nullptr, index}, unused);
}

/// Always false, so that a check can end with it.
bool SchemaEvaluation::report(const Scene &scene, const char *keyword, const QString &message)
{
    if (m_attempts == 0 && !m_exhausted)
        m_violations.append({scene.place.pointer(), message, QLatin1StringView(keyword),
            scene.schema.ownDocument ? scene.schema.pointer : QString()});
    return false;
}

SchemaEvaluation::Check SchemaEvaluation::checkOf(const std::string &keyword, SchemaDraft draft)
{
    struct Known {
        Check check;
        SchemaDraft first = SchemaDraft::Draft4;
        SchemaDraft last = SchemaDraft::Draft202012;
    };
    using enum SchemaDraft;
    static const std::unordered_map<std::string, Known> known{
        {"$ref", {&SchemaEvaluation::reference}},
        {"$dynamicRef", {&SchemaEvaluation::dynamicReference, Draft202012}},
        {"$recursiveRef", {&SchemaEvaluation::recursiveReference, Draft201909, Draft201909}},
        {"allOf", {&SchemaEvaluation::allOf}},
        {"anyOf", {&SchemaEvaluation::anyOf}},
        {"oneOf", {&SchemaEvaluation::oneOf}},
        {"not", {&SchemaEvaluation::notOf}},
        {"if", {&SchemaEvaluation::condition, Draft7}},
        {"type", {&SchemaEvaluation::type}},
        {"enum", {&SchemaEvaluation::enumeration}},
        {"const", {&SchemaEvaluation::constant, Draft6}},
        {"items", {&SchemaEvaluation::items}},
        {"prefixItems", {&SchemaEvaluation::prefixItems, Draft202012}},
        {"additionalItems", {&SchemaEvaluation::additionalItems, Draft4, Draft201909}},
        {"contains", {&SchemaEvaluation::contains, Draft6}},
        {"unevaluatedItems", {&SchemaEvaluation::unevaluatedItems, Draft201909}},
        {"minItems", {&SchemaEvaluation::minItems}},
        {"maxItems", {&SchemaEvaluation::maxItems}},
        {"uniqueItems", {&SchemaEvaluation::uniqueItems}},
        {"properties", {&SchemaEvaluation::properties}},
        {"patternProperties", {&SchemaEvaluation::patternProperties}},
        {"additionalProperties", {&SchemaEvaluation::additionalProperties}},
        {"unevaluatedProperties", {&SchemaEvaluation::unevaluatedProperties, Draft201909}},
        {"propertyNames", {&SchemaEvaluation::propertyNames, Draft6}},
        {"required", {&SchemaEvaluation::required}},
        {"dependencies", {&SchemaEvaluation::dependencies, Draft4, Draft7}},
        {"dependentRequired", {&SchemaEvaluation::dependencies, Draft201909}},
        {"dependentSchemas", {&SchemaEvaluation::dependencies, Draft201909}},
        {"minProperties", {&SchemaEvaluation::minProperties}},
        {"maxProperties", {&SchemaEvaluation::maxProperties}},
        {"minimum", {&SchemaEvaluation::minimum}},
        {"maximum", {&SchemaEvaluation::maximum}},
        {"exclusiveMinimum", {&SchemaEvaluation::exclusiveMinimum, Draft6}},
        {"exclusiveMaximum", {&SchemaEvaluation::exclusiveMaximum, Draft6}},
        {"multipleOf", {&SchemaEvaluation::multipleOf}},
        {"minLength", {&SchemaEvaluation::minLength}},
        {"maxLength", {&SchemaEvaluation::maxLength}},
        {"pattern", {&SchemaEvaluation::pattern}},
        {"format", {&SchemaEvaluation::format}},
        {"contentEncoding", {&SchemaEvaluation::content, Draft7, Draft7}},
        {"contentMediaType", {&SchemaEvaluation::content, Draft7, Draft7}},
    };
    const auto found = known.find(keyword);
    const bool has = found != known.end() && found->second.first <= draft && draft <= found->second.last;
    return has ? found->second.check : nullptr;
}

bool SchemaEvaluation::reference(const Scene &scene, const Json &)
{
    return holdsHere(*scene.schema.reference, scene);
}

/// Leads to the outermost anchor of its name among the schemas entered.
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
    return any || report(scene, "anyOf", QStringLiteral("This fits none of the schemas that are allowed here."));
}

bool SchemaEvaluation::oneOf(const Scene &scene, const Json &keyword)
{
    const auto count =
        std::count_if(keyword.begin(), keyword.end(), [&](const Json &part) { return holdsQuietly(part, scene); });
    if (count > 1)
        return report(
            scene, "oneOf", QStringLiteral("This fits %1 of the schemas, and only one is allowed.").arg(count));
    return count == 1 || report(scene, "oneOf", QStringLiteral("This fits none of the schemas that are allowed here."));
}

bool SchemaEvaluation::notOf(const Scene &scene, const Json &keyword)
{
    return !holdsQuietly(keyword, scene.value, scene.place)
        || report(scene, "not", QStringLiteral("This fits what is not allowed here."));
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
        || report(scene, "enum", QStringLiteral("This is none of the values that are allowed here."));
}

bool SchemaEvaluation::constant(const Scene &scene, const Json &keyword)
{
    return areEqual(keyword, scene.value)
        || report(scene, "const", QStringLiteral("This must be %1.").arg(QString::fromStdString(keyword.dump())));
}

} // namespace outcrop
