// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/ports/provider.h"

namespace outcrop {

/// Returns the reason why a response is unusable: it was refused, blocked or truncated, or is incomplete or empty. Returns an empty string if it is usable.
QString unusableReason(const ProviderResponse &response);

/// Returns the JSON in a response that was requested with a schema. If the provider enforces the schema with a tool call, the arguments of that call are the JSON.
/// Otherwise, the whole text is the JSON. Errors: Invalid if it is not JSON or violates the schema. Parses strictly: surrounding prose or a code fence is an error.
Result<Json> structuredResponse(const ProviderResponse &response, const OutputSchema &schema);

/// Returns the problem in an agent's output: an unusable response or, if the agent has an output schema, a violation of it. Empty if there is none (PV-011).
QString outputProblem(const Agent &agent, const ProviderResponse &response);

/// Returns the problem in the tool calls of a response (PV-012). Problems are an unusable response, no call, an unknown tool, and arguments that do not match its
/// parameters. Returns an empty string if there is none.
QString toolProblem(const Agent &agent, const ProviderResponse &response);

} // namespace outcrop
