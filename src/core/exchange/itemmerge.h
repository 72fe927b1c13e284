// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/responserules.h"

namespace outcrop {

/// Merges an object into an existing one, field by field. Strings in fields named by `join` are appended. Objects and, if `join` is not empty, arrays of objects are
/// merged. Other values are replaced. A field in `parts` that is a string in one object and a list in the other becomes a list. Null and empty strings, arrays and
/// objects never replace a value.
///
/// Array items are matched by `index`, otherwise by `id`, otherwise to the last item unless contradicts() returns true. If a server sends the same index for all calls,
/// the items are distinguished by their IDs. The ID `null` (as text) counts as missing.
void mergeInto(Json &target, const Json &value, const AccumulateRule &rule);

/// Returns whether two objects cannot be chunks of the same object, because a string field that is not in `join` differs.
bool contradicts(const Json &item, const Json &piece, const AccumulateRule &rule);

} // namespace outcrop
