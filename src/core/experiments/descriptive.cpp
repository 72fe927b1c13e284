// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/descriptive.h"

#include <algorithm>
#include <cmath>

namespace outcrop {

std::optional<SampleDescription> describe(const QList<double> &values)
{
    if (values.isEmpty())
        return std::nullopt;
    QList<double> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    SampleDescription description;
    description.count = values.size();
    description.meanValue = mean(values);
    if (values.size() > 1)
        description.deviation = std::sqrt(variance(values));
    description.minimum = sorted.first();
    description.lowerQuartile = quantileOf(sorted, 0.25);
    description.medianValue = quantileOf(sorted, 0.5);
    description.upperQuartile = quantileOf(sorted, 0.75);
    description.maximum = sorted.last();
    return description;
}

double mean(const QList<double> &values)
{
    if (values.isEmpty())
        return 0;
    const auto count = static_cast<long double>(values.size());
    long double sum = 0;
    for (const double value : values)
        sum += value;
    const long double first = sum / count;
    long double rest = 0;
    for (const double value : values)
        rest += value - first;
    return static_cast<double>(first + rest / count);
}

double variance(const QList<double> &values)
{
    if (values.size() < 2)
        return 0;
    const double middle = mean(values);
    long double squares = 0;
    for (const double value : values)
        squares += static_cast<long double>(value - middle) * (value - middle);
    return static_cast<double>(squares / static_cast<long double>(values.size() - 1));
}

double quantileOf(const QList<double> &sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<qsizetype>(std::floor(place));
    const qsizetype above = qMin(below + 1, sorted.size() - 1);
    const double part = place - static_cast<double>(below);
    return sorted[below] + part * (sorted[above] - sorted[below]);
}

QList<double> differences(const QList<double> &first, const QList<double> &second)
{
    QList<double> result(qMin(first.size(), second.size()));
    std::transform(first.begin(), first.begin() + result.size(), second.begin(), result.begin(), std::minus<>());
    return result;
}

} // namespace outcrop
