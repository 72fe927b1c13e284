// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/runworker.h"

#include "adapters/providers/callsettings.h"
#include "app/queue/openqueue.h"
#include "app/queue/pacedprovider.h"
#include "app/queue/queuedcalls.h"
#include "app/queue/queuedtrial.h"
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
constexpr int maxTrialRetries = 5;
constexpr milliseconds firstRetryDelay{500};

/// Returns whether the provider did not process the request, so that a retry is not billed twice.
bool isRetried(FailureKind kind)
{
    return kind == FailureKind::Unreachable || kind == FailureKind::RateLimited || kind == FailureKind::Overloaded;
}

/// Returns whether the failure concerns the keys of this computer, so that other workers may succeed.
bool isKeyFailure(FailureKind kind)
{
    return kind == FailureKind::NoKey || kind == FailureKind::Unauthorized || kind == FailureKind::Quota;
}

/// The experiment of a queued run, as this workspace has it.
struct WorkerRun {
    LoadedExperiment loaded;
    QList<Trial> trials;
    std::optional<TrialRunner> runner; ///< refers to `loaded`
};

/// A job in progress. Its stop source cancels it when its lease is lost.
struct ActiveJob {
    LeasedJob job;
    std::stop_source stop;
};

class QueueWorker
{
public:
    QueueWorker(const OpenedWorkspace &opened, JobQueue &queue, const WorkerSettings &settings, const std::stop_token &stop)
        : m_opened(opened)
        , m_queue(queue)
        , m_settings(settings)
        , m_stop(stop)
        , m_provider(*settings.provider, queue)
        , m_budget(settings.maxCost)
    {
    }

    Result<WorkerOutcome> run()
    {
        const std::jthread heartbeat([this](const std::stop_token &ended) { renewLeases(ended); });
        QThreadPool helpers;
        helpers.setMaxThreadCount(std::max(1, m_settings.concurrency - 1));
        for (int i = 1; i < m_settings.concurrency; ++i)
            helpers.start([this] { work(); });
        work();
        helpers.waitForDone();
        return m_error ? Result<WorkerOutcome>(*m_error) : Result<WorkerOutcome>(m_outcome);
    }

private:
    /// Takes jobs until the worker ends. Called in several threads.
    void work()
    {
        while (beginJob()) {
            const Result<std::optional<LeasedJob>> job = m_queue.lease(request());
            if (!job || !*job)
                cancelJob();
            if (!job)
                return fail(job.error());
            if (*job)
                process(**job);
            else if (isQueueEmpty() || !waitFor(pollInterval, m_stop))
                return;
        }
    }

    /// Counts a job that is about to be leased. Returns false if the worker ends.
    bool beginJob()
    {
        const std::lock_guard locked(m_mutex);
        if (m_isStopping || m_stop.stop_requested() || (m_settings.maxJobs && m_taken >= *m_settings.maxJobs))
            return false;
        ++m_taken;
        return true;
    }

    void cancelJob()
    {
        const std::lock_guard locked(m_mutex);
        --m_taken;
    }

