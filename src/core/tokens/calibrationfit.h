// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/calibration.h"
#include "core/tokens/estimator.h"

namespace outcrop {

/// A correction of an estimator, learned from samples: estimates must be multiplied by `ratio`, and `band` is the prediction interval with nominal
/// coverage.
struct CalibrationFit {
    qsizetype samples = 0;
    double ratio = 1;
    Band band;
    double tokens = 0; ///< median estimate of the samples; shorter texts have a larger error. 0 in the result of fitRatios()
};

/// Minimum number of samples for a fit.
inline constexpr qsizetype minSamples = 5;

/// Fits the ratios true count / estimate: their median, and a prediction interval for the next ratio. From forty samples on, the interval is conformal,
/// based on order statistics without assumptions about the distribution. For fewer samples it is Student's t on the logarithms. The band is at least
/// ±0.5%. Returns nullopt for fewer than `minSamples`.
std::optional<CalibrationFit> fitRatios(const QList<double> &ratios);

/// Fits the samples whose main script is `script`, and ignores the others. nullopt as for fitRatios().
std::optional<CalibrationFit> fitSamples(const Estimator &estimator, const QList<CalibrationSample> &samples, Feature script);

} // namespace outcrop
