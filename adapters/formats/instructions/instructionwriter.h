// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/instructions/instructionform.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns whether files of this form contain a description.
bool writesDescription(const InstructionForm &form);

/// Writes a prompt's system messages as instructions. For a command, and for a prompt without system messages, also writes the user messages.
/// `title` names the format in the ledger.
WrittenPromptFile writeInstructions(const InstructionForm &form, const PromptFile &prompt, const QString &title);

} // namespace outcrop
