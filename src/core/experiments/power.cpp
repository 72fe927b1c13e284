// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/power.h"

#include "core/experiments/distributions.h"

#include <cmath>
#include <functional>

namespace outcrop {
namespace {

double power(double degrees, double shift, double alpha)
{
    return noncentralStudentTwoSided(studentQuantile(1 - alpha / 2, degrees), degrees, shift);
}

/// Returns the smallest size with sufficient power; nullopt above maximumPlanSize. Power increases with the size, so exponential and binary search apply.
std::optional<qint64> smallestSize(qint64 least, double wanted, const std::function<double(qint64)> &powerOf)
{
    const auto suffices = [&](qint64 size) { return powerOf(size) >= wanted; };
    qint64 low = least;
    qint64 high = least;
    while (!suffices(high)) {
        if (high == maximumPlanSize)
            return std::nullopt;
        low = high + 1;
        high = qMin(2 * high, maximumPlanSize);
    }
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        if (suffices(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace

double pairedPower(qint64 pairs, double dz, double alpha)
{
    const auto count = static_cast<double>(pairs);
    return power(count - 1, std::sqrt(count) * dz, alpha);
}

double twoSamplePower(qint64 each, double d, double alpha)
{
    const auto count = static_cast<double>(each);
    return power(2 * (count - 1), std::sqrt(count / 2) * d, alpha);
}

double sharePower(qint64 each, double firstShare, double secondShare, double alpha)
{
    const double both = (firstShare + secondShare) / 2;
    const double difference = std::sqrt(static_cast<double>(each)) * std::fabs(firstShare - secondShare);
    const double limit = normalQuantile(1 - alpha / 2) * std::sqrt(2 * both * (1 - both));
    const double deviation = std::sqrt(firstShare * (1 - firstShare) + secondShare * (1 - secondShare));
    return normalCdf((difference - limit) / deviation) + normalTail((difference + limit) / deviation);
}

std::optional<qint64> pairedSize(double dz, const PowerGoal &goal)
{
    if (dz == 0)
        return std::nullopt;
    return smallestSize(2, goal.power, [&](qint64 pairs) { return pairedPower(pairs, dz, goal.alpha); });
}

std::optional<qint64> twoSampleSize(double d, const PowerGoal &goal)
{
    if (d == 0)
        return std::nullopt;
    return smallestSize(2, goal.power, [&](qint64 each) { return twoSamplePower(each, d, goal.alpha); });
}

std::optional<qint64> shareSize(double firstShare, double secondShare, const PowerGoal &goal)
{
    if (firstShare == secondShare)
        return std::nullopt;
    return smallestSize(1, goal.power, [&](qint64 each) { return sharePower(each, firstShare, secondShare, goal.alpha); });
}

} // namespace outcrop
