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
    std::optional<qint64> answerLimit; ///< tokens that the answer may have: as the request asks, else as the model's owner says; nothing where neither does
};

/// The limits of a request: the model's, and what the bundle's parameters ask for.
BudgetLimits budgetLimits(const PromptBundle &bundle, const ModelInfo &model);

/// Counts, compares with the budget and plans the cache.
RequestFigures requestFigures(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target);

/// The answer's length if none is requested and the API requires one (`default_max_output` of the wire format): never more than the model
/// gives, or than its window keeps for an answer. Nothing where the wire format names none, or what the model gives is not known.
std::optional<int> defaultOutput(const RenderTarget &target);

/// The plan's breakpoints as the request's templates ask for them.
CacheMarks cacheMarks(const RequestFigures &figures);

} // namespace outcrop
