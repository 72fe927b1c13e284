// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexitythresholds.h"

namespace outcrop {

/// Maps a raw score, which has no upper limit, to 0–100. Strictly increasing. With `raw` in percent of `max_complexity_score` and the suggestion threshold S
/// likewise:
///
///     score = raw                          up to S, so that the score reaches the threshold exactly when the raw score does
///     score = 100 − (100 − S) × S / raw    above S; it approaches 100 and stays below
///
/// S is `suggestion_threshold`, else `decompose_threshold`, else 60.
double scaledScore(double raw, const ComplexityThresholds &thresholds);

} // namespace outcrop
