// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/complexity/complexityestimate.h"

namespace outcrop {

/// Prints an estimate: the score with its steps, the exceeded limits, the subtasks, and the suggestions.
void printEstimate(const Console &console, const ComplexityEstimate &estimate);

} // namespace outcrop
