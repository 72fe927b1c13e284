// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/calibrationfit.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

constexpr double tail = (1 - nominalCoverage) / 2;
constexpr double normalQuantile = 1.6449; ///< quantile of the standard normal distribution at 1 - tail
constexpr qsizetype minimumForOrderStatistics = 40; ///< minimum number of samples for an interval from order statistics
constexpr double minimumBand = 0.005; ///< minimum half-width, because identical samples are a coincidence or duplicates

/// Returns the quantile of Student's t distribution at 1 - tail, by expansion around the normal distribution
/// (Abramowitz and Stegun 26.7.5).
double studentQuantile(double degrees)
{
    const double z = normalQuantile;
    const double first = (std::pow(z, 3) + z) / 4;
    const double second = (5 * std::pow(z, 5) + 16 * std::pow(z, 3) + 3 * z) / 96;
    const double thirdTerm = (3 * std::pow(z, 7) + 19 * std::pow(z, 5) + 17 * std::pow(z, 3) - 15 * z) / 384;
    return z + first / degrees + second / (degrees * degrees) + thirdTerm / std::pow(degrees, 3);
}

double medianOf(const QList<double> &sorted)
{
    const qsizetype middle = sorted.size() / 2;
    return sorted.size() % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/// Returns the interval around the median, in logarithms.
Band studentBand(const QList<double> &sorted, double medianRatio)
{
    double squares = 0;
    for (const double value : sorted)
        squares += (value - medianRatio) * (value - medianRatio);
    const auto count = static_cast<double>(sorted.size());
    const double scatter = std::sqrt(squares / (count - 1));
    const double medianVariance = M_PI / 2 / count; // variance of the median relative to one sample; larger than the variance of the mean
    const double margin = studentQuantile(count - 1) * scatter * std::sqrt(1 + medianVariance);
    return {-margin, margin};
}

Band orderStatisticsBand(const QList<double> &sorted, double medianRatio)
{
    const double places = static_cast<double>(sorted.size()) + 1;
    const auto low = static_cast<qsizetype>(std::floor(tail * places));
    const auto high = static_cast<qsizetype>(std::ceil((1 - tail) * places));
    return {sorted[low - 1] - medianRatio, sorted[high - 1] - medianRatio};
}

} // namespace

std::optional<CalibrationFit> fitRatios(const QList<double> &ratios)
{
    if (ratios.size() < minSamples)
        return std::nullopt;
    QList<double> sorted;
    for (const double ratio : ratios)
        sorted.append(std::log(ratio));
    std::sort(sorted.begin(), sorted.end());
    const double medianRatio = medianOf(sorted);
    const Band ends = sorted.size() < minimumForOrderStatistics ? studentBand(sorted, medianRatio) : orderStatisticsBand(sorted, medianRatio);
    const Band band{std::expm1(ends.low), std::expm1(ends.high)};
    return CalibrationFit{ratios.size(), std::exp(medianRatio), band.with({-minimumBand, minimumBand}), 0};
}

std::optional<CalibrationFit> fitSamples(const Estimator &estimator, const QList<CalibrationSample> &samples, Feature script)
{
    QList<double> ratios;
    QList<double> sizes;
    for (const CalibrationSample &sample : samples) {
        const double estimate = estimator.tokens(sample.features);
        if (sample.counted <= 0 || estimate <= 0 || !sample.features.scripts().startsWith(script))
            continue;
        ratios.append(static_cast<double>(sample.counted) / estimate);
        sizes.append(estimate);
    }
    std::optional<CalibrationFit> fittedRatios = fitRatios(ratios);
    std::sort(sizes.begin(), sizes.end());
    if (fittedRatios)
        fittedRatios->tokens = medianOf(sizes);
    return fittedRatios;
}

} // namespace outcrop
