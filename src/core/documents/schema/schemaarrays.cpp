// SPDX-License-Identifier: GPL-3.0-or-later
// The keywords that are about arrays.
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemaevaluation.h"

#include <algorithm>

namespace outcrop {
namespace {

/// How many places of an array have a schema of their own.
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

/// `minContains` and `maxContains` say how many; without them one is enough.
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
        return report(scene, "contains", QStringLiteral("This has too few items of the kind that is needed here."));
    return !counts || !schema.contains("maxContains") || found <= toNumber(schema["maxContains"])
        || report(scene, "maxContains", QStringLiteral("This has too many items of one kind."));
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
        || report(scene, "uniqueItems", QStringLiteral("The same item stands here twice."));
}

} // namespace outcrop
