// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/planexperiment.h"
#include "models/experiments/experimentfigures.h"

namespace outcrop {

/// Everything that is known of one experiment. Where there is no plan or no report, the trouble gives the reason; a missing run is not a trouble.
struct ExperimentDetails {
    std::optional<ExperimentPlan> plan = {};
    std::optional<ExperimentPlan> anewPlan = {}; ///< of a run from the beginning
    QString planTrouble = {};
    std::optional<ExperimentReport> report = {};
    QString reportTrouble = {};
    QList<MetricFigures> figures = {}; ///< of the report
};

} // namespace outcrop
