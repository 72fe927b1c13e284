// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/value.h"

namespace outcrop {

/// Returns the value as indented JSON with a final line ending. Every character of a string from a document keeps its origin.
TracedText formatJson(const Value &value);

} // namespace outcrop
