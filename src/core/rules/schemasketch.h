// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// The JSON Schema that a sketch such as `{"status": "enum[open,done]", "files": ["array of paths"]}` means. Every key is required but for those
/// whose text says `(default: …)` or `optional`. A real JSON Schema stays as it is.
Json schemaOfSketch(const Json &sketch);

} // namespace outcrop
