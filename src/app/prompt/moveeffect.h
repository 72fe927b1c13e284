// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/movecosts.h"
#include "app/prompt/renderprompt.h"
#include "core/documents/workspacechange.h"

namespace outcrop {

/// The effect of a change on one provider's request. Sizes and offsets are in UTF-16 code units of the displayed prompt (`prompt…`) and of the request body
/// (`body…`).
struct ProviderEffect {
    QString provider;
    QString model;
    bool isRendered = true; ///< false: the prompt could not be rendered before or after the change, for the reason in `problem`
    QString problem;
    bool changesRequest = true; ///< false: the request body is identical before and after the change, or cannot be rendered in both cases

    qsizetype bodyBefore = 0;
    qsizetype bodyAfter = 0;
    qsizetype promptBefore = 0;
    qsizetype promptAfter = 0;

    /// Offset of the document's text in the prompt, or -1 if it is not sent.
    qsizetype offsetBefore = -1;
    qsizetype offsetAfter = -1;
    /// Index of the document's section, from 0, or -1 if it is not sent.
    qsizetype sectionBefore = -1;
    qsizetype sectionAfter = -1;

    /// Titles of the sections whose order relative to others changed, in the new order. Includes the moved section.
    QStringList movedSections;

    /// Length of the unchanged start of the prompt in characters, which a provider can read from its cache.
    qsizetype stablePrefix = 0;

    MoveCosts costs = {};

    Ledger addedLosses;   ///< dropped or truncated only after the change
    Ledger removedLosses; ///< dropped or truncated only before the change

    bool changesPrompt() const { return isRendered && (stablePrefix != promptBefore || promptAfter != promptBefore); }
    /// Returns whether the request, its losses or its costs change.
    bool hasEffect() const { return changesRequest || !addedLosses.isEmpty() || !removedLosses.isEmpty() || costs.areChanged(); }
};

/// The effect on all providers, in catalog order.
struct ChangeEffect {
    QString file; ///< the document whose position is reported
    QList<ProviderEffect> providers;
    Diagnostics newDiagnostics; ///< diagnostics of the workspace that the change adds

    /// Returns whether the change affects the request, the losses or the costs with any provider. If not, a comparison would show only equal values.
    bool hasEffect() const;
    /// Returns whether any request body changes.
    bool changesRequests() const;
};

/// Renders for every provider before and after a change. `file` is the document whose position is reported, such as the moved layer. `job` selects the
/// prompt; its model is used only for its provider. Thread-safe, without side effects; renders twice per provider. Fails if the change cannot be applied.
Result<ChangeEffect> measureChangeEffect(const OpenedWorkspace &opened, const RenderJob &job, const WorkspaceChange &change, const QString &file);

/// Returns a line for users, such as `the first 1,204 of 8,310 characters of the prompt are unchanged; Tools moves after Season`.
QString effectText(const ProviderEffect &effect);

/// Returns a sentence for users about the costs, such as `The move has a one-time cost of $0.012. After that, each edit to this layer costs $0.01 instead of $0.04.`
QString costText(const ProviderEffect &effect, const QLocale &locale = textLocale());

Json toJson(const ChangeEffect &effect);

} // namespace outcrop
