// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentresponses.h"
#include "app/prompt/renderprompt.h"
#include "core/assertions/assertionverdict.h"
#include "core/tokens/cost.h"

namespace outcrop {

/// An arm's last response in a trial. Its output tokens and total time are those of all calls.
struct TrialResponse {
    TimedCall last;
    std::optional<Cost> cost = Cost();      ///< cost of all calls; nullopt if a price or the usage is unknown
    QList<ToolCall> answeredCalls = {}; ///< tool calls of the earlier responses
};

/// Returns the data that assertions can test: the response after the agent's filters, and its calls, cost and time. Includes the verdicts of its contract and of the
/// rules.
AssertedResponse assertedResponse(const OpenedWorkspace &opened, const RenderResult &render, const TrialResponse &trialResponse);

} // namespace outcrop
