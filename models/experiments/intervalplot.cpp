// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiments/intervalplot.h"

#include <algorithm>
#include <cmath>

namespace outcrop {

namespace {

constexpr double scaleMargin = 0.06; ///< margin at both ends, as a share of the scale

QList<double> numbersOf(const PlotRow &row)
{
    QList<double> numbers;
    for (const PlotPoint &point : row.points)
        numbers += point.value;
    for (const std::optional<Interval> &stretch : {row.box, row.interval}) {
        if (stretch)
            numbers += {stretch->low, stretch->high};
    }
    if (row.meanValue)
        numbers += *row.meanValue;
    return numbers;
}

} // namespace

void IntervalPlot::computeRange()
{
    QList<double> numbers;
    for (const PlotRow &row : std::as_const(rows))
        numbers += numbersOf(row);
    if (marksZero)
        numbers += 0;
    if (smallestRelevant)
        numbers += {-*smallestRelevant, *smallestRelevant};
    numbers.removeIf([](double number) { return !std::isfinite(number); });
    const auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
    low = numbers.isEmpty() ? 0 : *least;
    high = numbers.isEmpty() ? 1 : *most;
    const double length = high > low ? high - low : std::max(1.0, std::abs(high) / 10);
    low -= length * scaleMargin;
    high += length * scaleMargin;
}

} // namespace outcrop
