// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schemascalars.h"

#include <unordered_set>

namespace outcrop {

/// The path of a value inside the checked value, linked to its parents.
struct InstanceLocation {
    const InstanceLocation *parent = nullptr;
    const std::string *key = nullptr; ///< key in an object; null for an array item
    size_t index = 0;

    QString pointer() const;
};

/// Checks one value against a schema, keyword by keyword. A subschema of `anyOf`, `oneOf`, `not`, `if`, `contains` or `propertyNames` reports no
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
    using EvaluatedParts = std::unordered_set<const Json *>;

    /// The context of a keyword check.
    struct CheckContext {
        const SchemaNode &schema;
        const Json &value;
        const InstanceLocation &place;
        EvaluatedParts &evaluatedParts;
    };
    using Check = bool (SchemaEvaluation::*)(const CheckContext &context, const Json &keyword);

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
    bool satisfies(const Keyword &keyword, const CheckContext &context, const Json &value);

    bool matches(const SchemaNode &schema, const Json &value, const InstanceLocation &place, EvaluatedParts &evaluatedParts);
    bool matchesAllKeywords(const CheckContext &context);
    bool matchesSchema(const SchemaNode &schema, const CheckContext &context);
    bool matchesSchema(const Json &schema, const CheckContext &context)
    {
        return matchesSchema(m_index.node(schema), context);
    }
    bool matchesSilently(const Json &schema, const CheckContext &context);
    bool matchesSilently(const Json &schema, const Json &part, const InstanceLocation &place);
    bool partMatches(const Json &schema, const CheckContext &context, const std::string &key, const Json &part);
    bool partMatches(const Json &schema, const CheckContext &context, size_t index);
    bool report(const CheckContext &context, const char *keyword, const QString &message);

    // Checks of keywords for any value.
    bool checkReference(const CheckContext &context, const Json &keyword);
    bool checkDynamicReference(const CheckContext &context, const Json &keyword);
    bool checkRecursiveReference(const CheckContext &context, const Json &keyword);
    bool checkAllOf(const CheckContext &context, const Json &keyword);
    bool checkAnyOf(const CheckContext &context, const Json &keyword);
    bool checkOneOf(const CheckContext &context, const Json &keyword);
    bool checkNot(const CheckContext &context, const Json &keyword);
    bool checkCondition(const CheckContext &context, const Json &keyword);
    bool checkType(const CheckContext &context, const Json &keyword);
    bool checkEnumeration(const CheckContext &context, const Json &keyword);
    bool checkConstant(const CheckContext &context, const Json &keyword);

    // Checks of keywords for arrays.
    bool checkItems(const CheckContext &context, const Json &keyword);
    bool checkPrefixItems(const CheckContext &context, const Json &keyword);
    bool checkAdditionalItems(const CheckContext &context, const Json &keyword);
    bool checkItemsFrom(const CheckContext &context, const Json &schema, size_t first);
    bool checkContains(const CheckContext &context, const Json &keyword);
    bool checkUnevaluatedItems(const CheckContext &context, const Json &keyword);
    bool checkMinItems(const CheckContext &context, const Json &keyword);
    bool checkMaxItems(const CheckContext &context, const Json &keyword);
    bool checkUniqueItems(const CheckContext &context, const Json &keyword);

    // Checks of keywords for objects.
    bool checkProperties(const CheckContext &context, const Json &keyword);
    bool checkPatternProperties(const CheckContext &context, const Json &keyword);
    bool checkAdditionalProperties(const CheckContext &context, const Json &keyword);
    bool checkUnevaluatedProperties(const CheckContext &context, const Json &keyword);
    bool checkPropertyNames(const CheckContext &context, const Json &keyword);
    bool checkRequiredProperties(const CheckContext &context, const Json &keyword);
    bool checkDependencies(const CheckContext &context, const Json &keyword);
    bool checkMinProperties(const CheckContext &context, const Json &keyword);
    bool checkMaxProperties(const CheckContext &context, const Json &keyword);
    bool isAdditional(const CheckContext &context, const std::string &name) const;
    bool checkOtherProperty(const CheckContext &context, const char *keyword, const Json &schema,
        const std::string &name, const Json &part);
    bool hasProperties(const CheckContext &context, const Json &names, const char *keyword);

    const SchemaIndex &m_index;
    const SchemaSettings &m_settings;
    QList<SchemaViolation> m_violations;
    std::vector<const SchemaNode *> m_resources; ///< schema resources entered, outermost first; the dynamic scope of references
    int m_silentDepth = 0;                          ///< nesting depth of subschemas that report no violations
    int m_levels = 0;
    long m_steps = 0;
    bool m_isExhausted = false;
};

} // namespace outcrop
