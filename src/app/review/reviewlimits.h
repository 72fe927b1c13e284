// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/folderreview.h"

#include <QStringList>

namespace outcrop {

/// The limits that a change must respect in CI.
struct ReviewLimits {
    std::optional<Severity> failOn = Severity::Error; ///< a new finding of this severity or above fails the review; nullopt: findings never fail it
    std::optional<qint64> maxAddedTokens = {};        ///< maximum growth of each request, of providers and clients
    std::optional<Cost> maxAddedCost = {};            ///< maximum growth of the price of each request with a cold cache
    bool allowsNewLosses = true;
};

/// Returns a sentence for each violated limit and for each request that can no longer be rendered. Also returns one if the prompt can no longer be composed. Empty if the
/// review passes. An unknown price violates a limit on the cost if the number of tokens changes.
QStringList violatedLimits(const FolderReview &review, const ReviewLimits &limits);

} // namespace outcrop
