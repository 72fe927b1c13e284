// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"
#include "core/render/promptassembly.h"
#include "core/render/requesttokens.h"

namespace outcrop {

/// Returns the token counts of an assembled prompt. The target must have a token counter.
RequestTokens countRequest(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target);

} // namespace outcrop
