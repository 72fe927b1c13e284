// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// Reads a configuration. Returns one prompt per entry in `prompts`, with the first provider and all tests. References to files, code or services become
/// foreign keys. Without other entries, the result is one empty prompt.
ParsedPromptFile readPromptfoo(const FormatInput &input);

} // namespace outcrop
