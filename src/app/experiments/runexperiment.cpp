// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/runexperiment.h"

#include "app/experiments/experimentrunmessages.h"
#include "app/experiments/openrun.h"
#include "core/experiments/armvalues.h"

#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>

namespace outcrop {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int maxPermanentFailures = 3; ///< consecutive calls with a failure that another call will not fix

bool isPermanentFailure(const TrialResult &result)
{
    static const QStringList kinds{failureName(FailureKind::NoKey), failureName(FailureKind::Unauthorized), failureName(FailureKind::Quota)};
    return kinds.contains(result.failure);
}

/// Runs the remaining trials, several in parallel, and writes their results in the order of the trials.
class TrialLoop
{
public:
    TrialLoop(const LoadedExperiment &loadedExperiment, TrialRunner &runner, ExperimentResults &file, const RunSettings &settings,
        const std::stop_token &stop)
        : m_loadedExperiment(loadedExperiment)
        , m_runner(runner)
        , m_file(file)
        , m_settings(settings)
        , m_stop(stop)
    {
    }

    Result<ExperimentOutcome> run(const RunRecord &record)
    {
        m_outcome.setup = m_loadedExperiment.setup;
        m_outcome.record = record;
        const QSet<qsizetype> finishedTrials = record.completedTrials();
        QList<Trial> warmUps;
        QList<Trial> counted;
        for (const Trial &trial : plannedTrials(m_loadedExperiment.setup, m_loadedExperiment.cases.size())) {
            if (!finishedTrials.contains(trial.number))
                (trial.isWarmUp ? warmUps : counted).append(trial);
        }
        reportProgress();
        runTrialsInParallel(warmUps); // all of them end before the first counted trial
        runTrialsInParallel(counted);
        return m_error ? Result<ExperimentOutcome>(*m_error) : finish();
    }

private:
    void runTrialsInParallel(const QList<Trial> &trials)
    {
        m_trials = trials;
        m_nextStart = 0;
        m_doneTrials.clear();
        m_nextTrial = 0;
        const int threads = std::min<int>(parallelTrials(m_loadedExperiment.setup, m_settings.concurrency), static_cast<int>(trials.size()));
        QThreadPool helpers;
        helpers.setMaxThreadCount(std::max(1, threads - 1));
        for (int i = 1; i < threads; ++i)
            helpers.start([this] { runTrials(); });
        runTrials();
        helpers.waitForDone();
    }

    /// Runs trials until none is left. Called in several threads.
    void runTrials()
    {
        while (const std::optional<qsizetype> index = takeNextTrial()) {
            const Result<TrialOutcome> outcome = m_runner.run(m_trials.at(*index), m_stop);
            const std::lock_guard locked(m_mutex);
            m_doneTrials.emplace(*index, outcome);
            m_isStopping = m_isStopping || !outcome || !outcome->result;
            checkPermanentFailures(outcome);
            for (auto next = m_doneTrials.find(m_nextTrial); next != m_doneTrials.end(); next = m_doneTrials.find(++m_nextTrial)) {
                addOutcome(next->second);
                m_doneTrials.erase(next);
            }
        }
    }

    std::optional<qsizetype> takeNextTrial()
    {
        const std::lock_guard locked(m_mutex);
        const bool isOver = m_isStopping || m_stop.stop_requested() || m_outcome.record.end != RunEnd::Open || m_outcome.abortReason;
        return isOver || m_nextStart >= m_trials.size() ? std::nullopt : std::optional(m_nextStart++);
    }

    /// Ends the run after several permanent failures in a row, in the order in which trials end: a slow trial does not delay the end.
    void checkPermanentFailures(const Result<TrialOutcome> &outcome)
    {
        if (!outcome || !outcome->result)
            return;
        m_permanentFailures = isPermanentFailure(*outcome->result) ? m_permanentFailures + 1 : 0;
        if (m_permanentFailures >= maxPermanentFailures)
            m_outcome.abortReason = CallFailure{failureFromName(outcome->result->failure).value_or(FailureKind::Unauthorized), outcome->result->message};
    }

    void addOutcome(const Result<TrialOutcome> &outcome)
    {
        if (m_error)
            return;
        if (!outcome) {
            m_error = outcome.error();
            return;
        }
        addFindings(outcome->diagnostics);
        m_spentCost = m_spentCost + outcome->cost;
        if (!outcome->result && !m_outcome.costLimitError)
            m_outcome.costLimitError = outcome->costLimitError;
        if (const Status addedStatus = outcome->result ? addResult(*outcome) : success(); !addedStatus) {
            m_error = addedStatus.error();
            m_isStopping = true;
        }
    }

    Status addResult(const TrialOutcome &outcome)
    {
        TrialResult result = *outcome.result;
        result.time = m_settings.now();
        const AppendOnlyFile::Sync sync = m_loadedExperiment.setup.isOffline() ? AppendOnlyFile::Sync::Later : AppendOnlyFile::Sync::Now;
        if (const Status addedStatus = m_file.add(toJson(result), sync); !addedStatus)
            return addedStatus;
        m_outcome.record.results.append(result);
        ++m_trialsThisSession;
        if (m_settings.listener.trialMeasured)
            m_settings.listener.trialMeasured(result);
        return updateState(result);
    }

