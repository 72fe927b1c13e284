// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/ports/provider.h"

namespace outcrop {

/// Why an answer cannot be taken for one: it was refused, blocked or cut off, or there is nothing in it. Empty where it can.
QString incompleteness(const ProviderAnswer &answer);

/// The JSON that an answer is when it was asked to obey a schema, and does: the whole text, or the arguments of the call that replaces it where a
/// provider is held to a schema that way. Read strictly: prose or a code fence around it is not JSON.
Result<Json> structuredAnswer(const ProviderAnswer &answer, const OutputSchema &schema);

/// What is wrong with the output of an agent that declares a schema; empty where nothing is (PV-011).
QString outputProblem(const Agent &agent, const ProviderAnswer &answer);

/// What is wrong with the calls of an agent's tools: none at all, an unknown tool, arguments that do not obey its parameters (PV-012).
QString toolProblem(const Agent &agent, const ProviderAnswer &answer);

} // namespace outcrop
