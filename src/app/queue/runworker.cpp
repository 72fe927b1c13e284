// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/runworker.h"

#include "adapters/providers/callsettings.h"
#include "app/experiments/costbudget.h"
#include "app/queue/jobkind.h"
#include "app/queue/pacedprovider.h"
#include "app/queue/queuemessages.h"

#include <QThreadPool>

#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace outcrop {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds pollInterval{500};
constexpr milliseconds firstRetryDelay{500};

/// A job in progress. Its stop source cancels it when its lease is lost.
struct ActiveJob {
    LeasedJob job;
    std::stop_source stop;
};

QStringList kindNames()
{
    QStringList names;
    for (const JobKind &kind : jobKinds())
        names.append(kind.name);
    return names;
}

class QueueWorker
{
public:
    QueueWorker(const OpenedWorkspace &opened, JobQueue &queue, const WorkerSettings &settings, const std::stop_token &stop)
        : m_queue(queue)
        , m_settings(settings)
        , m_stop(stop)
        , m_provider(*settings.provider, queue)
        , m_context{opened, queue, m_provider, settings.providers, settings.keys, settings.allowsOutside, settings.now}
        , m_budget(settings.maxCost)
    {
    }

    Result<WorkerOutcome> run()
    {
        const std::jthread heartbeat([this](const std::stop_token &stopToken) { renewLeases(stopToken); });
        QThreadPool helpers;
        helpers.setMaxThreadCount(std::max(1, m_settings.concurrency - 1));
        for (int i = 1; i < m_settings.concurrency; ++i)
            helpers.start([this] { processJobs(); });
        processJobs();
        helpers.waitForDone();
        return m_error ? Result<WorkerOutcome>(*m_error) : Result<WorkerOutcome>(m_outcome);
    }

private:
    /// Takes jobs until the worker ends. Called in several threads.
    void processJobs()
    {
        while (beginJob()) {
            const Result<std::optional<LeasedJob>> job = m_queue.lease(request());
            if (!job || !*job)
                cancelJob();
            if (!job)
                return fail(job.error());
            if (*job)
                processJob(**job);
            else if (isQueueEmpty() || !waitFor(pollInterval, m_stop))
                return;
        }
    }

    /// Counts a job that is about to be leased. Returns false if the worker ends.
    bool beginJob()
    {
        const std::lock_guard locked(m_mutex);
        if (m_isStopping || m_stop.stop_requested() || (m_settings.maxJobs && m_takenJobs >= *m_settings.maxJobs))
            return false;
        ++m_takenJobs;
        return true;
    }

    void cancelJob()
    {
        const std::lock_guard locked(m_mutex);
        --m_takenJobs;
    }

    LeaseRequest request()
    {
        const std::lock_guard locked(m_mutex);
        return {kindNames(), m_settings.name, m_settings.lease, m_skippedRuns};
    }

    bool isQueueEmpty()
    {
        if (!m_settings.stopsWhenEmpty)
            return false;
        const Result<qint64> open = m_queue.openJobCount(request());
        if (!open)
            fail(open.error());
        return !open || *open == 0;
    }

    void fail(const Error &error)
    {
        const std::lock_guard locked(m_mutex);
        m_isStopping = true;
        if (!m_error)
            m_error = error;
    }

    void processJob(const LeasedJob &job)
    {
        const Result<const RunJobs *> jobs = jobsOf(job.run);
        if (!jobs)
            return skipRun(job, jobs.error().message);
        const std::stop_source stop;
        const std::list<ActiveJob>::iterator active = addActive({job, stop});
        QueuedCalls calls(m_queue, m_budget, job);
        finish(job, runJob(**jobs, job, calls, stop), calls);
        const std::lock_guard locked(m_mutex);
        m_active.erase(active);
    }

    std::list<ActiveJob>::iterator addActive(const ActiveJob &job)
    {
        const std::lock_guard locked(m_mutex);
        return m_active.insert(m_active.end(), job);
    }

    Result<JobOutcome> runJob(const RunJobs &jobs, const LeasedJob &job, QueuedCalls &calls, const std::stop_source &stop)
    {
        const std::stop_callback forward(m_stop, [&stop] { std::stop_source(stop).request_stop(); });
        return jobs.run(job, calls, stop.get_token());
    }

    /// Returns the jobs of a run, which are loaded at the first call. Errors: Invalid for an unknown kind of run, and those of JobKind::open().
    Result<const RunJobs *> jobsOf(const QueuedRun &queued)
    {
        const std::lock_guard locked(m_runMutex);
        std::unique_ptr<RunJobs> &jobs = m_runs[queued.id];
        if (jobs)
            return jobs.get();
        const QList<JobKind> &kinds = jobKinds();
        const auto kind = std::find_if(kinds.begin(), kinds.end(), [&queued](const JobKind &one) { return one.name == queued.kind; });
        if (kind == kinds.end())
            return Error{ErrorCode::Invalid, queuemessages::unknownKind(queued.kind), {}};
        Result<std::unique_ptr<RunJobs>> opened = kind->open(m_context, queued);
        if (!opened)
            return opened.error();
        jobs = std::move(*opened);
        return jobs.get();
    }

