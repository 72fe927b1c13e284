// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <ctime>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace outcrop::testing {

/// Returns the CPU time of this process in seconds. It does not include the work of other programs.
inline double cpuTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

/// Returns the lowest CPU time of this number of runs.
template<typename Work>
double minimumCpuTime(Work work, int runs = 3)
{
    double least = 1e9;
    for (int i = 0; i < runs; ++i) {
        const double begin = cpuTime();
        work();
        least = std::min(least, cpuTime() - begin);
    }
    return least;
}

/// Lets the process keep the memory that it frees. Otherwise, each large block has new pages, which cost more than the work in some virtual machines.
inline void keepFreedMemory()
{
#ifdef __GLIBC__
    constexpr int oneGibibyte = 1 << 30;
    ::mallopt(M_MMAP_THRESHOLD, oneGibibyte);
    ::mallopt(M_TRIM_THRESHOLD, oneGibibyte);
#endif
}

/// Limit between linear (4) and quadratic (16) growth, with a margin for caches and temporary memory.
constexpr double linearGrowth = 9;

/// Returns the ratio of the costs of work(size) and work(size / 4): about 4 for linear and 16 for quadratic cost, independent of the computer's speed. A
/// cost of work(size / 4) below 20 milliseconds counts as 20, because memory allocation dominates it. Other programs evict caches, so a ratio above the
/// limit is measured again, and the lowest ratio counts.
template<typename Work>
double growth(qsizetype size, Work work)
{
    constexpr double smallest = 20e-3;
    constexpr int maxMeasurements = 5;
    keepFreedMemory();
    double least = 1e9;
    for (int i = 0; i < maxMeasurements && least >= linearGrowth; ++i) {
        const double part = minimumCpuTime([&] { work(size / 4); });
        const double whole = minimumCpuTime([&] { work(size); });
        least = std::min(least, whole / std::max(part, smallest));
    }
    return least;
}

} // namespace outcrop::testing
