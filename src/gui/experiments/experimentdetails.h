// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/experiments/experimentfigures.h"

namespace outcrop {

/// The plan and report of one experiment. If one is missing, `planTrouble` or `reportTrouble` gives the reason; an experiment without a run is not
/// an error.
struct ExperimentDetails {
    std::optional<ExperimentPlan> plan = {};
    std::optional<ExperimentPlan> restartPlan = {}; ///< plan of a run from the beginning
    QString planTrouble = {};
    std::optional<ExperimentReport> report = {};
    QString reportTrouble = {};
    QList<MetricFigures> figures = {}; ///< figures of the report
};

} // namespace outcrop
