// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"
#include "core/render/promptassembly.h"

namespace outcrop {

/// The part of a bundle that stands for what a provider keeps of its answer, in the message at `index` of the conversation.
QString keptPart(qsizetype index);

/// What of it does not go back, and why: another provider made it, its message is not sent, or the request is one document.
Ledger keptLosses(const PromptBundle &bundle, const AssembledPrompt &prompt, const QString &provider);

} // namespace outcrop
