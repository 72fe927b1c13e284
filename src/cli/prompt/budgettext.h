// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/budgetreport.h"

#include <iosfwd>

namespace outcrop {

/// Prints a budget report: parts, areas, costs, advice.
void writeBudget(std::ostream &stream, const BudgetReport &report);

/// Returns a count for a table: `1,204`, or `≈ 1,204` for an estimate.
QString shortCount(const TokenCount &count);

} // namespace outcrop
