// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <random>

namespace outcrop {

/// Numbers by chance that are the same for the same seed on every machine: the standard fixes the generator but not its distributions, so these are ours.
class RandomNumbers
{
public:
    explicit RandomNumbers(quint64 seed) : m_generator(seed) { }

    /// A whole number from 0 to `count` - 1, each as likely as the other; `count` is above 0.
    qsizetype below(qsizetype count);
    /// From 0 to below 1, in steps of 2⁻⁵³.
    double share() { return static_cast<double>(m_generator() >> 11) * 0x1p-53; }
    /// Standard normal (Box and Muller 1958).
    double normal();
    /// The numbers from 0 to `count` - 1 in an order by chance (Fisher and Yates), for instance the order in which cases are run.
    QList<qsizetype> order(qsizetype count);

private:
    std::mt19937_64 m_generator;
};

} // namespace outcrop
