// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/evolution/evolution.h"

#include <QDateTime>
#include <QHash>

namespace outcrop {

/// How a layer has changed lately, beside what it declares.
struct LayerChurn {
    QDateTime last;                            ///< its latest change in the window; invalid for none
    PaceFigure pace;                           ///< changes within an hour of the one before are one
    std::optional<double> declared = {};       ///< changes a day that its cadence stands for; nothing: each turn

    /// Whether it changes more often than it declares, and not by chance: the interval of what was seen lies above. Fewer than three changes, or less
    /// than a day, show nothing: a new file is written and corrected.
    bool erodes() const { return declared && pace.count >= EvolutionLimits().fewestChanges && pace.days >= 1 && pace.interval.low > *declared; }
};

constexpr int churnDays = 28;

/// The layers of a workspace by file, over the days before `now`, as far as its history goes back; empty where nothing is recorded. Waits for the disk;
/// fails where the history cannot be read.
Result<QHash<QString, LayerChurn>> layerChurn(const OpenedWorkspace &opened, const QDateTime &now, int days = churnDays);

} // namespace outcrop
