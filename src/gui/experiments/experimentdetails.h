// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/experiments/experimentfigures.h"

namespace outcrop {

/// The plan and report of one experiment. If one is missing, `planError` or `reportError` gives the reason; an experiment without a run is not
/// an error.
struct ExperimentDetails {
    std::optional<ExperimentPlan> plan = {};
    std::optional<ExperimentPlan> restartPlan = {}; ///< plan of a run from the beginning
    QString planError = {};
    std::optional<ExperimentReport> report = {};
    QString reportError = {};
    QList<MetricFigures> figures = {}; ///< figures of the report
};

} // namespace outcrop
