// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string_view>

namespace outcrop {

/// Maximum nesting depth of a log value. Copying, writing and redacting a value are recursive, so untrusted input must not exhaust the stack.
constexpr int maxJsonDepth = 512;

/// Returns the byte offset of the first bracket nested more deeply than maxJsonDepth, or -1. Run it before parsing. In text that is not JSON, it also counts
/// brackets after the first syntax error.
qsizetype findTooDeepBracket(std::string_view json);

} // namespace outcrop
