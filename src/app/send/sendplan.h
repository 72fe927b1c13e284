// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/callinorder.h"
#include "app/workspace/providers.h"
#include "core/tokens/cost.h"

namespace outcrop {

/// Why a request of a plan is made.
enum class PlannedCause {
    Summary,  ///< of a conversation that has outgrown its budget, before the prompt itself
    Prompt,
    Retry,    ///< the same request again
    Fallback, ///< the same prompt to the next model of the chain
    Reask,    ///< the answer did not have the form that was asked for
    Judge,    ///< a mark for an answer, in an experiment
};

/// `summary`, `prompt`, `retry`, `fallback`, `re-ask`, `judge`.
QString plannedCauseName(PlannedCause cause);

/// A request that could be made, or several that are alike.
struct PlannedRequest {
    PlannedCause cause = PlannedCause::Prompt;
    QString provider;
    QString model;
    QString origin;    ///< scheme, host and port
    int most = 1;      ///< maximum number
    std::optional<Cost> cost = {}; ///< of one with the longest answer; nothing where a price or the answer's length is not known
    QString condition = {}; ///< for people; empty where it is made in any case
};

/// Every request that sending could make, in order. Nothing is sent that is not in it.
struct SendPlan {
    QList<PlannedRequest> requests;
    QStringList keptOut; ///< preferred models that are not asked, and why
    std::optional<Cost> mostCost = Cost(); ///< of the dearest outcome. An attempt that a provider refuses is not billed; an answer is

    int most() const;
};

/// The cost of a request with the longest answer it allows; `extraInput` tokens are read besides. Nothing where a price or the length is not known.
std::optional<Cost> mostCostOf(const RenderedRequest &request, qint64 extraInput = 0);
QString originOf(const RenderedRequest &request);

/// Adds what a call of a chain may make: each model with its retries. `calls` such chains are gone through at most; `condition` says when.
void addChain(SendPlan &plan, const QList<RenderedRequest> &chain, PlannedCause cause, const CallOptions &options, int calls = 1, const QString &condition = {},
              qint64 extraInput = 0);

} // namespace outcrop
