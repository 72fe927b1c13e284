// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Returns the values of one arm for one metric: the mean of each case without warm-ups, in the order of execution. Cases without values count as missing.
ArmValues armValues(const RunRecord &record, const QString &arm, Metric metric);

/// The values to compare. In a paired design, value i of both arms belongs to the same case.
struct ComparedValues {
    QList<double> first;
    QList<double> second;
    qsizetype omittedCases = 0; ///< cases that were tried but do not have a value in both arms
};
ComparedValues comparedValues(const ExperimentSetup &setup, const ArmValues &first, const ArmValues &second);

/// The result of evaluating the stopping rule during a run.
struct InterimResult {
    InterimVerdict verdict = InterimVerdict::Continue;
    std::optional<AnytimeState> state;
};
/// Evaluates the stopping rule. Returns Continue if the setup has none or does not compare exactly two arms.
InterimResult evaluateStoppingRule(const ExperimentSetup &setup, const RunRecord &record);

} // namespace outcrop
