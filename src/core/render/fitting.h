// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/render/promptformat.h"
#include "core/render/requestfigures.h"

#include <memory>

namespace outcrop {

/// A prompt in its envelope, shortened to fit its budget if the target has a token counter.
struct FittedPrompt {
    AssembledPrompt prompt;
    std::shared_ptr<RequestFigures> figures; ///< null without a token counter
    QString removalReason; ///< prefix of ledger entries about removed parts; empty if no part was removed
    Diagnostics diagnostics;
};

FittedPrompt fitPrompt(
    const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format, PromptEnvelope envelope);

} // namespace outcrop
