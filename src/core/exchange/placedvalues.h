// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answerrules.h"

namespace outcrop {

/// Puts values that came with their places together, in the calls of a gathered document. False where a place cannot be read or does not exist;
/// the pieces of that call are then left as they are.
bool assemble(Json &document, const AssemblyRule &rule);

/// A JSONPath (RFC 9535) that leads to one place: `$`, `$.city`, `$.days[0]['from']`. Nothing for every other one: wildcards, slices, filters.
std::optional<TargetPath::Place> readJsonPath(const std::string &path);

} // namespace outcrop
