// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/schemanotes.h"
#include "core/render/schemarules.h"

#include <functional>

namespace outcrop {

/// Closes a lowered object schema as the provider requires: no additional properties and, if the rules require it, all properties required. Calls `lower` for
/// the schemas of properties that it adds. Returns the original `additionalProperties` as text for the description; empty if it is not a schema, or if the
/// provider's rules do not use descriptions.
QStringList closeObject(const Json &originalJson, Json &loweredJson, const SchemaRules &rules, SchemaNotes &notes,
    const std::function<Json(const Json &)> &lowerSchema);

} // namespace outcrop
