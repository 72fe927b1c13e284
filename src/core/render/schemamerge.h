// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// Returns one schema that is equivalent to both schemas combined, or nullopt if there is none. Does not resolve references, so resolve them first.
std::optional<Json> mergeSchemas(const Json &first, const Json &second);

} // namespace outcrop
