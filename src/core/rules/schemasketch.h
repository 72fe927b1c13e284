// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// Converts a sketch such as `{"status": "enum[open,done]", "files": ["array of paths"]}` to a JSON Schema. Every key is required, except those
/// whose value contains `(default` or begins with `optional`. A JSON Schema is returned unchanged.
Json schemaOfSketch(const Json &sketch);

} // namespace outcrop
