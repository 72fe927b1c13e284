// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Returns an SVG chart of a metric's difference intervals, one row for each comparison, with a vertical line at zero. Empty if no interval is finite
/// or all are zero.
QString intervalPlot(const MetricReport &metric);

} // namespace outcrop
