// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/templatenode.h"

namespace outcrop {

/// Parses a template in the Dollar dialect: `$ARGUMENTS`, `$1`, `$name`, `${name}`, `$$` and `@file`. `$ARGUMENTS[0]` and `` !`command` `` are not supported.
/// Never fails: syntax errors and constructs outside the subset are findings. Thread-safe.
ParsedTemplate parseDollar(QStringView text);

} // namespace outcrop
