// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sessions/turnrecord.h"

#include <optional>

namespace outcrop {

/// Returns why the maximum cost is not allowed, or nullopt if it is or there is no limit. With a limit, an unknown cost is not allowed.
std::optional<Error> checkCostLimit(const std::optional<Cost> &maxCost, const std::optional<Cost> &allowedCost);

/// Returns the total cost of turns; nullopt if the cost of any turn is unknown.
std::optional<Cost> costOfTurns(const QList<TurnRecord> &turns);

} // namespace outcrop
