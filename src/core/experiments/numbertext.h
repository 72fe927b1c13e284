// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// A measured value for people: one decimal from 100 on, two from 1 on, three from 0.01 on: `1130.0`, `22.62`, `0.610`; below that three digits that count.
QString valueText(double value);
/// A p value: `0.034`, `1.4e-08`, `below 1e-300`. Never 0: no data give that.
QString pText(double p);
/// Without its sign: `34.46 %`.
QString percentText(double percent);

} // namespace outcrop
