// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedexperiment.h"

#include "app/experiments/openrun.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuedrun.h"
#include "app/queue/queuedtrial.h"
#include "app/queue/queuemessages.h"

#include <QSet>

#include <algorithm>
#include <chrono>

namespace outcrop {
namespace {

/// Returns the ID of an experiment's run in the queue; nullopt if it is not queued.
Result<std::optional<qint64>> findExperimentRun(JobQueue &queue, const OpenedRun &run)
{
    const Result<std::optional<QueueState>> found = findQueuedRun(queue, [&run](const QueuedRun &one) {
        return one.kind == experimentRunKind && one.name == run.loadedExperiment.setup.name && one.startTime == run.id();
    });
    if (!found)
        return found.error();
    return *found ? std::optional((*found)->run.id) : std::optional<qint64>();
}

/// Collects the results of a queued run.
class ResultCollector
{
public:
    ResultCollector(OpenedRun &run, JobQueue &queue, const QueuedRunSettings &settings, const std::stop_token &stop)
        : m_run(run)
        , m_queue(queue)
        , m_settings(settings)
        , m_stop(stop)
        , m_recordedTrials(run.record.completedTrials())
    {
    }

    /// Collects results until no worker will deliver more, or a stop is requested.
    Result<QueuedRunOutcome> run(qint64 id)
    {
        m_outcome.run.setup = m_run.loadedExperiment.setup;
        m_outcome.run.diagnostics = m_run.loadedExperiment.diagnostics;
        const Result<std::optional<QueueState>> state = waitForRun(
            m_queue, id, m_settings.waits, [this](const FinishedJob &job) { return write(job); }, [this](const QueueState &now) { reportProgress(now); }, m_stop);
        return state ? end(id, *state) : Result<QueuedRunOutcome>(state.error());
    }

    /// Collects the results that are in the queue now.
    Status collectAll(qint64 id)
    {
        return collectResults(m_queue, id, [this](const FinishedJob &job) { return write(job); });
    }

private:
    /// Writes the responses and the result of a job, unless an earlier call wrote them.
    Status write(const FinishedJob &job)
    {
        const std::optional<TrialResult> result = readTrialResult(job.result);
        if (!result)
            return Error{ErrorCode::Invalid, queuemessages::notATrialResult(job.number), {}};
        for (const QueuedResponse &response : job.responses) {
            const std::optional<TimedCall> call = readRecordedCall(response.response);
            if (!call || !m_run.responses || m_run.responses->contains(response.key, response.repeat))
                continue;
            if (const Status recordedStatus = m_run.responses->record(response.key, response.repeat, *call); !recordedStatus)
                return recordedStatus;
        }
        if (m_recordedTrials.contains(result->number))
            return success();
        if (const Status addedStatus = m_run.results.add(toJson(*result), AppendOnlyFile::Sync::Now); !addedStatus)
            return addedStatus;
        m_recordedTrials.insert(result->number);
        m_run.record.results.append(*result);
        if (m_settings.listener.trialMeasured)
            m_settings.listener.trialMeasured(*result);
        return success();
    }

    void reportProgress(const QueueState &state)
    {
        if (!m_settings.listener.progress)
            return;
        const QList<TrialResult> &results = m_run.record.results;
        ExperimentProgress progress;
        progress.done = results.size();
        progress.planned = m_run.record.planned;
        progress.failed = std::count_if(results.begin(), results.end(), [](const TrialResult &one) { return one.isFailed(); });
        progress.spentCost = costOfFinishedCalls(state);
        const auto elapsedTime = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_start);
        if (results.size() > m_doneBefore)
            progress.remainingTime = std::chrono::milliseconds(elapsedTime.count() * (progress.planned - progress.done) / (results.size() - m_doneBefore));
        m_settings.listener.progress(progress);
    }

    Result<QueuedRunOutcome> end(qint64 id, const std::optional<QueueState> &state)
    {
        ExperimentOutcome &outcome = m_outcome.run;
        RunRecord &record = m_run.record;
        if (record.end == RunEnd::Open && record.results.size() >= record.planned) {
            if (const Status endedStatus = m_run.results.add(endJson(RunEnd::Done), AppendOnlyFile::Sync::Now); !endedStatus)
                return endedStatus.error();
            record.end = RunEnd::Done;
        }
        outcome.record = record;
        outcome.isInterrupted = record.end == RunEnd::Open;
        if (state)
            setOutcomeCounts(*state);
        if (outcome.isInterrupted)
            return m_outcome;
        const Status removedStatus = m_queue.remove(id);
        return removedStatus ? Result<QueuedRunOutcome>(m_outcome) : Result<QueuedRunOutcome>(removedStatus.error());
    }

