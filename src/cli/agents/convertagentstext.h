// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/convertagents.h"

#include <iosfwd>

namespace outcrop {

/// Prints a row per agent and form: the state, the number of fields per action, and the files.
void printConversionRows(std::ostream &stream, const ConversionPlan &plan);

/// Prints every field that a conversion renames, changes or drops.
void printConversionLosses(std::ostream &stream, const ConversionPlan &plan);

/// Prints the files that would be written, as unified diffs.
void printConversionDiffs(std::ostream &stream, const ConversionPlan &plan);

Json toJson(const ConversionPlan &plan);

} // namespace outcrop
