// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentreport.h"

namespace outcrop {

/// The intervals of a metric's differences as an SVG, a line a comparison, with zero marked; empty where there is none. The numbers are in the tables.
QString intervalPlot(const MetricReport &metric);

} // namespace outcrop
