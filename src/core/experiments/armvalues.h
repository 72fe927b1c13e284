// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// The values of one arm in one metric, case by case, in the order in which the cases came.
ArmValues armValues(const RunRecord &record, const QString &arm, Metric metric);

/// The values that are compared; of pairs, value i of both is the same case.
struct ComparedSides {
    QList<double> first;
    QList<double> second;
    qsizetype leftOut = 0; ///< cases that were tried and do not have both
};
ComparedSides comparedSides(const ExperimentSetup &setup, const ArmValues &first, const ArmValues &second);

/// One look of the stop rule at a run that goes on.
struct RunLook {
    LookVerdict verdict = LookVerdict::GoOn;
    std::optional<AnytimeState> state;
};
/// GoOn for a setup without a stop rule.
RunLook lookAt(const ExperimentSetup &setup, const RunRecord &record);

} // namespace outcrop
