// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/workspace/openworkspace.h"
#include "core/ports/jobqueue.h"
#include "core/ports/provider.h"

#include <functional>
#include <stop_token>

namespace outcrop {

class Providers;

/// The number of jobs of a worker, and why it ended.
struct WorkerOutcome {
    qint64 done = 0;         ///< jobs with a result
    qint64 failed = 0;       ///< jobs among them whose trial or request failed
    qint64 retriedJobs = 0;  ///< jobs returned because the provider did not process a request
    qint64 lostJobs = 0;         ///< jobs whose lease expired before they had a result
    std::optional<Cost> spentCost = Cost();      ///< cost of the jobs with a result; nullopt if a price is unknown
    QStringList skippedRuns = {};                ///< why the worker skips the jobs of a run
    std::optional<CallFailure> keyFailure = {};  ///< why jobs were not run: a missing or invalid key, or no quota
    std::optional<Error> costLimitError = {};    ///< set if the next request could exceed the limit of this worker
};

/// Callbacks of a worker, on one of its threads, never in parallel. They must return quickly.
struct WorkerListener {
    std::function<void(const WorkerOutcome &)> jobEnded = {};
    std::function<void(const QString &)> runSkipped = {}; ///< called with the reason
};

struct WorkerSettings {
    Provider *provider = nullptr; ///< sends the requests; it must not retry
    Providers *providers = nullptr; ///< for embeddings, without retries; null: the worker computes none
    KeyRing *keys = nullptr;        ///< for the team's store; null: the worker opens no store
    bool allowsOutside = false;     ///< whether the vault may be outside the workspace
    QString name;                 ///< stored with the jobs that it leases, such as the host name
    std::optional<Cost> maxCost = {}; ///< limit for the calls of this worker
    int concurrency = 1;              ///< maximum number of jobs in parallel
    std::optional<qint64> maxJobs = {}; ///< maximum number of jobs that the worker takes; nullopt: unlimited
    bool stopsWhenEmpty = false;        ///< whether to end when the queue has no more jobs for this worker
    std::chrono::milliseconds lease{60'000}; ///< time after which another worker takes over the jobs of a killed worker
    WorkerListener listener = {};
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// Takes jobs of all kinds from a queue and runs them with the documents of this workspace, which are compared with the queued ones. Sends requests only to
/// providers of this workspace. If a provider does not process a request, the job is returned and retried later; after several retries, the failure is its
/// result. Jobs that this worker cannot run are left to other workers. `stop` cancels the calls in progress; their jobs are returned. Blocks: call it on a
/// worker thread. Errors: those of the queue.
Result<WorkerOutcome> runWorker(const OpenedWorkspace &opened, JobQueue &queue, const WorkerSettings &settings, const std::stop_token &stop = {});

} // namespace outcrop
