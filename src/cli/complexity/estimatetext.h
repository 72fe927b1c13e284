// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/base/console.h"
#include "core/complexity/complexityestimate.h"

namespace outcrop {

/// What `estimate` says to people: the score with every step it came from, the limits, the subtasks, and the suggestions.
void printEstimate(const Console &console, const ComplexityEstimate &estimate);

} // namespace outcrop
