// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/queue/queuedcalls.h"
#include "app/workspace/openworkspace.h"
#include "core/ports/provider.h"

#include <functional>
#include <memory>

namespace outcrop {

class Providers;

/// The workspace, queue, providers and keys that the jobs of a worker use. All members outlive the jobs.
struct JobContext {
    const OpenedWorkspace &opened;
    JobQueue &queue;
    Provider &provider;            ///< sends each request when the shared request rate allows it
    Providers *providers = nullptr; ///< for embeddings; null: the worker computes none
    KeyRing *keys = nullptr;        ///< for the team's store; null: the worker opens no store
    bool allowsOutside = false;     ///< whether the vault may be outside the workspace
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

struct JobOutcome {
    std::optional<Json> result = {};          ///< nullopt if a call was canceled or could exceed a cost limit
    bool isFailed = false;                    ///< whether the result is a failure, for the worker's counts
    std::optional<CallFailure> failure = {};  ///< the failed call that decides whether the job is retried or left to other workers
    std::optional<Cost> cost = Cost();        ///< cost of the calls; nullopt if it is unknown
    std::optional<Error> costLimitError = {}; ///< set if a call could exceed a cost limit
};

/// The jobs of one queued run, loaded from this workspace.
class RunJobs
{
public:
    virtual ~RunJobs() = default;

    /// Runs one job. Thread-safe. Returns an error if this worker cannot run the jobs of the run, for example because a request differs from the queued one.
    virtual Result<JobOutcome> run(const LeasedJob &job, QueuedCalls &calls, const std::stop_token &stop) const = 0;
};

/// A kind of queued runs.
struct JobKind {
    QString name;
    /// Loads the data that the jobs of a run need. Returns an error if this worker cannot run them.
    std::function<Result<std::unique_ptr<RunJobs>>(const JobContext &context, const QueuedRun &run)> open;
};

/// Returns the kinds of runs that a worker works on.
const QList<JobKind> &jobKinds();

/// Maximum number of times that a job is returned because a provider did not process a request. After that, the failure is the result.
constexpr int maxJobRetries = 5;

/// Returns whether the provider did not process the request, so that a retry is not billed twice.
bool isRetryable(FailureKind kind);
/// Returns whether the failure concerns the keys of this computer, so that other workers may succeed.
bool isKeyFailure(FailureKind kind);
/// Returns whether the job must end without a result because of the failure: a worker with other keys, or a later retry, may succeed.
bool endsJob(const LeasedJob &job, FailureKind kind);

/// Returns a member of an object, or null.
Json jsonMember(const Json &object, const char *name);

} // namespace outcrop
