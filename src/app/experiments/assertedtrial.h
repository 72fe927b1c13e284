// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentresponses.h"
#include "app/prompt/renderprompt.h"
#include "core/assertions/assertionverdict.h"

namespace outcrop {

/// Returns the data that assertions can test: the response after the agent's filters, its calls, cost and time, and the verdicts of its contract and of the
/// rules.
AssertedResponse assertedResponse(const OpenedWorkspace &opened, const RenderResult &render, const TimedCall &call);

} // namespace outcrop
