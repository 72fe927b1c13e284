// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// Returns one schema that is equivalent to both together, or nullopt if that is not possible. References are not
/// resolved; the caller must do that first.
std::optional<Json> mergedSchemas(const Json &first, const Json &second);

} // namespace outcrop
