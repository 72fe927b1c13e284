// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/movecosts.h"
#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/render/budgetreport.h"

namespace outcrop {

/// A provider's request before and after a change, with tokens, budget, cache plan and cost.
struct PromptGrowth {
    QString provider;
    std::optional<BudgetReport> before = {}; ///< nullopt if the request could not be rendered
    std::optional<BudgetReport> after = {};
    MoveCosts costs = {};    ///< costs of the change; unknown if the request could not be rendered
    QString overBudget = {}; ///< name of the first budget that the change exceeds, or exceeds by more than before; empty if there is none

    /// Returns the additional tokens; 0 if one of the requests could not be rendered.
    qint64 growth() const { return before && after ? after->tokens.total.tokens - before->tokens.total.tokens : 0; }
};

/// Returns the name of the first limit that the change exceeds, or exceeds by more than before; empty if there is none. An overflow of the window is measured
/// in removed passages, other limits in tokens.
QString exceededBudget(const BudgetReport &before, const BudgetReport &after);

/// Renders the selection's prompt for every provider before and after the change, with the model that each provider would use. Thread-safe, without side
/// effects; renders twice per provider. Fails if the change cannot be applied.
Result<QList<PromptGrowth>> measurePromptGrowth(const OpenedWorkspace &opened, const Selection &selection, const WorkspaceChange &change);

/// Returns why the token guard requires explicit consent for a change, or an empty string if it does not.
QString tokenGuardError(const QList<PromptGrowth> &growth);

/// Returns the change of a provider's request for users: `+95 tokens with claude-opus-5-5. The change costs $0.039 once.` Empty if the request could not be
/// rendered.
QString growthText(const PromptGrowth &growth, const QLocale &locale = textLocale());

Json toJson(const PromptGrowth &growth);

} // namespace outcrop
