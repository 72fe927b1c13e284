// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/instructions/instructionform.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Reads an instruction file. Shell commands and file references remain in the text, and the ledger reports them. Errors: Invalid if the TOML cannot be parsed.
Result<ParsedPromptFile> readInstructions(const InstructionForm &form, const FormatInput &input);

} // namespace outcrop
