// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// Measures the distance between values and schemas, to choose between the alternatives of a union. The distance is 0 if a value matches, and low if it can be converted.
/// The distance is high if the value has another type, lacks a property, or differs in the value that distinguishes the alternatives. The result does not replace a
/// validation: it considers only the keywords that distinguish alternatives, and only the first items of an array.
class SchemaFit
{
public:
    static constexpr double coercibleCost = 2; ///< cost of a value with another type that can be converted
    static constexpr double unrelatedCost = 12; ///< schemas with this cost or a higher one are not candidates

    /// `root` is the document for resolving `$ref`; it must outlive this object.
    explicit SchemaFit(const Json &root) : m_root(root) { }

    double mismatchCost(const Json &value, const Json &schema, int depth = 0);

private:
    double typeCost(const Json &value, const Json &schema, int depth);
    double allowedCost(const Json &value, const Json &schema) const;
    double objectCost(const Json &value, const Json &schema, int depth);
    double listCost(const Json &value, const Json &schema, int depth);
    double partsCost(const Json &value, const Json &schema, int depth);

    const Json &m_root;
    int m_remainingSchemas = 200'000; ///< remaining number of schemas to evaluate
};

} // namespace outcrop
