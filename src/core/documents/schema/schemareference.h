// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// What a `$ref` such as `#/$defs/step` leads to inside the document `root`; nullptr where it leads elsewhere or nowhere.
const Json *referredTo(const Json &root, const QString &reference);

/// Where the `$ref`s of a schema lead inside the same document `root`; the schema itself where it has none, or one that leads elsewhere.
const Json &resolvedSchema(const Json &root, const Json &schema);

} // namespace outcrop
