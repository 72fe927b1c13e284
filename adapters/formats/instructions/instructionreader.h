// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/instructions/instructionform.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Reads a file of instructions. Shell commands and file references in its text are kept as text, as the ledger states. Invalid if the TOML cannot be parsed.
Result<ParsedPromptFile> readInstructions(const InstructionForm &form, const FormatInput &input);

} // namespace outcrop
