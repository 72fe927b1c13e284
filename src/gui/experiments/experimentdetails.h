// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/experiments/experimentfigures.h"

namespace outcrop {

/// The plan and report of one experiment. `planError` and `reportError` are the reasons for a missing plan or report; an experiment without a run has
/// no `reportError`.
struct ExperimentDetails {
    std::optional<ExperimentPlan> plan = {};
    std::optional<ExperimentPlan> restartPlan = {}; ///< plan of a run from the beginning
    QString planError = {};
    std::optional<ExperimentReport> report = {};
    QString reportError = {};
    QList<MetricFigures> figures = {}; ///< charts and tables of the report
};

} // namespace outcrop
