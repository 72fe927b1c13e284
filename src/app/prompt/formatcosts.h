// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"

namespace outcrop {

/// The tokens of a prompt in one format.
struct FormatCost {
    QString format; ///< `plain`, `hybrid`, `prompt-xml` or `prompt-xml compact`
    TokenCount tokens;
    double change = 0; ///< relative difference to `plain`: 0.2 for 20% more
};

/// Counts the same prompt in every format that it can have, before one of them is used. Counts the text and its tags, and the text that a provider adds around
/// turns only if its tokens are exact. The first format is `plain`. Errors: those of renderPrompt().
Result<QList<FormatCost>> formatCosts(const OpenedWorkspace &opened, const RenderJob &job);

Json toJson(const QList<FormatCost> &costs);

} // namespace outcrop
