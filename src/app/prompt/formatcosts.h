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

/// Returns the token count of the prompt in each format that it supports, `plain` first. Includes tags; includes the text that a provider adds around turns
/// only if its count is exact. Errors: those of renderPrompt().
Result<QList<FormatCost>> formatCosts(const OpenedWorkspace &opened, const RenderJob &job);

Json toJson(const QList<FormatCost> &costs);

} // namespace outcrop
