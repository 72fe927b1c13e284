// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokens/calibration.h"
#include "core/tokens/estimator.h"

namespace outcrop {

/// What samples teach about an estimator: its numbers times `ratio` are right, but for `band`, which holds the next text with the nominal coverage.
struct CalibrationFit {
    qsizetype samples = 0;
    double ratio = 1;
    Band band;
    double tokens = 0; ///< of the middle sample: shorter texts scatter more
};

/// From how many samples on a fit is made.
inline constexpr qsizetype fewestSamples = 5;

/// Learns from the pairs of estimate and truth, given as truth / estimate: their median, and a prediction interval for the next one. Few samples give the
/// interval of Student's t on the logarithms; from forty on their own order gives it (conformal), which assumes nothing of how they scatter.
/// Nothing for fewer than `fewestSamples`.
std::optional<CalibrationFit> fitRatios(const QList<double> &ratios);

/// The same from samples that are written in `script`; those in other scripts say nothing about it.
std::optional<CalibrationFit> fitSamples(const Estimator &estimator, const QList<CalibrationSample> &samples, Feature script);

} // namespace outcrop
