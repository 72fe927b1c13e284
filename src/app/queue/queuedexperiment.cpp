// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedexperiment.h"

#include "adapters/providers/callsettings.h"
#include "app/experiments/openrun.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuedtrial.h"
#include "app/queue/queuemessages.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

constexpr std::chrono::milliseconds collectInterval{500};
constexpr int jobsPerCollection = 200;

Result<std::optional<QueueState>> readRunState(JobQueue &queue, qint64 run)
{
    const Result<QList<QueueState>> states = queue.states();
    if (!states)
        return states.error();
    const auto found = std::find_if(states->begin(), states->end(), [run](const QueueState &state) { return state.run.id == run; });
    return found == states->end() ? std::optional<QueueState>() : std::optional(*found);
}

/// Returns the ID of an experiment's run in the queue; nullopt if it is not queued.
Result<std::optional<qint64>> findQueuedRun(JobQueue &queue, const OpenedRun &run)
{
    const Result<QList<QueueState>> states = queue.states();
    if (!states)
        return states.error();
    const auto found = std::find_if(states->begin(), states->end(), [&run](const QueueState &state) {
        return state.run.kind == experimentRunKind && state.run.name == run.loaded.setup.name && state.run.started == run.id();
    });
    return found == states->end() ? std::optional<qint64>() : std::optional(found->run.id);
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
        , m_made(run.record.completedTrials())
    {
    }

    /// Collects results until no worker will deliver more, or a stop is requested.
    Result<QueuedRunOutcome> run(qint64 id)
    {
        m_outcome.run.setup = m_run.loaded.setup;
        m_outcome.run.diagnostics = m_run.loaded.diagnostics;
        for (;;) {
            const Result<std::optional<QueueState>> state = readRunState(m_queue, id); // read first, so that no result arrives unseen
            const Status collected = state ? collectAll(id) : Status(state.error());
            if (!collected)
                return collected.error();
            if (!*state || isOver(**state))
                return end(id, *state);
            if (!m_settings.waits || !waitFor(collectInterval, m_stop))
                return end(id, *state);
        }
    }

    /// Collects the results that are in the queue now.
    Status collectAll(qint64 id)
    {
        for (;;) {
            const Result<QList<FinishedJob>> jobs = m_queue.finishedJobs(id, jobsPerCollection);
            if (!jobs || jobs->isEmpty())
                return jobs ? success() : Status(jobs.error());
            QList<qint64> ids;
            for (const FinishedJob &job : *jobs) {
                if (const Status written = write(job); !written)
                    return written;
                ids.append(job.id);
            }
            if (const Status marked = m_queue.markCollected(ids); !marked)
                return marked;
        }
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
            if (const Status recorded = m_run.responses->record(response.key, response.repeat, *call); !recorded)
                return recorded;
        }
        if (m_made.contains(result->number))
            return success();
        if (const Status added = m_run.results.add(toJson(*result), AppendOnlyFile::Sync::Now); !added)
            return added;
        m_made.insert(result->number);
        m_run.record.results.append(*result);
        if (m_settings.listener.trialMeasured)
            m_settings.listener.trialMeasured(*result);
        return success();
    }

    /// Returns whether no worker will deliver more results. Reports the progress.
    bool isOver(const QueueState &state)
    {
        reportProgress(state);
        return state.leased == 0 && (state.waiting == 0 || state.isAtCostLimit);
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
        progress.spent = state.unpricedCalls > 0 ? std::nullopt : std::optional(state.spent);
        const auto elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_start);
        if (results.size() > m_doneBefore)
            progress.remainingTime = std::chrono::milliseconds(elapsed.count() * (progress.planned - progress.done) / (results.size() - m_doneBefore));
        m_settings.listener.progress(progress);
    }

    Result<QueuedRunOutcome> end(qint64 id, const std::optional<QueueState> &state)
    {
        ExperimentOutcome &outcome = m_outcome.run;
        RunRecord &record = m_run.record;
        if (record.end == RunEnd::Open && record.results.size() >= record.planned) {
            if (const Status ended = m_run.results.add(endJson(RunEnd::Done), AppendOnlyFile::Sync::Now); !ended)
                return ended.error();
            record.end = RunEnd::Done;
        }
        outcome.record = record;
        outcome.isInterrupted = record.end == RunEnd::Open;
        if (state)
            describe(*state);
        if (outcome.isInterrupted)
            return m_outcome;
        const Status removed = m_queue.remove(id);
        return removed ? Result<QueuedRunOutcome>(m_outcome) : Result<QueuedRunOutcome>(removed.error());
    }

    void describe(const QueueState &state)
    {
        m_outcome.uncertain = state.uncertain;
        if (!m_outcome.run.isInterrupted)
            return;
        m_outcome.queuedTrials = state.waiting + state.leased;
        m_outcome.givenUpTrials = state.givenUp;
        if (state.isAtCostLimit)
            m_outcome.run.costLimitError = Error{ErrorCode::NotAllowed, queuemessages::runAtCostLimit(toText(state.run.maxCost), toText(state.spent), toText(state.uncertain)), {}};
    }

    OpenedRun &m_run;
    JobQueue &m_queue;
    const QueuedRunSettings &m_settings;
    const std::stop_token &m_stop;
    QSet<qsizetype> m_made;
    const qsizetype m_doneBefore = m_made.size();
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
    for (const QString &provider : settings.requestsPerMinute ? providers : QSet<QString>()) {
        if (const Status set = queue.setRequestRate(provider, *settings.requestsPerMinute); !set)
            return set.error();
    }
    return queue.enqueue(queuedRunOf(run, settings.limits), *jobs);
}

