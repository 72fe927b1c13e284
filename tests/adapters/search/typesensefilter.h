// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/adapters/search/typesensestore.h"

namespace outcrop::testing {

/// The error for an invalid request: the status and message of the response.
struct TypesenseProblem {
    int status = 400;
    QString message;
};

/// A `filter_by` with the documented operators `:`, `:=`, lists, prefixes and `&&`.
class TypesenseFilter
{
public:
    /// Parses a filter. Returns the error, or nullopt.
    std::optional<TypesenseProblem> read(const QString &text, const TypesenseCollection &collection);
    bool matches(const Json &document) const;

private:
    struct Condition {
        TypesenseField field;
        QStringList values;      ///< the filter matches any of these values
        bool isWhole = false;    ///< whether the value must match completely, as with `:=`
        bool isPrefix = false;   ///< whether the search is a prefix search, as with `word*`
    };
    std::optional<TypesenseProblem> readCondition(const QString &text, const TypesenseCollection &collection);
    static bool holds(const Condition &condition, const Json &document);

    QList<Condition> m_conditions;
};

} // namespace outcrop::testing
