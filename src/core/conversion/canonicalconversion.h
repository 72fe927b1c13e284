// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/base/result.h"
#include "core/conversion/convertedagent.h"

namespace outcrop {

/// Converts an agent of the canonical form to one file, `<name>.md`. The YAML keeps its comments. Fields that have different names in that form are
/// moved; all other fields and the text are unchanged. The front matter of the prompt file is dropped. Errors: Invalid if the agent has errors or another form,
/// or if its front matter would have other values; those of editing the fields.
Result<ConvertedAgent> toSingleForm(const Agent &agent);

/// Converts an agent of any other form to `<name>.agent.yaml` and `<name>.prompt.md`. Fields of its governance file are merged. Tool names of Claude Code
/// become abstract names. Errors as in toSingleForm().
Result<ConvertedAgent> toCanonicalForm(const Agent &agent);

} // namespace outcrop
