// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"
#include "core/render/promptassembly.h"
#include "core/render/requesttokens.h"

namespace outcrop {

/// Counts an assembled prompt with the target's counter, which must be there.
RequestTokens countRequest(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target);

} // namespace outcrop
