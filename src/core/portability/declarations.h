// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

// The declarations required of an agent that opts in to portability. Each function returns no findings if the declaration is valid.

/// Checks, for PV-008, that `portability.minimum_context_window` is a positive integer. `defaultWindow` is the value that the fix proposes for a missing
/// declaration.
Diagnostics checkContextWindow(const Agent &agent, qint64 defaultWindow);
/// Checks, for PV-009, that `portability.body_format` is xml, markdown or rccf.
Diagnostics checkBodyFormat(const Agent &agent);
/// Checks, for PV-010, that `portability.enabled` is true.
Diagnostics checkPortabilityFlag(const Agent &agent);

} // namespace outcrop
