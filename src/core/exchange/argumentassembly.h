// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/responserules.h"

namespace outcrop {

/// Assembles the arguments of tool calls from values with paths. Returns false if a path is invalid or unreachable; the values of that call are then
/// unchanged.
bool assembleArguments(Json &document, const AssemblyRule &rule);

/// Parses a JSONPath (RFC 9535) that selects a single location: `$`, `$.city`, `$.days[0]['from']`. Returns nullopt for other paths, such as
/// wildcards, slices and filters.
std::optional<TargetPath::KeyPath> readJsonPath(const std::string &path);

} // namespace outcrop
