// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/experiments/experimentfigures.h"

namespace outcrop {

/// The plan and report of one experiment. `planError` and `reportError` are the reasons for a missing plan or report; an experiment without a run has
/// no `reportError`.
struct ExperimentDetails {
    std::optional<ExperimentPlan> plan = {};
    std::optional<ExperimentPlan> restartPlan = {}; ///< plan of a run from the beginning; may exist without `plan` if the recorded run cannot be read
    QString planError = {};
    std::optional<ExperimentReport> report = {};
    QString reportError = {};
    QList<MetricFigures> figures = {}; ///< charts and tables of the report

    /// Returns whether the recorded run, or the first run, has remaining trials.
    bool canRun() const { return plan && !plan->resumeError && plan->remainingTrials > 0; }
    /// Returns whether there is a recorded run that a new run can replace.
    bool canRestart() const { return restartPlan && (!plan || plan->resumeError || plan->remainingTrials < plan->trials); }
    const std::optional<ExperimentPlan> &planOf(bool startsNewRun) const { return startsNewRun ? restartPlan : plan; }
};

} // namespace outcrop
