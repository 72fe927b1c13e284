// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// The expected power of an experiment for one metric, computed before it is run. Effects are in standard deviations: of the paired differences, or
/// of the values.
struct MetricPower {
    Metric metric = Metric::Tokens;
    double effect = 0;           ///< in standard deviations
    double power = 0;            ///< probability of detecting the expected effect with these cases
    std::optional<qint64> neededCases; ///< cases (independent design: per arm) for the desired power; nullopt if more than maximumPlanSize are needed
    std::optional<double> smallestEffect; ///< smallest effect that is detected with the desired power; nullopt if there are too few cases
    QString basis;               ///< origin of the expected effect, for display: `assumed`, or derived from a recorded run
};

/// Computes the power for `cases` pairs or, in an independent design, for an equal part of them in each arm. Uses alpha divided by the number of tests, which is the
/// level of the first step of Holm's correction. The actual power is therefore at least as high.
QList<MetricPower> computePower(
    const ExperimentSetup &setup, qsizetype cases, const std::optional<ExperimentReport> &pilot = {});

} // namespace outcrop
