// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/schemareference.h"

#include "core/documents/schema/schemapath.h"

namespace outcrop {
namespace {

constexpr int mostSteps = 32;

const Json *at(const Json &root, const QString &pointer)
{
    if (!pointer.isEmpty() && !pointer.startsWith(u'/'))
        return nullptr;
    const Json *node = &root;
    for (const QString &step : pointer.isEmpty() ? QStringList() : pointerSteps(pointer)) {
        if (!node->is_object() || !node->contains(step.toStdString()))
            return nullptr;
        node = &node->at(step.toStdString());
    }
    return node;
}

} // namespace

const Json &resolvedSchema(const Json &root, const Json &schema)
{
    const Json *found = &schema;
    for (int steps = 0; steps < mostSteps && found->is_object() && found->contains("$ref"); ++steps) {
        const QString reference = qString(found->at("$ref"));
        const Json *next = reference.startsWith(u'#') ? at(root, reference.mid(1)) : nullptr;
        if (!next)
            break;
        found = next;
    }
    return *found;
}

} // namespace outcrop
