// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/schemanotes.h"
#include "core/render/schemareferences.h"
#include "core/render/schemarules.h"

#include <optional>

namespace outcrop {

/// Rewrites one schema (see modernSchema()) so that a provider's keywords can say it: references that may not have
/// neighbours are written out, the parts of `allOf` become one, and siblings of a choice go into every choice
/// where objects have to be closed. What cannot be written so is left in place.
class SchemaPreparation
{
public:
    SchemaPreparation(const SchemaRules &rules, const SchemaReferences &references, SchemaNotes &notes)
        : m_rules(rules)
        , m_references(references)
        , m_notes(notes)
    {
    }

    /// Nothing where there is nothing to rewrite: most schemas need no copy.
    std::optional<Json> prepared(const Json &schema, bool isRoot) const;

private:
    Json rewritten(const Json &schema, bool isRoot) const;
    Json withReference(const Json &schema, bool isRoot) const;
    std::optional<Json> writtenOut(const Json &schema) const;
    Json withoutNeighbours(const Json &schema) const;
    Json withOnePart(const Json &schema) const;
    Json withWholeChoices(const Json &schema) const;
    void note(const Json &schema, const char *keyword, LossAction action, const QString &reason) const;

    const SchemaRules &m_rules;
    const SchemaReferences &m_references;
    SchemaNotes &m_notes;
    mutable int m_left = 10'000; ///< how much more is written out: definitions of definitions of … could go on for ever
};

/// Whether a schema says something about objects.
bool isAboutObjects(const Json &schema);

/// Whether a schema's `type` is this one, or has it among others.
bool hasType(const Json &schema, const char *type);

} // namespace outcrop
