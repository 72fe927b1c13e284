// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// Returns the value of an argument, parsed as YAML: `true`, `0.3`, `[a, b]`. A block mapping such as `x: y` remains a string.
Json argumentValue(const QString &argument);

} // namespace outcrop
