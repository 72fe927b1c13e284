// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <QStringList>

#include <optional>

namespace outcrop {

/// An equivalent value of the requested type, and the rule that was applied.
struct CoercedScalar {
    Json value;
    RepairRule rule;
};

/// Returns the `type` of a schema as a list; empty if it has none.
QStringList schemaTypes(const Json &schema);
bool isOfType(const Json &value, const QStringList &types);

/// Returns the values allowed by `enum` or `const`; empty if the schema has neither.
Json allowedValues(const Json &schema);

/// Converts strings to numbers, booleans or null, 0 and 1 to booleans, and numbers or booleans to strings. Returns nullopt if the conversion would lose
/// information: `5.7` is not an integer, and `maybe` is not a boolean. Percentages become fractions if the schema has a maximum of at most 1.
std::optional<CoercedScalar> coerceScalar(const Json &value, const Json &schema);

/// Parses an array or object that was sent as a string, as is common in tool arguments. Repairs the string if necessary. Returns nullopt if the result is
/// ambiguous or has another type, or the schema accepts the string.
std::optional<CoercedScalar> coerceFromString(const Json &value, const Json &schema);

/// Returns the only allowed value that matches, ignoring case, diacritics, surrounding whitespace, the kind of separators and final `.` and `!`. Otherwise, returns the
/// only allowed value that a short phrase mentions. nullopt if there is none, or if the value itself is allowed.
std::optional<CoercedScalar> coerceToAllowed(const Json &value, const Json &schema);

/// Returns a name normalized for comparison, without case, diacritics and separators.
QString normalizePropertyName(const QString &name);

} // namespace outcrop
