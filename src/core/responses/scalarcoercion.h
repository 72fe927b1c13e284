// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/repair.h"

#include <QStringList>

#include <optional>

namespace outcrop {

/// A value that says the same in the type that is asked for, and by what rule.
struct CoercedScalar {
    Json value;
    RepairRule rule;
};

/// A schema's `type` as a list; empty where it names none.
QStringList schemaTypes(const Json &schema);
bool isOfType(const Json &value, const QStringList &types);

/// The values that an enum or a constant allows; none where the schema has neither.
Json allowedValues(const Json &schema);

/// A text as a number, a boolean or null, a number or a boolean as a text: only what loses nothing. `5.7` is not an integer, and `maybe` not a boolean.
/// A percentage counts as its part of one where the schema's maximum is 1.
std::optional<CoercedScalar> coerceScalar(const Json &value, const Json &schema);

/// A list or an object that was written as a text, as the arguments of calls often are; repaired where no doubt is left.
std::optional<CoercedScalar> coerceFromText(const Json &value, const Json &schema);

/// The one allowed value that differs only in case, accents, blanks, separators or a full stop at the end, or that a few words name alone.
std::optional<CoercedScalar> coerceToAllowed(const Json &value, const Json &schema);

/// A name without what people vary: case, accents and separators.
QString foldedName(const QString &name);

} // namespace outcrop
