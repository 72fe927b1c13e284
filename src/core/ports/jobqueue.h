// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/tokens/cost.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace outcrop {

/// Maximum number of leases of a job that end without a result. After that, the job is given up, because it probably makes its workers fail.
constexpr int maxJobAttempts = 25;

/// Jobs that were queued together, such as the trials of one run of an experiment or the agents of one validation. `kind`, `name` and `started` identify the run.
struct QueuedRun {
    qint64 id = 0; ///< assigned by the queue
    QString kind;  ///< `experiment`, `validation`, `index` or `evolution`
    QString name;
    QString startTime;
    Json details = Json::object();     ///< values that all jobs need
    std::optional<Cost> maxCost = {};  ///< limit for the calls of all workers together
};

/// A job to add to a run.
struct QueuedJob {
    qint64 number = 0; ///< unique in the run
    int stage = 0;     ///< a job is leased only when all jobs of earlier stages have a result or are given up
    Json payload = Json::object();
};

/// A response that a job has received.
struct QueuedResponse {
    QString key;
    int repeat = 0;
    Json response;
};

/// A job with the lease of one worker. If the lease expires, another worker can lease the job, and this lease is no longer valid.
struct LeasedJob {
    qint64 id = 0;
    qint64 lease = 0; ///< increases with each lease of the job
    qint64 number = 0;
    int retries = 0; ///< number of returns with JobRelease::Retry
    Json payload = Json::object();
    QueuedRun run = {};
    QList<QueuedResponse> responses = {}; ///< received by earlier leases, which did not end with a result
};

/// A job with its result, and its responses.
struct FinishedJob {
    qint64 id = 0;
    qint64 number = 0;
    Json result;
    QList<QueuedResponse> responses = {};
};

/// The jobs of a run by state, and the cost of its calls.
struct QueueState {
    QueuedRun run;
    qint64 waiting = 0;   ///< jobs that can be leased, now or after a delay
    qint64 leasedJobs = 0;
    qint64 done = 0;          ///< jobs with a result that was not collected
    qint64 collectedJobs = 0; ///< jobs whose result was collected
    qint64 abandonedJobs = 0;   ///< jobs that reached maxJobAttempts
    Cost spentCost = {};      ///< cost of the calls that ended
    Cost uncertainCost = {};  ///< maximum cost of the calls whose worker did not return; they may have been billed
    qint64 unpricedCalls = 0;  ///< number of calls whose cost is unknown
    bool isAtCostLimit = false; ///< a call was not made because it could exceed the limit; no job is leased until the run is queued again
};

/// A worker's request for a job.
struct LeaseRequest {
    QStringList kinds; ///< the kinds of runs that the worker works on
    QString worker; ///< name of the worker, stored with the job for administrators of the database
    std::chrono::milliseconds duration{60'000};
    QList<qint64> excludedRuns = {}; ///< runs that this worker cannot work on
};

/// The reason why a worker returns a job without a result.
enum class JobRelease {
    Unchanged, ///< the worker stopped or cannot run the job; not counted as an attempt
    Retry,     ///< the provider did not process a request; not counted as an attempt, but as a retry
};

/// The result of reserving the cost of a call.
struct CallReservation {
    enum class Answer {
        Reserved,
        Wait,        ///< calls in progress have reserved the amount; they may cost less
        AtCostLimit, ///< the call could exceed the limit of the run
        LeaseLost,   ///< another worker has leased the job
    };
    Answer answer = Answer::Reserved;
    qint64 call = 0; ///< identifies the reservation
};

/// A queue of jobs for several workers on several computers, with the cost and the request rates that they share. Each job has at most one result. Every
/// function is one transaction and blocks on the network. Thread-safe. Errors: Unreadable (the server does not respond) and Unwritable (no permission).
class JobQueue
{
public:
    virtual ~JobQueue() = default;

    /// Returns the name for display: `PostgreSQL at db.example`.
    virtual QString name() const = 0;

    /// Adds the run and those of its jobs that are not queued yet. Replaces its details and cost limit, and lets jobs that were given up run again. Returns the ID of the
    /// run.
    virtual Result<qint64> enqueue(const QueuedRun &run, const QList<QueuedJob> &jobs) = 0;
    virtual Result<QList<QueueState>> states() = 0;
    /// Removes a run with its jobs and results. Workers cannot complete its jobs anymore.
    virtual Status remove(qint64 run) = 0;

    /// Leases a job that is waiting or whose lease has expired; nullopt if there is none.
    virtual Result<std::optional<LeasedJob>> lease(const LeaseRequest &request) = 0;
    /// Returns the number of jobs without a result that lease() could return, now or later.
    virtual Result<qint64> openJobCount(const LeaseRequest &request) = 0;
    /// Extends a lease from now. Returns false if the lease is no longer valid.
    virtual Result<bool> renew(const LeasedJob &job, std::chrono::milliseconds duration) = 0;
    /// Ends a lease without a result. The job can be leased again after the delay. Has no effect if the lease is no longer valid.
    virtual Status release(const LeasedJob &job, JobRelease reason, std::chrono::milliseconds delay = {}) = 0;
    /// Stores the result and ends the lease. Returns false, and stores nothing, if the lease is no longer valid.
    virtual Result<bool> complete(const LeasedJob &job, const Json &result) = 0;

    /// Returns jobs with a result that was not collected, in the order of their numbers.
    virtual Result<QList<FinishedJob>> finishedJobs(qint64 run, int limit) = 0;
    /// Removes the results and the responses of these jobs, which the caller has stored.
    virtual Status markCollected(const QList<qint64> &jobs) = 0;

    /// Reserves the maximum cost of a call, so that the calls of all workers cannot exceed the limit together.
    virtual Result<CallReservation> reserve(const LeasedJob &job, const std::optional<Cost> &maxCost) = 0;
    /// Replaces a reservation with the cost of the call, and stores its response. nullopt: the cost is unknown and uses up the limit. Only the first call with
    /// a reservation has an effect.
    virtual Status settle(const LeasedJob &job, qint64 call, const std::optional<Cost> &cost, const std::optional<QueuedResponse> &response) = 0;

    /// Limits the rate of requests that all workers together send to a provider. A burst without pauses has at most the requests of one second.
    virtual Status setRequestRate(const QString &provider, double requestsPerMinute) = 0;
    /// Counts a request and returns zero if it may be sent now. Otherwise, returns the time to wait before the next call.
    virtual Result<std::chrono::milliseconds> acquireRequestPermit(const QString &provider) = 0;
    /// Stops all workers from sending requests to the provider for this duration.
    virtual Status pauseRequests(const QString &provider, std::chrono::milliseconds duration) = 0;
};

} // namespace outcrop
