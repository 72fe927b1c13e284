// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <ctime>

namespace outcrop::testing {

/// Processor time of this process so far, in seconds: what other programs take of the machine does not count.
inline double processorTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

/// The least processor time that work takes, of a few runs.
template<typename Work>
double costOf(Work work, int runs = 3)
{
    double least = 1e9;
    for (int i = 0; i < runs; ++i) {
        const double begin = processorTime();
        work();
        least = std::min(least, processorTime() - begin);
    }
    return least;
}

/// Between 4 and 16, with room for caches and temporary memory.
constexpr double linearGrowth = 9;

/// How many times as much work(size) costs as work(size / 4): about 4 where the cost grows with the size, 16 where it grows with its square. Says nothing
/// about how fast the machine is. A part that takes less than 20 milliseconds counts as that: fresh memory costs more than the work. Programs beside this one
/// take its caches away, so that more than linear growth is measured again: the least of a few times counts.
template<typename Work>
double growth(qsizetype size, Work work)
{
    constexpr double smallest = 20e-3;
    constexpr int mostTimes = 5;
    double least = 1e9;
    for (int i = 0; i < mostTimes && least >= linearGrowth; ++i) {
        const double part = costOf([&] { work(size / 4); });
        const double whole = costOf([&] { work(size); });
        least = std::min(least, whole / std::max(part, smallest));
    }
    return least;
}

} // namespace outcrop::testing
