// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlstatements.h"

#include <optional>

namespace outcrop {

// Statements that read the interactions' figures by week and workload (`interaction_weeks`). They return the same rows as groupStatement() and
// countStatement(). The parts of weeks at the ends of the filter's period, and weeks with removed or replaced interactions, are read from the interactions.

/// Return nullopt if the figures do not have the data that the grouping and the filter need; errors are then also left to the general statement.
std::optional<SqlStatement> weeklyGroupStatement(const SqlTable &table, const Grouping &grouping, const RecordFilter &filter);
std::optional<SqlStatement> weeklyCountStatement(const SqlTable &table, const RecordFilter &filter);

} // namespace outcrop
