// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// One schema that asks for exactly what both ask for, or nothing where that cannot be written as one. References are
/// not followed: what they lead to must be written out before.
std::optional<Json> mergedSchemas(const Json &first, const Json &second);

} // namespace outcrop
