// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/estimateoutcome.h"
#include "cli/base/console.h"
#include "core/complexity/complexityestimate.h"

namespace outcrop {

/// Prints an estimate: the score with its evidence, steps and opinion, the exceeded limits, the subtasks, and the suggestions.
void printEstimate(const Console &console, const ComplexityEstimate &estimate);

/// Prints estimates with predicted and actual figures, and the mean accuracy.
void printComparisons(const Console &console, const QList<EstimateComparison> &comparisons);

} // namespace outcrop