    void finish(const LeasedJob &job, const Result<JobOutcome> &outcome, const QueuedCalls &calls)
    {
        if (calls.queueError())
            return fail(*calls.queueError());
        if (!outcome)
            return skipRun(job, outcome.error().message);
        if (outcome->failure && isKeyFailure(outcome->failure->kind)) {
            setKeyFailure(*outcome->failure);
            return skipRun(job, outcome->failure->message);
        }
        if (outcome->failure && endsJob(job, outcome->failure->kind))
            return retry(job);
        if (outcome->result)
            return complete(job, *outcome);
        if (calls.isWorkerAtLimit() && outcome->costLimitError)
            stopAtCostLimit(*outcome->costLimitError);
        release(job, JobRelease::Unchanged);
    }

    void complete(const LeasedJob &job, const JobOutcome &outcome)
    {
        const Result<bool> stored = m_queue.complete(job, *outcome.result);
        if (!stored)
            return fail(stored.error());
        const std::lock_guard locked(m_mutex);
        if (!*stored) {
            ++m_outcome.lostJobs;
            return;
        }
        ++m_outcome.done;
        m_outcome.failed += outcome.isFailed ? 1 : 0;
        m_outcome.spentCost = m_outcome.spentCost + outcome.cost;
        if (m_settings.listener.jobEnded)
            m_settings.listener.jobEnded(m_outcome);
    }

    void retry(const LeasedJob &job)
    {
        release(job, JobRelease::Retry, firstRetryDelay * (1 << job.retries));
        const std::lock_guard locked(m_mutex);
        ++m_outcome.retriedJobs;
    }

    void release(const LeasedJob &job, JobRelease reason, milliseconds delay = {})
    {
        if (const Status doneStatus = m_queue.release(job, reason, delay); !doneStatus)
            fail(doneStatus.error());
    }

    /// Leaves the run of a job to other workers.
    void skipRun(const LeasedJob &job, const QString &reason)
    {
        {
            const std::lock_guard locked(m_mutex);
            if (!m_skippedRuns.contains(job.run.id)) {
                m_skippedRuns.append(job.run.id);
                m_outcome.skippedRuns.append(queuemessages::cannotRun(job.run.name, reason));
                if (m_settings.listener.runSkipped)
                    m_settings.listener.runSkipped(m_outcome.skippedRuns.last());
            }
        }
        release(job, JobRelease::Unchanged);
    }

    void setKeyFailure(const CallFailure &failure)
    {
        const std::lock_guard locked(m_mutex);
        m_outcome.keyFailure = failure;
    }

    void stopAtCostLimit(const Error &error)
    {
        const std::lock_guard locked(m_mutex);
        m_isStopping = true;
        m_outcome.costLimitError = error;
    }

    /// Renews the leases of the jobs in progress, and cancels the jobs whose lease was lost.
    void renewLeases(const std::stop_token &stopToken)
    {
        constexpr int renewalsPerLease = 3;
        while (waitFor(m_settings.lease / renewalsPerLease, stopToken)) {
            for (const ActiveJob &active : activeJobs()) {
                const Result<bool> isValid = m_queue.renew(active.job, m_settings.lease);
                if (isValid && !*isValid)
                    std::stop_source(active.stop).request_stop();
            }
        }
    }

    /// Returns copies of the jobs in progress, which share the stop sources of the originals.
    std::list<ActiveJob> activeJobs()
    {
        const std::lock_guard locked(m_mutex);
        return m_active;
    }

    JobQueue &m_queue;
    const WorkerSettings &m_settings;
    const std::stop_token &m_stop;
    PacedProvider m_provider;
    const JobContext m_context;
    CostBudget m_budget;
    std::mutex m_runMutex;
    std::map<qint64, std::unique_ptr<RunJobs>> m_runs;
    std::mutex m_mutex; ///< protects all members below
    std::list<ActiveJob> m_active;
    QList<qint64> m_skippedRuns; ///< runs that this worker leaves to others
    qint64 m_takenJobs = 0;
    bool m_isStopping = false;
    std::optional<Error> m_error;
    WorkerOutcome m_outcome;
};

} // namespace

Result<WorkerOutcome> runWorker(const OpenedWorkspace &opened, JobQueue &queue, const WorkerSettings &settings, const std::stop_token &stop)
{
    return QueueWorker(opened, queue, settings, stop).run();
}

} // namespace outcrop
