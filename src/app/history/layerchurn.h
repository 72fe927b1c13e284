// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/evolution/evolution.h"

#include <QDateTime>
#include <QHash>

namespace outcrop {

/// A layer's recent change rate, compared with the rate that its cadence declares.
struct LayerChurn {
    QDateTime lastChange;                      ///< latest change in the time window; invalid if there is none
    RateEstimate pace;                           ///< changes within an hour of the previous one count once
    std::optional<double> declaredRate = {};       ///< changes per day for the declared cadence; nullopt: every turn

    /// Returns whether the layer changes significantly more often than declared: the lower limit of the confidence interval is above the declared rate. False
    /// with too few changes or less than a day of data, because a new file is corrected often.
    bool changesTooOften() const
    {
        return declaredRate && pace.count >= EvolutionLimits().minimumChanges && pace.days >= 1
            && pace.interval.low > *declaredRate;
    }
};

constexpr int churnDays = 28;

/// Returns the churn of the workspace's layers by file, for the last `days` days or as far back as the history goes. Empty without a history. Blocks on disk
/// access; fails if the history cannot be read.
Result<QHash<QString, LayerChurn>> layerChurn(const OpenedWorkspace &opened, const QDateTime &now, int days = churnDays);

} // namespace outcrop
