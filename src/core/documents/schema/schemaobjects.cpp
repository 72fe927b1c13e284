// SPDX-License-Identifier: GPL-3.0-or-later
// The keywords that are about objects.
#include "core/documents/data/jsonequal.h"
#include "core/documents/schema/schemaevaluation.h"

#include <algorithm>

namespace outcrop {
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

/// Whether neither `properties` nor `patternProperties` beside it know the name.
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
        if (keyword == Json(false)) // the first is enough: none may be there
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

/// A property that nothing else has a schema for.
bool SchemaEvaluation::otherProperty(
    const Scene &scene, const char *keyword, const Json &schema, const std::string &name, const Json &part)
{
    if (schema != Json(false))
        return holdsFor(schema, scene, name, part);
    const ValuePlace place{&scene.place, &name};
    return report({scene.schema, part, place, scene.seen}, keyword,
        QStringLiteral("The property '%1' is not known here.").arg(text(name)));
}

bool SchemaEvaluation::propertyNames(const Scene &scene, const Json &keyword)
{
    if (!scene.value.is_object())
        return true;
    bool all = true;
    for (const auto &[name, part] : scene.value.items()) {
        const ValuePlace place{&scene.place, &name};
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

/// A property that is there asks for others, or for a schema of the whole.
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
