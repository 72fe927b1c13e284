// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <optional>

namespace outcrop {

/// The number that a text is, as people write it: `1,234.50`, `1.234,50`, `1 234`, `3,14`, `$5`, `99 €`, `1/2`. Nothing where it is more than a number, too
/// long for one, or allows doubt about what separates thousands. A text of digits alone is an integer.
std::optional<Json> numberInText(const QString &text);

} // namespace outcrop
