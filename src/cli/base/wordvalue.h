// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

namespace outcrop {

/// A word as YAML reads it: `true`, `0.3`, `[a, b]`. What would be a mapping without braces is a text, as in `x: y`.
Json valueOfWord(const QString &word);

} // namespace outcrop
