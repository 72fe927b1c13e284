// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/portability/schemawords.h"

namespace outcrop {

/// PV-002: parameters of tools that are not JSON Schema.
Diagnostics findWrongParameters(const Agent &agent, const SchemaWords &words);
/// PV-003: an output schema that is not JSON Schema.
Diagnostics findWrongOutputSchema(const Agent &agent, const SchemaWords &words);

} // namespace outcrop
