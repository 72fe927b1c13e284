// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/documents/workspacechange.h"
#include "core/render/budgetreport.h"

namespace outcrop {

/// A provider's request before and after a change: tokens, budget, cache plan, cost.
struct PromptGrowth {
    QString provider;
    std::optional<BudgetReport> before = {}; ///< nothing where it could not be rendered
    std::optional<BudgetReport> after = {};
    QString overBudget = {}; ///< in words, where the change takes the request over a budget, or further over it; empty otherwise

    qint64 growth() const { return before && after ? after->tokens.total.tokens - before->tokens.total.tokens : 0; }
};

/// Renders the prompt that a selection means for every provider, with the model it would choose, before and after. Pure: safe on any thread; two
/// renders a provider. Fails where the change cannot be made.
Result<QList<PromptGrowth>> promptGrowth(const OpenedWorkspace &opened, const Selection &selection, const WorkspaceChange &change);

/// The token guard: why a change needs explicit consent; empty if it does not.
QString growthRefusal(const QList<PromptGrowth> &growth);

Json toJson(const PromptGrowth &growth);

} // namespace outcrop
