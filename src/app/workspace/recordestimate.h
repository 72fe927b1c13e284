// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"
#include "core/ports/store.h"

namespace outcrop {

/// Returns an estimate as a store record: its figures as fields, and the complete estimate as JSON in `details`. `score` is from 0 to 100; the other scores are
/// on the scale of the thresholds.
Estimate recordOf(const ComplexityEstimate &estimate, const QDateTime &now);

/// Stores an estimate and returns its ID.
Result<RecordId> appendEstimate(Store &store, const Estimate &record);
/// Like appendEstimate(), without the ID.
Status storeEstimate(Store &store, const Estimate &record);

} // namespace outcrop
