// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/holm.h"

#include <algorithm>
#include <numeric>

namespace outcrop {

QList<double> holmAdjustedPValues(const QList<double> &p)
{
    QList<qsizetype> order(p.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&p](qsizetype left, qsizetype right) { return p[left] < p[right]; });
    QList<double> adjustedPValues(p.size());
    double least = 0; // keeps the adjusted p values monotonic
    for (qsizetype i = 0; i < order.size(); ++i) {
        least = std::clamp(static_cast<double>(p.size() - i) * p[order[i]], least, 1.0);
        adjustedPValues[order[i]] = least;
    }
    return adjustedPValues;
}

} // namespace outcrop
