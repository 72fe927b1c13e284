// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace outcrop {

/// The targets of references in a schema from upgradeSchema(), which must outlive this object.
class SchemaReferences
{
public:
    explicit SchemaReferences(const Json &modernSchema);

    /// Returns the target of a schema's `$ref`, or nullptr if there is none in this document.
    const Json *target(const Json &schema) const;
    /// Returns whether `target` is the definition or refers to it, directly or through other definitions.
    bool refersTo(const Json &target, const Json &definition) const;
    /// Returns whether a schema refers back to the definition that contains it without passing through an optional property.
    bool requiresRecursion(const Json &schema, const Json &definition) const;
    bool isCyclic(const Json &target) const { return m_reachableTargets.value(&target).contains(&target); }

private:
    void collectReachable(const Json &from, QSet<const Json *> &reached) const;

    QHash<QString, const Json *> m_schemasByOrigin;
    QHash<const Json *, QSet<const Json *>> m_directTargets; ///< by the schema that contains the references
    QHash<const Json *, QSet<const Json *>> m_reachableTargets; ///< targets of these references and of the references in the targets
};

} // namespace outcrop
