// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string_view>

namespace outcrop {

/// How deep a log's values may be nested. Copying, writing and cleaning a value call themselves for each level: what a stranger wrote must not use up the
/// stack.
constexpr int mostJsonLevels = 512;

/// The byte of the first bracket that is nested deeper than that; -1 where there is none. For looking at a text before it is parsed; in text that is not JSON,
/// brackets count that the parser would not come to.
qsizetype tooDeepAt(std::string_view json);

} // namespace outcrop