    void addFindings(const Diagnostics &found)
    {
        for (const Diagnostic &one : found) {
            if (std::none_of(m_findings.begin(), m_findings.end(), [&one](const Diagnostic &other) { return isSameFinding(other, one); }))
                m_findings.append(one);
        }
    }

    Status updateState(const TrialResult &result)
    {
        const InterimResult interimResult = result.isWarmUp ? InterimResult() : evaluateStoppingRule(m_loadedExperiment.setup, m_outcome.record);
        if (interimResult.state)
            m_stopState = interimResult.state;
        reportProgress();
        const bool isDecided =
            interimResult.verdict == InterimVerdict::Difference || interimResult.verdict == InterimVerdict::NoRelevantDifference;
        return isDecided ? end(RunEnd::RuleStopped) : success();
    }

    Status end(RunEnd runEnd)
    {
        m_outcome.record.end = runEnd;
        return m_file.add(endJson(runEnd), AppendOnlyFile::Sync::Now);
    }

    Result<ExperimentOutcome> finish()
    {
        m_outcome.diagnostics = m_loadedExperiment.diagnostics + m_findings;
        const bool isComplete = m_outcome.record.results.size() >= m_outcome.record.planned;
        if (m_outcome.record.end == RunEnd::Open && isComplete) {
            if (const Status endedStatus = end(RunEnd::Done); !endedStatus)
                return endedStatus.error();
        }
        m_outcome.isInterrupted = m_outcome.record.end == RunEnd::Open;
        return m_outcome;
    }

    void reportProgress()
    {
        if (!m_settings.listener.progress)
            return;
        ExperimentProgress progress;
        progress.done = m_outcome.record.results.size();
        progress.planned = m_outcome.record.planned;
        progress.failed = std::count_if(m_outcome.record.results.begin(), m_outcome.record.results.end(), [](const TrialResult &one) { return one.isFailed(); });
        progress.spentCost = m_spentCost;
        progress.stopState = m_stopState;
        const auto elapsedTime = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start);
        if (m_trialsThisSession > 0)
            progress.remainingTime = std::chrono::milliseconds(elapsedTime.count() * (progress.planned - progress.done) / m_trialsThisSession);
        m_settings.listener.progress(progress);
    }

    const LoadedExperiment &m_loadedExperiment;
    TrialRunner &m_runner;
    ExperimentResults &m_file;
    const RunSettings &m_settings;
    const std::stop_token &m_stop;
    std::mutex m_mutex; ///< protects all members below
    QList<Trial> m_trials;
    qsizetype m_nextStart = 0;                           ///< index of the next trial to start
    std::map<qsizetype, Result<TrialOutcome>> m_doneTrials; ///< completed trials that follow one that is still running, by index
    qsizetype m_nextTrial = 0;                        ///< index of the next trial to write
    bool m_isStopping = false;
    std::optional<Error> m_error;
    Diagnostics m_findings;
    ExperimentOutcome m_outcome;
    Clock::time_point m_start = Clock::now();
    qsizetype m_trialsThisSession = 0;
    int m_permanentFailures = 0;
    std::optional<Cost> m_spentCost = Cost();
    std::optional<AnytimeState> m_stopState;
};

} // namespace

int parallelTrials(const ExperimentSetup &setup, int concurrency)
{
    return setup.stop ? 1 : concurrency;
}

Result<ExperimentOutcome> runExperiment(const OpenedWorkspace &opened, const QString &name, const RunSettings &settings, const std::stop_token &stop)
{
    Result<OpenedRun> run = openRun(opened, name, {settings.startsNewRun, settings.provider != nullptr, settings.now});
    if (!run)
        return run.error();
    Result<TrialRunner> runner = TrialRunner::create(
        opened, run->loadedExperiment, {settings.provider, run->responses ? &*run->responses : nullptr}, run->id(), settings.limits);
    if (!runner)
        return runner.error();
    if (const Status same = run->record.end == RunEnd::Open ? checkPrompts(*runner, *run) : success(); !same)
        return same.error();
    return TrialLoop(run->loadedExperiment, *runner, run->results, settings, stop).run(run->record);
}

Result<ExperimentReport> reportOnRecordedRun(const OpenedWorkspace &opened, const QString &name)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    if (!loadedExperiment)
        return loadedExperiment.error();
    const Result<std::optional<RunRecord>> record = loadRecordedRun(opened.folder, name);
    if (!record)
        return record.error();
    if (!*record)
        return Error{ErrorCode::NotFound, experimentrunmessages::notRun(name), {}};
    ExperimentReport report = createReport(loadedExperiment->setup, **record);
    if (!checkRecordedVersion(**record, name, loadedExperiment->setup.checksum, loadedExperiment->dataChecksum))
        report.cautions.prepend(experimentrunmessages::changedSince());
    return report;
}

} // namespace outcrop
