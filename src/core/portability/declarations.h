// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"

namespace outcrop {

// What an agent that opts in to portability has to declare. Each gives nothing where the declaration is as it must be.

/// PV-008: `portability.minimum_context_window` is a positive integer. `usual` is the window that the repair proposes where none is said.
Diagnostics findContextWindow(const Agent &agent, qint64 usual);
/// PV-009: `portability.body_format` is xml, markdown or rccf.
Diagnostics findBodyFormat(const Agent &agent);
/// PV-010: `portability.enabled` is true.
Diagnostics findPortabilityFlag(const Agent &agent);

} // namespace outcrop
