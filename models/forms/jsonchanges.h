// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedit.h"

#include <optional>

namespace outcrop {

/// A value inside another that is set, or removed if `value` is nullopt.
struct JsonChange {
    FieldPath path;
    std::optional<Json> value;
};

/// Returns the changed values as deep as possible, in an order in which they can be applied. Equal values are not included, so that their text does not
/// change. List items are compared by index, unless exactly one was removed. The order of keys is ignored.
QList<JsonChange> jsonChanges(const Json &before, const Json &after, const FieldPath &path = {});

} // namespace outcrop
