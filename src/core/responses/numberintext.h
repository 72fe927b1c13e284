// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// Parses a number in common notations: `1,234.50`, `1.234,50`, `1 234`, `3,14`, `$5`, `99 €`, `1/2`. Returns nullopt if the string contains other
/// text, is too long, or has an ambiguous thousands separator. A number without a decimal separator, an exponent or a slash is an integer.
std::optional<Json> parseNumberText(const QString &text);

} // namespace outcrop
