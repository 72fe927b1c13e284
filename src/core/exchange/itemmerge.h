// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerrules.h"

namespace outcrop {

/// Merges an object that came later into what is there, field by field: texts that `join` names are appended, lists of objects are merged item by
/// item, everything else is replaced, though never by null, an empty text or an empty list.
///
/// An item of a list belongs to the item with its `index`; without one, to the item with its `id`; without either, to the last item, unless it
/// contradicts that one. Servers that give every call the same index are understood by their ids.
void mergeInto(Json &target, const Json &value, const GatherRule &rule);

/// Whether two objects cannot be pieces of one: somewhere both have a text, the texts differ, and they are not of those that are joined.
bool contradicts(const Json &item, const Json &piece, const GatherRule &rule);

} // namespace outcrop
