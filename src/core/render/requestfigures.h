// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/cachemarks.h"
#include "core/render/requestcount.h"
#include "core/tokens/cacheplan.h"

namespace outcrop {

/// What a render knows about tokens and money, where its target has a counter.
struct RequestFigures {
    QString counter;        ///< who counted
    RequestTokens tokens;
    Budget budget;
    CacheInput cacheInput;  ///< for pricing a session
    CachePlan plan;
    ModelPrice price;
    Ledger cut;             ///< what went so that the request fits
};

/// The limits of a request: the model's, and what the bundle's parameters ask for.
BudgetLimits budgetLimits(const PromptBundle &bundle, const ModelInfo &model);

/// Counts, compares with the budget and plans the cache.
RequestFigures requestFigures(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target);

/// The plan's breakpoints as the request's templates ask for them.
CacheMarks cacheMarks(const RequestFigures &figures);

} // namespace outcrop
