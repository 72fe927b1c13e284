// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// What an experiment can see in one metric, before it is run. Sizes are in standard deviations: of the pairs' differences, or of the values.
struct PowerOfMetric {
    Metric metric = Metric::Tokens;
    double effect = 0;           ///< the expected effect
    double power = 0;            ///< the chance of seeing it with these cases
    std::optional<qint64> needed; ///< cases to see it with the chance asked for; nothing: beyond any plan
    std::optional<double> smallest; ///< effect that is seen with that chance; nothing for too few cases
    QString basis;               ///< where the effect comes from: `assumed`, or the run it was learnt from
};

/// For the cases of each test: pairs, or values in each arm. The level is alpha over the number of tests, as Holm's correction asks of the first: what
/// is planned so never has less power than told.
QList<PowerOfMetric> powerOf(const ExperimentSetup &setup, qsizetype cases, const std::optional<ExperimentReport> &pilot = {});

} // namespace outcrop