/// Opens the recorded run, even if the experiment has changed since.
Result<OpenedRun> openRecordedRun(const OpenedWorkspace &opened, const LoadedExperiment &loaded, const RunRecord &recorded)
{
    Result<ExperimentResults> results = ExperimentResults::open(opened.folder, loaded.setup.name);
    if (!results)
        return results.error();
    Result<ExperimentResponses> responses = ExperimentResponses::open(opened.folder, loaded.setup.name);
    if (!responses)
        return responses.error();
    const Result<RunRecord> record = results->begin(recorded);
    if (!record)
        return record.error();
    return OpenedRun{loaded, std::move(*results), std::move(*responses), *record};
}

/// Removes the recorded run from the queue before it is archived. Its archive gets the results that were not collected, because they were paid for.
Status endRecordedRun(const OpenedWorkspace &opened, const LoadedExperiment &loaded, JobQueue &queue, const std::stop_token &stop)
{
    const Result<std::optional<RunRecord>> recorded = recordedRun(opened.folder, loaded.setup.name);
    if (!recorded || !*recorded)
        return recorded ? success() : Status(recorded.error());
    Result<OpenedRun> run = openRecordedRun(opened, loaded, **recorded);
    if (!run)
        return run.error();
    const Result<std::optional<qint64>> id = findQueuedRun(queue, *run);
    if (!id || !*id)
        return id ? success() : Status(id.error());
    const QueuedRunSettings silent{};
    const Status collected = ResultCollector(*run, queue, silent, stop).collectAll(**id);
    return collected ? queue.remove(**id) : collected;
}

} // namespace

Result<QueuedRunOutcome> runQueuedExperiment(
    const OpenedWorkspace &opened, const QString &name, JobQueue &queue, const QueuedRunSettings &settings, const std::stop_token &stop)
{
    const Result<LoadedExperiment> loaded = loadExperiment(opened, name);
    if (!loaded)
        return loaded.error();
    if (loaded->setup.stop)
        return Error{ErrorCode::NotAllowed, queuemessages::stopRuleNeedsOrder(name), {}};
    if (const Status ended = settings.startsNewRun ? endRecordedRun(opened, *loaded, queue, stop) : success(); !ended)
        return ended.error();
    Result<OpenedRun> run = openRun(opened, name, {settings.startsNewRun, true, settings.now});
    if (!run)
        return run.error();
    const Result<TrialRunner> runner = TrialRunner::create(opened, run->loaded, {nullptr, nullptr}, run->id(), settings.limits);
    if (!runner)
        return runner.error();
    if (const Status same = run->record.end == RunEnd::Open ? checkPrompts(*runner, *run) : success(); !same)
        return same.error();
    const Result<qint64> id = enqueueTrials(*run, *runner, queue, settings);
    return id ? ResultCollector(*run, queue, settings, stop).run(*id) : Result<QueuedRunOutcome>(id.error());
}

} // namespace outcrop
