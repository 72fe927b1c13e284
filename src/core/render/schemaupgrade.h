// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

/// A key in every subschema of a rewritten document, with its location in the original schema as a JSON pointer. It
/// moves with the subschema and is removed at the end.
extern const char *const originKey;

/// Converts a schema of any draft to the keywords of 2020-12 with the same meaning. For example, `definitions` becomes `$defs`, and an array of `items` becomes
/// `prefixItems`. Every subschema gets its originKey. References become `#` and the pointer in the original schema; references to other documents are unchanged.
Json upgradeSchema(const Json &schema);

/// Returns the original location of a subschema of a rewritten document; empty for the root and if it is unknown.
QString originOf(const Json &schema);

/// Returns the schema without any originKey.
Json withoutOrigins(Json schema);

} // namespace outcrop
