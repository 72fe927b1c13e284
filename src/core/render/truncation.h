// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"
#include "core/render/promptassembly.h"
#include "core/render/requesttokens.h"

namespace outcrop {

/// The excess of a request over its limit, and the cause.
struct Overrun {
    qint64 excess = 0; ///< tokens over the limit
    qint64 limit = 0;  ///< maximum number of tokens
    QString reason;    ///< for the ledger: `the request is limited to 5,000 tokens (…)`
    bool isSystemPromptOnly = false; ///< only the system prompt is too long, so the conversation is kept
};

/// Removes parts of a prompt until it fits, in the order of the adapter's `context_window.truncation`. Examples are removed starting with the last one, the conversation
/// starting with its oldest exchange, and sections starting with the last one of the least stable tier. Parts are removed completely. Only a section that alone exceeds
/// the limit is shortened, at the end of a paragraph. The request is never changed. Protected parts (PromptBlock::isProtected()) are removed last, only if the whole
/// request is too long and then fits, and are listed in `removedProtectedParts`. The ledger records everything that is removed. Returns the remaining excess in tokens.
qint64 truncate(const PromptBundle &bundle, const RenderTarget &target, const RequestTokens &tokens, const Overrun &overrun, AssembledPrompt &prompt);

} // namespace outcrop
