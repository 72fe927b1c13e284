// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/formatcosts.h"
#include "core/render/budgetreport.h"

#include <iosfwd>

namespace outcrop {

/// Prints a budget report: tokens of parts, tiers and areas, cache, prices, advice, and the cost of a session.
void writeBudget(std::ostream &stream, const BudgetReport &report);
/// Writes the tokens of a prompt in each format.
void writeFormatCosts(std::ostream &stream, const QList<FormatCost> &costs);

/// Returns a count for a table: `1,204`, or `≈ 1,204` for an estimate.
QString shortCount(const TokenCount &count);

} // namespace outcrop
