// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentfiles.h"
#include "app/send/sendplan.h"

namespace outcrop {

/// The trials of one arm whose tool calls have simulated results.
struct ToolTrials {
    RenderedRequest request;     ///< the most expensive request of the arm
    QList<ToolDefinition> tools; ///< tools of the request
    int remainingCount = 0;      ///< number of remaining trials
};

/// Adds the requests that simulated tool results can cause: requests with the results, and requests to the model that simulates them. Adds nothing without
/// replies, tools or remaining trials. Returns the request to that model, if any. Errors: those of toolModelRequest(), and NotAllowed if the model has no API.
Result<std::optional<RenderedRequest>> addToolRequests(
    SendPlan &plan, const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment, const ToolTrials &trials, const CallOptions &options);

} // namespace outcrop
