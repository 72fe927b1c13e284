// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/budgetreport.h"

#include <iosfwd>

namespace outcrop {

/// Prints a budget report for people: parts, areas, costs, advice.
void writeBudget(std::ostream &stream, const BudgetReport &report);

/// A count in a table: `1,204`, or `≈ 1,204` for an estimate.
QString shortCount(const TokenCount &count);

} // namespace outcrop
