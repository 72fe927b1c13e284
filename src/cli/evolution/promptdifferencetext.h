// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/invocation.h"
#include "core/history/promptdiff.h"

namespace outcrop {

/// Prints the differences between two prompts. The JSON output also has `details`. Returns ExitCode::Findings if there are differences and
/// `failsOnDifference` is true.
ExitCode printPromptDifferences(const Invocation &invocation, const Json &details, const QList<PartDifference> &differences, bool failsOnDifference);

} // namespace outcrop
