// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/schemareferences.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemakeywords.h"
#include "core/render/schemaupgrade.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

void forEachObject(const Json &node, const std::function<void(const Json &)> &work)
{
    if (node.is_object())
        work(node);
    if (!node.is_structured())
        return;
    for (auto item = node.begin(); item != node.end(); ++item)
        forEachObject(*item, work);
}

/// Visits a schema and its subschemas, except those in `$defs`, which are only reached through references.
void forEachInlineSchema(const Json &node, const std::function<void(const Json &)> &work)
{
    if (node.is_object())
        work(node);
    if (!node.is_structured())
        return;
    for (auto item = node.begin(); item != node.end(); ++item) {
        if (!node.is_object() || item.key() != "$defs")
            forEachInlineSchema(*item, work);
    }
}

} // namespace

SchemaReferences::SchemaReferences(const Json &modernSchema)
{
    forEachObject(modernSchema, [this](const Json &schema) {
        if (schema.contains(originKey))
            m_schemasByOrigin.insert(originOf(schema), &schema);
    });
    QSet<const Json *> targets;
    forEachObject(modernSchema, [&](const Json &schema) {
        if (const Json *found = target(schema))
            targets.insert(found);
    });
    for (const Json *from : targets) {
        forEachInlineSchema(*from, [&](const Json &schema) {
            if (const Json *found = target(schema))
                m_directTargets[from].insert(found);
        });
    }
    for (const Json *from : targets)
        collectReachable(*from, m_reachableTargets[from]);
}

const Json *SchemaReferences::target(const Json &schema) const
{
    const QString reference = schema.is_object() ? qString(schema.value("$ref", Json())) : QString();
    return reference.startsWith(u'#') ? m_schemasByOrigin.value(reference.mid(1)) : nullptr;
}

bool SchemaReferences::refersTo(const Json &target, const Json &definition) const
{
    return &target == &definition || m_reachableTargets.value(&target).contains(&definition);
}

bool SchemaReferences::requiresRecursion(const Json &schema, const Json &definition) const
{
    const Json *next = target(schema);
    if (next && refersTo(*next, definition))
        return true;
    const Json requiredJson = schema.is_object() ? schema.value("required", Json::array()) : Json::array();
    bool refersBack = false;
    forEachSubschema(schema, SchemaDraft::Draft202012,
        [&](const SchemaKeyword &keyword, const Json &innerJson, const QString &steps) {
            const Json name = jsonString(pointerTokens(steps).constLast());
            const bool isOptional = keyword.name == "properties"
                && std::find(requiredJson.begin(), requiredJson.end(), name) == requiredJson.end();
            refersBack = refersBack || (!isOptional && keyword.name != "$defs" && requiresRecursion(innerJson, definition));
        });
    return refersBack;
}

void SchemaReferences::collectReachable(const Json &from, QSet<const Json *> &reached) const
{
    for (const Json *next : m_directTargets.value(&from)) {
        if (reached.contains(next))
            continue;
        reached.insert(next);
        collectReachable(*next, reached);
    }
}

} // namespace outcrop
