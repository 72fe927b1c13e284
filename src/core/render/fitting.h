// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/render/promptformat.h"
#include "core/render/requestfigures.h"

#include <memory>

namespace outcrop {

/// A prompt in its envelope, short enough for its budget where the target can count.
struct FittedPrompt {
    AssembledPrompt prompt;
    std::shared_ptr<RequestFigures> figures; ///< null without a counter
    QString cutReason;                       ///< how ledger entries begin that tell of what went; empty where nothing went
    Diagnostics diagnostics;
};

FittedPrompt fittedPrompt(const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format, PromptEnvelope envelope);

} // namespace outcrop
