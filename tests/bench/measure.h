// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QByteArray>
#include <QList>

#include <chrono>

namespace outcrop::bench {

/// How long `work` took, in milliseconds.
template<typename Work>
double milliseconds(Work work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// One measure as the runner reads it: its samples in the order in which they were taken, and the most memory held so far.
Json measure(const QList<double> &samples);

/// The bytes of a file of the benchmark's own data. Ends the program where it cannot be read: nothing could be measured then.
QByteArray bytesOf(const QString &path);

/// What every program prints at its end: its measures, and the facts by which the runner knows that its work was right.
void print(const Json &measures, const Json &facts);

/// Says why nothing was measured; the exit code of a program that failed.
int failed(const QString &why);

} // namespace outcrop::bench
