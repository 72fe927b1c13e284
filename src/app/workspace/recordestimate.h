// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexityestimate.h"
#include "core/ports/store.h"

namespace outcrop {

/// An estimate as a store keeps it: its figures as fields, all the rest as it is told to programs. Scores are on the scale of the thresholds.
Estimate recordOf(const ComplexityEstimate &estimate, const QDateTime &now);

Status storeEstimate(Store &store, const Estimate &record);

} // namespace outcrop