    LeaseRequest request()
    {
        const std::lock_guard locked(m_mutex);
        return {experimentRunKind, m_settings.name, m_settings.lease, m_skipped};
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

    void process(const LeasedJob &job)
    {
        const Result<const WorkerRun *> run = runOf(job.run);
        const Result<Trial> trial = run ? trialOf(job, (*run)->trials, *(*run)->runner) : Result<Trial>(run.error());
        if (!trial)
            return skipRun(job, trial.error().message);
        const std::stop_source stop;
        const std::list<ActiveJob>::iterator active = addActive({job, stop});
        QueuedCalls calls(m_queue, m_budget, job);
        finish(job, runTrial(**run, *trial, calls, stop), calls);
        const std::lock_guard locked(m_mutex);
        m_active.erase(active);
    }

    std::list<ActiveJob>::iterator addActive(const ActiveJob &job)
    {
        const std::lock_guard locked(m_mutex);
        return m_active.insert(m_active.end(), job);
    }

    Result<TrialOutcome> runTrial(const WorkerRun &run, const Trial &trial, QueuedCalls &calls, const std::stop_source &stop)
    {
        const std::stop_callback forward(m_stop, [&stop] { std::stop_source(stop).request_stop(); });
        ExperimentResponder responder(&m_provider, &calls);
        return run.runner->run(trial, responder, calls, stop.get_token());
    }

    /// Loads the experiment of a run, once.
    Result<const WorkerRun *> runOf(const QueuedRun &queued)
    {
        const std::lock_guard locked(m_runMutex);
        std::unique_ptr<WorkerRun> &run = m_runs[queued.id];
        if (run)
            return run.get();
        const Result<LoadedExperiment> loaded = loadExperiment(m_opened, queued.name);
        const Status same = loaded ? checkVersion(queued, *loaded) : Status(loaded.error());
        if (!same)
            return same.error();
        auto made = std::make_unique<WorkerRun>(WorkerRun{*loaded, plannedTrials(loaded->setup, loaded->cases.size()), std::nullopt});
        Result<TrialRunner> runner = TrialRunner::create(m_opened, made->loaded, {&m_provider, nullptr}, queued.started, limitsOf(queued));
        if (!runner)
            return runner.error();
        made->runner.emplace(std::move(*runner));
        run = std::move(made);
        return run.get();
    }

    void finish(const LeasedJob &job, const Result<TrialOutcome> &made, const QueuedCalls &calls)
    {
        if (calls.queueError())
            return fail(*calls.queueError());
        if (!made)
            return skipRun(job, made.error().message);
        if (!made->result) {
            if (calls.isWorkerAtLimit())
                reachCostLimit(*made->costLimitError);
            return release(job, JobRelease::Unchanged);
        }
        const TrialResult &result = *made->result;
        const std::optional<FailureKind> failure = failureFromName(result.failure);
        if (failure && isKeyFailure(*failure)) {
            setKeyFailure({*failure, result.message});
            return skipRun(job, result.message);
        }
        if (failure && isRetried(*failure) && job.retries < maxTrialRetries)
            return retry(job);
        complete(job, *made);
    }

    void complete(const LeasedJob &job, const TrialOutcome &made)
    {
        TrialResult result = *made.result;
        result.time = m_settings.now();
        const Result<bool> stored = m_queue.complete(job, toJson(result));
        if (!stored)
            return fail(stored.error());
        const std::lock_guard locked(m_mutex);
        if (!*stored) {
            ++m_outcome.lost;
            return;
        }
        ++m_outcome.done;
        m_outcome.failed += result.isFailed() ? 1 : 0;
        m_outcome.spent = m_outcome.spent + made.cost;
        if (m_settings.listener.jobEnded)
            m_settings.listener.jobEnded(m_outcome);
    }

    void retry(const LeasedJob &job)
    {
        release(job, JobRelease::Retry, firstRetryDelay * (1 << job.retries));
        const std::lock_guard locked(m_mutex);
        ++m_outcome.retried;
    }

    void release(const LeasedJob &job, JobRelease reason, milliseconds delay = {})
    {
        if (const Status done = m_queue.release(job, reason, delay); !done)
            fail(done.error());
    }

    /// Leaves the run of a job to other workers.
    void skipRun(const LeasedJob &job, const QString &reason)
    {
        {
            const std::lock_guard locked(m_mutex);
            if (!m_skipped.contains(job.run.id)) {
                m_skipped.append(job.run.id);
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

    void reachCostLimit(const Error &error)
    {
        const std::lock_guard locked(m_mutex);
        m_isStopping = true;
        m_outcome.costLimitError = error;
    }

    /// Renews the leases of the jobs in progress, and cancels the jobs whose lease was lost.
    void renewLeases(const std::stop_token &ended)
    {
        constexpr int renewalsPerLease = 3;
        while (waitFor(m_settings.lease / renewalsPerLease, ended)) {
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

    const OpenedWorkspace &m_opened;
    JobQueue &m_queue;
    const WorkerSettings &m_settings;
    const std::stop_token &m_stop;
    PacedProvider m_provider;
    CostBudget m_budget;
    std::mutex m_runMutex;
    std::map<qint64, std::unique_ptr<WorkerRun>> m_runs;
    std::mutex m_mutex; ///< protects all members below
    std::list<ActiveJob> m_active;
    QList<qint64> m_skipped; ///< runs that this worker leaves to others
    qint64 m_taken = 0;
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
