// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>
#include <QList>

#include <chrono>

namespace outcrop::bench {

/// Returns the duration of `work`, in milliseconds.
template<typename Work>
double milliseconds(Work work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Returns a measurement in the runner's format: the samples in order, and the peak memory.
Json measure(const QList<double> &samples);

/// Returns the content of a data file of the benchmark. Exits if it cannot be read.
QByteArray bytesOf(const QString &path);

/// Prints the final output: the measurements, and the facts that the runner uses to verify the result.
void print(const Json &measures, const Json &facts);

/// Prints why the measurement failed. Returns the exit code for failure.
int failed(const QString &why);

} // namespace outcrop::bench
