// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/fieldedit.h"

#include <optional>

namespace outcrop {

/// One value inside another that becomes a different one, or goes.
struct JsonChange {
    FieldPath path;
    std::optional<Json> value;
};

/// The smallest values that lead from one to the other, in an order in which they can be made: what is the same is not named, so that code that writes
/// them does not change it. The order of keys does not count.
QList<JsonChange> jsonChanges(const Json &before, const Json &after, const FieldPath &path = {});

} // namespace outcrop
