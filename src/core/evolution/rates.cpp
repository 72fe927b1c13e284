// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/rates.h"

#include "core/experiments/distributions.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

/// A sample with one success and one failure added.
struct SmoothedShare {
    explicit SmoothedShare(const ShareEstimate &figure) : trials(double(figure.total) + 2), share((double(figure.count) + 1) / trials) { }

    double variance() const { return share * (1 - share) / trials; }

    double trials;
    double share;
};

} // namespace

ShareEstimate shareEstimate(qint64 count, qint64 total, double confidence)
{
    if (total == 0)
        return {};
    const double n = double(total);
    const double share = double(count) / n;
    const double z = normalQuantile((1 + confidence) / 2);
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double halfWidth = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {count, total, {count == 0 ? 0 : std::max(0.0, middle - halfWidth), count == total ? 1 : std::min(1.0, middle + halfWidth)}};
}

RateEstimate rateEstimate(qint64 count, double days, double confidence)
{
    const double tail = (1 - confidence) / 2;
    const double low = count == 0 ? 0 : chiSquareQuantile(tail, 2 * double(count)) / 2;
    const double high = chiSquareQuantile(1 - tail, 2 * double(count) + 2) / 2;
    return {count, days, {low / days, high / days}};
}

double probabilityOfAtLeastSuccesses(qint64 count, qint64 total, double share)
{
    return count <= 0 ? 1 : binomialUpperTail(double(count), double(total), share);
}

double probabilityOfAtMostSuccesses(qint64 count, qint64 total, double share)
{
    return count >= total ? 1 : binomialCdf(double(count), double(total), share);
}

double probabilityOfAtLeastEvents(qint64 count, double expected)
{
    return count <= 0 ? 1 : poissonUpperTail(double(count), expected);
}

double pValueOfIncrease(const ShareEstimate &first, const ShareEstimate &second, double margin)
{
    const SmoothedShare before(first);
    const SmoothedShare after(second);
    return normalTail((after.share - before.share - margin) / std::sqrt(before.variance() + after.variance()));
}

} // namespace outcrop
