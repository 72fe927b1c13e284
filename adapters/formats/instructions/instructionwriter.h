// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/formats/instructions/instructionform.h"
#include "core/formats/fileformat.h"

namespace outcrop {

/// Returns whether files of a form have a description.
bool writesDescription(const InstructionForm &form);

/// Writes the system prompt of a prompt as instructions; for a command also the messages of the user. `title` names the format in the ledger.
WrittenPromptFile writeInstructions(const InstructionForm &form, const PromptFile &prompt, const QString &title);

} // namespace outcrop
