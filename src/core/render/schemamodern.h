// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

namespace outcrop {

/// A key in every schema of a rewritten document: its location in the given schema, as a JSON pointer.
/// It goes with the schema wherever that is moved to, and is taken out at the end.
extern const char *const originKey;

/// A schema of an older draft in the words of 2020-12, which mean the same: `definitions` are `$defs`, a list of `items`
/// is `prefixItems`, and so on. Every schema in it has its originKey, and every reference says by that where it leads:
/// `#` and the place in the schema that was given. One that leads outside stays as it is.
Json modernSchema(const Json &schema);

/// The original location of a schema of a rewritten document.
QString originOf(const Json &schema);

/// The same without any originKey.
Json withoutOrigins(Json schema);

} // namespace outcrop
