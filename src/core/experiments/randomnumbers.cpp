// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/randomnumbers.h"

#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace outcrop {

qsizetype RandomNumbers::below(qsizetype count)
{
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    const auto size = static_cast<quint64>(count);
    const quint64 fair = most - most % size; // larger numbers are rejected, because they would favor small results
    quint64 number = m_generator();
    while (number >= fair)
        number = m_generator();
    return static_cast<qsizetype>(number % size);
}

double RandomNumbers::normal()
{
    constexpr double turn = 6.283185307179586;
    const double distance = std::sqrt(-2 * std::log(1 - uniform()));
    return distance * std::cos(turn * uniform());
}

QList<qsizetype> RandomNumbers::shuffledIndexes(qsizetype count)
{
    QList<qsizetype> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0);
    for (qsizetype i = count - 1; i > 0; --i)
        std::swap(numbers[i], numbers[below(i + 1)]);
    return numbers;
}

} // namespace outcrop
