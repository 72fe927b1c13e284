// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Lets screen readers know every QChartView as a chart with a name and a description; its numbers stand in the table beside it. Each chart asks for it when it
/// is made.
void makeChartsAccessible();

} // namespace outcrop
