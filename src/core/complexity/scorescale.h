// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexitythresholds.h"

namespace outcrop {

/// Maps a raw score, which has no upper limit, to 0–100. Strictly increasing. `raw` and the suggestion threshold S are percentages of
/// `max_complexity_score`:
///
///     score = raw                          up to S, so that the score reaches the threshold exactly when the raw score does
///     score = 100 − (100 − S) × S / raw    above S; approaches 100 but never reaches it
///
/// S is `suggestion_threshold`, else `decompose_threshold`, else 60; at least 1 and at most 99.
double scaledScore(double rawScore, const ComplexityThresholds &thresholds);

} // namespace outcrop
