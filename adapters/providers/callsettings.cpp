// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/callsettings.h"

#include <QRandomGenerator>

#include <condition_variable>
#include <mutex>

namespace outcrop {

bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any neverNotifiedCondition;
    std::unique_lock lock(mutex);
    neverNotifiedCondition.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

double randomUniform()
{
    return QRandomGenerator::global()->generateDouble();
}

} // namespace outcrop
