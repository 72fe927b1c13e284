// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// How far values are from schemas, to choose between the alternatives of a union: 0 where a value obeys, little where it can be brought to the schema, and
/// much where it has another type, a name is missing, or the word that distinguishes the alternatives is another one. Not a check: it knows the keywords that
/// tell alternatives apart, and looks at the first items of a list only.
class SchemaFit
{
public:
    static constexpr double coercible = 2; ///< another type that says the same
    static constexpr double stranger = 12; ///< from here on the value is not meant

    /// `root` is the document that `$ref`s lead into; it stays there as long as this object.
    explicit SchemaFit(const Json &root) : m_root(root) { }

    double misfit(const Json &value, const Json &schema, int depth = 0);

private:
    double ofType(const Json &value, const Json &schema, int depth);
    double ofAllowed(const Json &value, const Json &schema) const;
    double ofObject(const Json &value, const Json &schema, int depth);
    double ofList(const Json &value, const Json &schema, int depth);
    double ofParts(const Json &value, const Json &schema, int depth);

    const Json &m_root;
    int m_left = 200'000; ///< schemas that it may still look at
};

} // namespace outcrop
