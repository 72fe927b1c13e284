// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/send/costlimit.h"

#include "app/send/sendmessages.h"

#include <numeric>

namespace outcrop {

std::optional<Error> checkCostLimit(const std::optional<Cost> &maxCost, const std::optional<Cost> &allowedCost)
{
    if (!allowedCost || (maxCost && *maxCost <= *allowedCost))
        return std::nullopt;
    return Error{ErrorCode::NotAllowed, maxCost ? sendmessages::tooExpensive(toText(*maxCost), toText(*allowedCost)) : sendmessages::costUnknown(toText(*allowedCost)), {}};
}

std::optional<Cost> costOfTurns(const QList<TurnRecord> &turns)
{
    return std::accumulate(turns.begin(), turns.end(), std::optional(Cost()),
        [](const std::optional<Cost> &sum, const TurnRecord &turn) { return sum + turn.cost; });
}

} // namespace outcrop
