// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/jobqueue.h"

#include <QDateTime>
#include <QSet>

#include <functional>
#include <stop_token>

namespace outcrop {

// Settings and functions shared by the commands that queue jobs and collect their results.

/// Settings for queuing a run and waiting for its results.
struct QueueSettings {
    std::optional<Cost> maxCost = {}; ///< limit for all workers together
    bool waits = true;                ///< false: collects only the results that are already in the queue
    std::optional<double> requestsPerMinute = {}; ///< for each provider and all workers together; nullopt: unchanged
    std::function<void(const QueueState &)> progress = {};
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// The jobs of a run without a result, after a command has collected the results.
struct QueueProgress {
    qint64 open = 0;    ///< jobs that workers still run
    qint64 abandonedJobs = 0; ///< jobs whose workers ended without a result several times; they run again when the run is queued again
    Cost uncertainCost = {}; ///< maximum cost of the calls whose worker was killed; they may have been billed
    std::optional<Cost> spentCost = Cost(); ///< cost of the calls that ended; nullopt if a cost is unknown
    std::optional<Error> costLimitError = {}; ///< set if the next request could exceed the limit of the run

    bool isComplete() const { return open == 0 && abandonedJobs == 0; }
};

QueueProgress progressOf(const QueueState &state);
/// Returns the cost of the calls that ended; nullopt if a cost is unknown.
std::optional<Cost> costOfFinishedCalls(const QueueState &state);

/// Returns the first run that meets the condition; nullopt if there is none.
Result<std::optional<QueueState>> findQueuedRun(JobQueue &queue, const std::function<bool(const QueuedRun &)> &isWanted);
/// Returns the run with the same kind, name and details, so that a repeated command continues it; nullopt if there is none.
Result<std::optional<QueueState>> findSameRun(JobQueue &queue, const QueuedRun &run);

/// Sets the request rate of each provider, unless `requestsPerMinute` is nullopt.
Status setRequestRates(JobQueue &queue, const QSet<QString> &providers, const std::optional<double> &requestsPerMinute);

/// Stores the result of a job. A job whose result was stored but not marked as collected is passed again, and must not be stored twice.
using JobWriter = std::function<Status(const FinishedJob &)>;

/// Collects the results that are in the queue now. Each result is stored before it is removed from the queue.
Status collectResults(JobQueue &queue, qint64 run, const JobWriter &write);
/// Collects results until no worker will deliver more, or a stop is requested. If `waits` is false, collects only those in the queue now; if `write` is null,
/// collects none. Returns the last state; nullopt if the run was removed.
Result<std::optional<QueueState>> waitForRun(
    JobQueue &queue, qint64 run, bool waits, const JobWriter &write, const std::function<void(const QueueState &)> &progress, const std::stop_token &stop);

} // namespace outcrop
