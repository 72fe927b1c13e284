// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/adapters/search/typesensestore.h"

namespace outcrop::testing {

/// What is wrong with a request: the status and the message of the answer.
struct TypesenseProblem {
    int status = 400;
    QString message;
};

/// A `filter_by` as far as the documentation's examples of `:`, `:=`, lists, beginnings and `&&` go.
class TypesenseFilter
{
public:
    /// Says what is wrong with the text where something is.
    std::optional<TypesenseProblem> read(const QString &text, const TypesenseCollection &collection);
    bool matches(const Json &document) const;

private:
    struct Condition {
        TypesenseField field;
        QStringList values;      ///< one of them
        bool whole = false;      ///< `:=`, the value from its first word to its last
        bool beginning = false;  ///< `word*`
    };
    std::optional<TypesenseProblem> readCondition(const QString &text, const TypesenseCollection &collection);
    static bool holds(const Condition &condition, const Json &document);

    QList<Condition> m_conditions;
};

} // namespace outcrop::testing
