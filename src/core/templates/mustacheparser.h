// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// Parses a template in the Mustache dialect: the core modules of mustache/spec, without the optional ones.
/// Never fails: syntax errors and constructs outside the subset are findings. Thread-safe.
ParsedTemplate parseMustache(QStringView text);

} // namespace outcrop
