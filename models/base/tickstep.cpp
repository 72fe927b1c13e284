// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/tickstep.h"

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double roundingFactor = 0.999999; ///< tolerance for rounding errors

} // namespace

double tickStep(double length, int maxParts)
{
    if (length <= 0)
        return 1;
    const double least = length * roundingFactor / maxParts;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= least)
            return step * power;
    }
    return 10 * power;
}

int decimalPlaces(double step)
{
    return std::max(0, static_cast<int>(std::ceil(-std::log10(step) * roundingFactor)));
}

} // namespace outcrop
