// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// Returns the target of a `$ref` such as `#/$defs/step` in the document `root`; nullptr if it is outside the document or does not
/// exist.
const Json *refTarget(const Json &root, const QString &reference);

/// Follows the `$ref`s of a schema inside the document `root` and returns the last schema that exists. Follows at most 100.
const Json &resolvedSchema(const Json &root, const Json &schema);

} // namespace outcrop
