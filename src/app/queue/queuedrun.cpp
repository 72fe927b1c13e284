// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedrun.h"

#include "adapters/providers/callsettings.h"
#include "app/queue/queuemessages.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr std::chrono::milliseconds collectInterval{500};
constexpr int jobsPerCollection = 200;

/// Returns whether no worker will deliver more results.
bool isOver(const QueueState &state)
{
    return state.leasedJobs == 0 && (state.waiting == 0 || state.isAtCostLimit);
}

} // namespace

std::optional<Cost> costOfFinishedCalls(const QueueState &state)
{
    return state.unpricedCalls > 0 ? std::nullopt : std::optional(state.spentCost);
}

QueueProgress progressOf(const QueueState &state)
{
    QueueProgress progress{state.waiting + state.leasedJobs, state.abandonedJobs, state.uncertainCost, costOfFinishedCalls(state)};
    if (state.isAtCostLimit)
        progress.costLimitError = Error{ErrorCode::NotAllowed, queuemessages::runAtCostLimit(toText(state.run.maxCost), toText(state.spentCost), toText(state.uncertainCost)), {}};
    return progress;
}

Result<std::optional<QueueState>> findQueuedRun(JobQueue &queue, const std::function<bool(const QueuedRun &)> &isWanted)
{
    const Result<QList<QueueState>> states = queue.states();
    if (!states)
        return states.error();
    const auto found = std::find_if(states->begin(), states->end(), [&isWanted](const QueueState &state) { return isWanted(state.run); });
    return found == states->end() ? std::optional<QueueState>() : std::optional(*found);
}

Result<std::optional<QueueState>> findSameRun(JobQueue &queue, const QueuedRun &run)
{
    return findQueuedRun(queue, [&run](const QueuedRun &one) { return one.kind == run.kind && one.name == run.name && one.details == run.details; });
}

Status setRequestRates(JobQueue &queue, const QSet<QString> &providers, const std::optional<double> &requestsPerMinute)
{
    for (const QString &provider : requestsPerMinute ? providers : QSet<QString>()) {
        if (const Status set = queue.setRequestRate(provider, *requestsPerMinute); !set)
            return set;
    }
    return success();
}

Status collectResults(JobQueue &queue, qint64 run, const JobWriter &write)
{
    for (;;) {
        const Result<QList<FinishedJob>> jobs = queue.finishedJobs(run, jobsPerCollection);
        if (!jobs || jobs->isEmpty())
            return jobs ? success() : Status(jobs.error());
        QList<qint64> ids;
        for (const FinishedJob &job : *jobs) {
            if (const Status written = write(job); !written)
                return written;
            ids.append(job.id);
        }
        if (const Status markStatus = queue.markCollected(ids); !markStatus)
            return markStatus;
    }
}

Result<std::optional<QueueState>> waitForRun(
    JobQueue &queue, qint64 run, bool waits, const JobWriter &write, const std::function<void(const QueueState &)> &progress, const std::stop_token &stop)
{
    for (;;) {
        const Result<std::optional<QueueState>> state = findQueuedRun(queue, [run](const QueuedRun &one) { return one.id == run; }); // read first, so that no result arrives unseen
        const Status collectStatus = state && write ? collectResults(queue, run, write) : success();
        if (!collectStatus)
            return collectStatus.error();
        if (!state || !*state)
            return state;
        if (progress)
            progress(**state);
        if (isOver(**state) || !waits || !waitFor(collectInterval, stop))
            return state;
    }
}

} // namespace outcrop
