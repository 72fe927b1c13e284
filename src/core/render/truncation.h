// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"
#include "core/render/promptassembly.h"
#include "core/render/requesttokens.h"

namespace outcrop {

/// How much must go, and why.
struct Overrun {
    qint64 excess = 0; ///< tokens too many
    qint64 limit = 0;  ///< tokens there may be
    QString reason;    ///< for the ledger: `the request may have 5,000 tokens (…)`
    bool systemAlone = false; ///< only the system prompt is too long: the conversation stays
};

/// Takes out of a prompt what its adapter names first (`context_window.truncation`), until the excess is gone: examples from the last one,
/// the conversation from its oldest exchange, sections from the most fleeting tier and the last of it. All go whole. Only a section that is
/// longer by itself than all there may be is cut, at the end of a paragraph. The request itself is never touched. What is never to be cut
/// (PromptBlock::isProtected()) goes last, only where the prompt fits then, and is named in `lostProtected`. Everything that goes is in the ledger.
/// Gives the tokens that are still too many.
qint64 truncate(const PromptBundle &bundle, const RenderTarget &target, const RequestTokens &tokens, const Overrun &overrun, AssembledPrompt &prompt);

} // namespace outcrop
