// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemascalars.h"

#include <unordered_set>

namespace outcrop {

/// The path of a value inside the checked value, linked to its parents.
struct InstanceLocation {
    const InstanceLocation *above = nullptr;
    const std::string *key = nullptr; ///< key in an object; null for an array item
    size_t index = 0;

    QString pointer() const;
};

/// Checks one value against a schema, keyword by keyword. A subschema of `anyOf`, `oneOf`, `not` or `if` reports no
/// violations.
class SchemaEvaluation
{
public:
    SchemaEvaluation(const SchemaIndex &index, const SchemaSettings &settings)
        : m_index(index)
        , m_settings(settings) { }

    QList<SchemaViolation> check(const Json &value);

private:
    /// The evaluated items and properties of a value, for `unevaluatedItems` and `unevaluatedProperties`.
    using Seen = std::unordered_set<const Json *>;

    /// The context in which a keyword is checked.
    struct Scene {
        const SchemaNode &schema;
        const Json &value;
        const InstanceLocation &place;
        Seen &seen;
    };
    using Check = bool (SchemaEvaluation::*)(const Scene &scene, const Json &keyword);

    /// A keyword's check and the drafts that have it. Either `check` or `scalar` is set.
    struct Keyword {
        Check check = nullptr;
        ScalarCheck scalar = nullptr;
        SchemaDraft first = SchemaDraft::Draft4;
        SchemaDraft last = SchemaDraft::Draft202012;
    };
    using Keywords = std::unordered_map<std::string, Keyword>;

    static Keywords applicators();
    static Keywords assertions();
    static const Keyword *keywordOf(const std::string &name, SchemaDraft draft);
    bool obeys(const Keyword &keyword, const Scene &scene, const Json &value);

    bool holds(const SchemaNode &schema, const Json &value, const InstanceLocation &place, Seen &seen);
    bool holdsAll(const Scene &scene);
    bool holdsHere(const SchemaNode &schema, const Scene &scene);
    bool holdsHere(const Json &schema, const Scene &scene) { return holdsHere(m_index.node(schema), scene); }
    bool holdsQuietly(const Json &schema, const Scene &scene);
    bool holdsQuietly(const Json &schema, const Json &part, const InstanceLocation &place);
    bool holdsFor(const Json &schema, const Scene &scene, const std::string &key, const Json &part);
    bool holdsFor(const Json &schema, const Scene &scene, size_t index);
    bool report(const Scene &scene, const char *keyword, const QString &message);

    // keywords for any value
    bool reference(const Scene &scene, const Json &keyword);
    bool dynamicReference(const Scene &scene, const Json &keyword);
    bool recursiveReference(const Scene &scene, const Json &keyword);
    bool allOf(const Scene &scene, const Json &keyword);
    bool anyOf(const Scene &scene, const Json &keyword);
    bool oneOf(const Scene &scene, const Json &keyword);
    bool notOf(const Scene &scene, const Json &keyword);
    bool condition(const Scene &scene, const Json &keyword);
    bool type(const Scene &scene, const Json &keyword);
    bool enumeration(const Scene &scene, const Json &keyword);
    bool constant(const Scene &scene, const Json &keyword);

    // keywords for arrays
    bool items(const Scene &scene, const Json &keyword);
    bool prefixItems(const Scene &scene, const Json &keyword);
    bool additionalItems(const Scene &scene, const Json &keyword);
    bool itemsFrom(const Scene &scene, const Json &schema, size_t first);
    bool contains(const Scene &scene, const Json &keyword);
    bool unevaluatedItems(const Scene &scene, const Json &keyword);
    bool minItems(const Scene &scene, const Json &keyword);
    bool maxItems(const Scene &scene, const Json &keyword);
    bool uniqueItems(const Scene &scene, const Json &keyword);

    // keywords for objects
    bool properties(const Scene &scene, const Json &keyword);
    bool patternProperties(const Scene &scene, const Json &keyword);
    bool additionalProperties(const Scene &scene, const Json &keyword);
    bool unevaluatedProperties(const Scene &scene, const Json &keyword);
    bool propertyNames(const Scene &scene, const Json &keyword);
    bool required(const Scene &scene, const Json &keyword);
    bool dependencies(const Scene &scene, const Json &keyword);
    bool minProperties(const Scene &scene, const Json &keyword);
    bool maxProperties(const Scene &scene, const Json &keyword);
    bool isAdditional(const Scene &scene, const std::string &name) const;
    bool otherProperty(
        const Scene &scene, const char *keyword, const Json &schema, const std::string &name, const Json &part);
    bool needs(const Scene &scene, const Json &names, const char *keyword);

    const SchemaIndex &m_index;
    const SchemaSettings &m_settings;
    QList<SchemaViolation> m_violations;
    std::vector<const SchemaNode *> m_resources; ///< schema resources entered, outermost first; the dynamic scope of references
    int m_attempts = 0;                          ///< nesting depth of subschemas that report no violations
    int m_levels = 0;
    long m_steps = 0;
    bool m_exhausted = false;
};

} // namespace outcrop
