// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemareference.h"

#include "core/base/jsonpointer.h"

namespace outcrop {
namespace {

constexpr int maximumReferenceChain = 100; ///< maximum number of references in a row, because they may form a cycle

}

const Json *refTarget(const Json &root, const QString &reference)
{
    return reference.startsWith(u'#') ? valueAt(root, reference.mid(1)) : nullptr;
}

const Json &resolvedSchema(const Json &root, const Json &schema)
{
    const Json *found = &schema;
    for (int steps = 0; steps < maximumReferenceChain && found->is_object() && found->contains("$ref"); ++steps) {
        const Json *next = refTarget(root, qString(found->at("$ref")));
        if (!next)
            break;
        found = next;
    }
    return *found;
}

} // namespace outcrop
