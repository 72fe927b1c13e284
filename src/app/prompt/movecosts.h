// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/tokens/cacheplan.h"

#include <functional>

namespace outcrop {

/// The costs of moving a document with one model, for input tokens only. A cost is nullopt if the prices are unknown.
struct MoveCosts {
    std::optional<Cost> oneTimeCost;     ///< additional cost of the next turn, because the cached prompt changes
    std::optional<Cost> laterTurnBefore; ///< cost of a turn that reads the cache
    std::optional<Cost> laterTurnAfter;
    std::optional<Cost> editBefore;      ///< additional cost of the next turn after an edit of the document; nullopt also if it is not sent
    std::optional<Cost> editAfter;

    /// Returns whether the change costs anything once, or changes a later cost. False if the costs are unknown.
    bool areChanged() const { return (oneTimeCost && !oneTimeCost->isZero()) || editBefore != editAfter || laterTurnBefore != laterTurnAfter; }
    bool isKnown() const { return laterTurnBefore && laterTurnAfter; }
    friend bool operator==(const MoveCosts &, const MoveCosts &) = default;
};

/// Returns the costs from the cache plans of a request before and after a change. `belongsBefore` and `belongsAfter` return whether a block with this ID is
/// a part of the document; `idAfter` returns the ID after the change.
MoveCosts moveCosts(const CachePlan &before, const CachePlan &after, const std::function<bool(const QString &)> &belongsBefore,
    const std::function<bool(const QString &)> &belongsAfter, const std::function<QString(const QString &)> &idAfter);

/// The change whose costs are shown.
enum class CostCause { Move, Edit };

/// Returns sentences for users about the costs, such as `The move has a one-time cost of $0.012. After that, each edit to this layer costs $0.01 instead of $0.04.` Only a move
/// shows the cost of a later edit. The window passes QLocale().
QString costText(const MoveCosts &costs, CostCause cause, const QLocale &locale = textLocale());

/// Returns `once`, `edit` and `later_turn` in dollars; null for unknown costs.
Json toJson(const MoveCosts &costs);

} // namespace outcrop
