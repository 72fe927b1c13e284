// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// Returns an SVG chart of a metric's difference intervals, one line for each comparison, with a line at zero. Empty if there are no finite intervals. The
/// numbers are in the tables.
QString intervalPlot(const MetricReport &metric);

} // namespace outcrop