    void setOutcomeCounts(const QueueState &state)
    {
        const QueueProgress progress = progressOf(state);
        m_outcome.uncertainCost = progress.uncertainCost;
        if (!m_outcome.run.isInterrupted)
            return;
        m_outcome.queuedTrials = progress.open;
        m_outcome.abandonedTrials = progress.abandonedJobs;
        m_outcome.run.costLimitError = progress.costLimitError;
    }

    OpenedRun &m_run;
    JobQueue &m_queue;
    const QueuedRunSettings &m_settings;
    const std::stop_token &m_stop;
    QSet<qsizetype> m_recordedTrials;
    const qsizetype m_doneBefore = m_recordedTrials.size();
    const std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    QueuedRunOutcome m_outcome;
};

/// Queues the remaining trials. Returns the ID of the queued run.
Result<qint64> enqueueTrials(const OpenedRun &run, const TrialRunner &runner, JobQueue &queue, const QueuedRunSettings &settings)
{
    QSet<QString> providers;
    const Result<QList<QueuedJob>> jobs = queuedJobsOf(run, runner, providers);
    if (!jobs)
        return jobs.error();
    if (const Status set = setRequestRates(queue, providers, settings.requestsPerMinute); !set)
        return set.error();
    return queue.enqueue(queuedRunOf(run, settings.limits), *jobs);
}

/// Opens the recorded run, even if the experiment has changed since.
Result<OpenedRun> openRecordedRun(const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment, const RunRecord &recorded)
{
    Result<ExperimentResults> results = ExperimentResults::open(opened.folder, loadedExperiment.setup.name);
    if (!results)
        return results.error();
    Result<ExperimentResponses> responses = ExperimentResponses::open(opened.folder, loadedExperiment.setup.name);
    if (!responses)
        return responses.error();
    const Result<RunRecord> record = results->begin(recorded);
    if (!record)
        return record.error();
    return OpenedRun{loadedExperiment, std::move(*results), std::move(*responses), *record};
}

/// Removes the recorded run from the queue before it is archived. Its archive gets the results that were not collected, because they were paid for.
Status endRecordedRun(const OpenedWorkspace &opened, const LoadedExperiment &loadedExperiment, JobQueue &queue, const std::stop_token &stop)
{
    const Result<std::optional<RunRecord>> recorded = loadRecordedRun(opened.folder, loadedExperiment.setup.name);
    if (!recorded || !*recorded)
        return recorded ? success() : Status(recorded.error());
    Result<OpenedRun> run = openRecordedRun(opened, loadedExperiment, **recorded);
    if (!run)
        return run.error();
    const Result<std::optional<qint64>> id = findExperimentRun(queue, *run);
    if (!id || !*id)
        return id ? success() : Status(id.error());
    const QueuedRunSettings silentSettings{};
    const Status collectStatus = ResultCollector(*run, queue, silentSettings, stop).collectAll(**id);
    return collectStatus ? queue.remove(**id) : collectStatus;
}

} // namespace

Result<QueuedRunOutcome> runQueuedExperiment(
    const OpenedWorkspace &opened, const QString &name, JobQueue &queue, const QueuedRunSettings &settings, const std::stop_token &stop)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    if (!loadedExperiment)
        return loadedExperiment.error();
    if (loadedExperiment->setup.stop)
        return Error{ErrorCode::NotAllowed, queuemessages::stopRuleNeedsOrder(name), {}};
    if (const Status endedStatus = settings.startsNewRun ? endRecordedRun(opened, *loadedExperiment, queue, stop) : success(); !endedStatus)
        return endedStatus.error();
    Result<OpenedRun> run = openRun(opened, name, {settings.startsNewRun, true, settings.now});
    if (!run)
        return run.error();
    const Result<TrialRunner> runner = TrialRunner::create(opened, run->loadedExperiment, {nullptr, nullptr}, run->id(), settings.limits);
    if (!runner)
        return runner.error();
    if (const Status same = run->record.end == RunEnd::Open ? checkPrompts(*runner, *run) : success(); !same)
        return same.error();
    const Result<qint64> id = enqueueTrials(*run, *runner, queue, settings);
    return id ? ResultCollector(*run, queue, settings, stop).run(*id) : Result<QueuedRunOutcome>(id.error());
}

} // namespace outcrop
