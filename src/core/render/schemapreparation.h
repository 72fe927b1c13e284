// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/schemanotes.h"
#include "core/render/schemareferences.h"
#include "core/render/schemarules.h"

#include <optional>

namespace outcrop {

/// Rewrites one schema from upgradeSchema() so that the provider's keywords can express it. Inlines references that must not have siblings, and merges the parts of
/// `allOf`. If objects must be closed, copies the sibling keywords of `anyOf` or `oneOf` into every branch. Leaves all other schemas unchanged.
class SchemaPreparation
{
public:
    SchemaPreparation(const SchemaRules &rules, const SchemaReferences &references, SchemaNotes &notes)
        : m_rules(rules)
        , m_references(references)
        , m_notes(notes)
    {
    }

    /// Returns the changed schema, or nullopt if no change is needed, which avoids a copy.
    std::optional<Json> prepare(const Json &schema, bool isRoot) const;

private:
    Json rewrite(const Json &schema, bool isRoot) const;
    Json withReference(const Json &schema, bool isRoot) const;
    std::optional<Json> withInlinedReferences(const Json &schema) const;
    Json withoutRefSiblings(const Json &schema) const;
    Json withMergedAllOf(const Json &schema) const;
    Json withMergedChoices(const Json &schema) const;
    void note(const Json &schema, const char *keyword, LossAction action, const QString &reason) const;

    const SchemaRules &m_rules;
    const SchemaReferences &m_references;
    SchemaNotes &m_notes;
    mutable int m_remainingInlines = 10'000; ///< remaining number of references that may be inlined; nested definitions can grow exponentially
};

/// Returns whether a schema has keywords for objects or the type object.
bool hasObjectKeywords(const Json &schema);

/// Returns whether a schema's `type` is or contains this type.
bool hasType(const Json &schema, const char *type);

} // namespace outcrop
