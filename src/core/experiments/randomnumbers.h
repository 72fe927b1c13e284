// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <random>

namespace outcrop {

/// Random numbers that are identical for the same seed on every machine. The C++ standard specifies the generator but not its distributions, so these
/// are implemented here.
class RandomNumbers
{
public:
    explicit RandomNumbers(quint64 seed) : m_generator(seed) { }

    /// Returns a uniformly distributed integer from 0 to `count` - 1; `count` must be positive.
    qsizetype below(qsizetype count);
    /// Returns a uniformly distributed number in [0, 1), in steps of 2⁻⁵³.
    double uniform() { return static_cast<double>(m_generator() >> 11) * 0x1p-53; }
    /// Returns a standard normal number (Box and Muller 1958).
    double normal();
    /// Returns a random permutation of 0 to `count` - 1 (Fisher and Yates), for example as the order of cases.
    QList<qsizetype> shuffledIndexes(qsizetype count);

private:
    std::mt19937_64 m_generator;
};

} // namespace outcrop
