// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace outcrop {

/// Where the references of a rewritten schema (see modernSchema()) lead. The schema must outlive it.
class SchemaReferences
{
public:
    explicit SchemaReferences(const Json &modern);

    /// What `$ref` of a schema leads to, or nullptr where it has none or it leads outside.
    const Json *target(const Json &schema) const;
    /// Whether what is referred to is a definition, or leads to it by way of others.
    bool leadsBack(const Json &target, const Json &definition) const;
    /// Whether a schema refers back to the definition that contains it, by way of what has to be there.
    bool hasToLeadBack(const Json &schema, const Json &definition) const;
    bool isCyclic(const Json &target) const { return m_reached.value(&target).contains(&target); }

private:
    void reach(const Json &from, QSet<const Json *> &reached) const;

    QHash<QString, const Json *> m_byOrigin;
    QHash<const Json *, QSet<const Json *>> m_next; ///< what is referred to from inside a definition
    QHash<const Json *, QSet<const Json *>> m_reached; ///< and by way of others
};

} // namespace outcrop
