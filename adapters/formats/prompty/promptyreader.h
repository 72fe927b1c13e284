// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/fileformat.h"

namespace outcrop {

/// Reads a Prompty file. Errors: Invalid if the front matter is not closed, not YAML or not a mapping.
Result<ParsedPromptFile> readPrompty(const FormatInput &input);

} // namespace outcrop
