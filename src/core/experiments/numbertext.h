// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Formats a measured value for display: one decimal from 100, two from 1 and for 0, three from 0.01 (`1130.0`, `22.62`, `0.610`). Smaller values have three significant
/// digits.
QString valueText(double value);
/// Formats a p value: `0.034`, `1.4e-08`, `below 1e-300`. Never returns 0, because no data give p = 0.
QString pValueText(double p);
/// Formats the absolute value of a percentage: `34.46%`.
QString percentText(double percent);

} // namespace outcrop
