// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/data/datanode.h"

namespace outcrop {

/// Converts a Picoschema (the short form of dotprompt) or a JSON Schema to JSON Schema. `named` contains schemas by name. Errors: Invalid, with the location,
/// for an unknown type, an unknown kind in parentheses, or a list.
Result<Json> jsonSchemaOfPicoschema(const DataNode &schema, const Json &namedJson, const QString &file);

} // namespace outcrop
