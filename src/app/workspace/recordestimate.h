// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"
#include "core/ports/store.h"

namespace outcrop {

/// Converts an estimate to a store record: its figures as fields, and the complete estimate as JSON in `details`. Scores are on the scale of the
/// thresholds.
Estimate recordOf(const ComplexityEstimate &estimate, const QDateTime &now);

Status storeEstimate(Store &store, const Estimate &record);

} // namespace outcrop
