// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentsetup.h"
#include "core/experiments/trialresult.h"

namespace outcrop {

/// The trials of an arm that passed their assertions.
struct AssertionRate {
    QString arm;
    qsizetype passedCount = 0;
    qsizetype trials = 0; ///< trials with assertions, without warm-ups

    double rate() const { return trials == 0 ? 1 : double(passedCount) / double(trials); }
};

/// The assertions of a run.
struct AssertionSummary {
    QList<AssertionRate> arms;
    QList<TrialResult> failed;
    double requiredRate = 1;       ///< pass rate that every arm must reach

    /// Returns whether every arm reaches the required pass rate.
    bool isMet() const;
};

/// Returns the assertions of a run, or nullopt if the experiment does not measure them.
std::optional<AssertionSummary> assertionSummary(const ExperimentSetup &setup, const RunRecord &record);

} // namespace outcrop
