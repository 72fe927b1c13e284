// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace outcrop {
namespace {

constexpr qsizetype portion = 32; ///< numbers that a thread takes at a time

qsizetype helpersFor(qsizetype count)
{
    const qsizetype cores = std::max<qsizetype>(1, std::thread::hardware_concurrency());
    return std::min(cores, count / portion) - 1; // the calling thread works too
}

} // namespace

void forEachParallel(qsizetype count, const std::function<void(qsizetype)> &work)
{
    std::atomic<qsizetype> next = 0;
    const auto takePortions = [&] {
        for (qsizetype start = next.fetch_add(portion); start < count; start = next.fetch_add(portion)) {
            for (qsizetype i = start; i < std::min(start + portion, count); ++i)
                work(i);
        }
    };
    std::vector<std::jthread> helpers; // joined when they go out of scope
    for (qsizetype i = 0; i < helpersFor(count); ++i)
        helpers.emplace_back(takePortions);
    takePortions();
}

} // namespace outcrop
