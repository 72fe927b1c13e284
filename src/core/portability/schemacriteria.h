// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/portability/schemavocabulary.h"

namespace outcrop {

/// Finds, for PV-002, tool parameters that are not valid JSON Schema.
Diagnostics findWrongParameters(const Agent &agent, const SchemaVocabulary &words);
/// Finds, for PV-003, an output schema that is not valid JSON Schema.
Diagnostics findWrongOutputSchema(const Agent &agent, const SchemaVocabulary &words);

} // namespace outcrop
