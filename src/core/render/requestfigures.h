// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/cachebreakpoints.h"
#include "core/render/requestcount.h"
#include "core/tokens/cacheplan.h"

namespace outcrop {

/// The token counts and costs of a rendered request, if its target has a token counter.
struct RequestFigures {
    QString counter;        ///< name of the token counter
    RequestTokens tokens;
    Budget budget;
    CacheInput cacheInput;  ///< for pricing a session
    CachePlan plan;
    ModelPrice price;
    Ledger removed;         ///< parts removed to fit the budget
    std::optional<qint64> responseLimit; ///< maximum number of response tokens: the limit in the request, at most the model's maximum; nullopt if both are unknown
};

/// Returns the limits of a request from the model and the bundle's parameters.
BudgetLimits budgetLimits(const PromptBundle &bundle, const ModelInfo &model);

/// Counts the tokens of a request, compares them with its budget, and plans the cache. The target must have a token counter.
RequestFigures computeRequestFigures(const PromptBundle &bundle, const AssembledPrompt &prompt, const RenderTarget &target);

/// Returns the reason in the ledger for the tokens that a server with this wire format drops. Call only if it drops some.
QString serverDropReason(const Budget &budget, const QString &wireFormat);

/// Returns the response limit for APIs that require one if the bundle sets none. It is `default_max_output` of the wire format, at most the model's maximum and the
/// response share of its context window. Returns nullopt if the wire format has no such default or the model's maximum is unknown.
std::optional<int> defaultOutputLimit(const RenderTarget &target);

/// Returns the plan's breakpoints for the request's templates; none unless the cache policy is Explicit.
CacheBreakpoints cacheBreakpoints(const RequestFigures &figures);

} // namespace outcrop
