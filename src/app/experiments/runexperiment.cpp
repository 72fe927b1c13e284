// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/runexperiment.h"

#include "app/experiments/experimentresults.h"
#include "app/experiments/experimentrunmessages.h"
#include "core/experiments/armvalues.h"

#include <algorithm>
#include <chrono>

namespace outcrop {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int maxPermanentFailures = 3; ///< consecutive calls with a failure that another call will not fix

bool isPermanentFailure(const TrialResult &result)
{
    static const QStringList kinds{failureName(FailureKind::NoKey), failureName(FailureKind::Unauthorized), failureName(FailureKind::Quota)};
    return kinds.contains(result.failure);
}

/// Runs the remaining trials.
class TrialLoop
{
public:
    TrialLoop(const LoadedExperiment &loaded, TrialRunner &runner, ExperimentResults &file, const RunSettings &settings,
        const std::stop_token &stop)
        : m_loaded(loaded)
        , m_runner(runner)
        , m_file(file)
        , m_settings(settings)
        , m_stop(stop)
    {
    }

    Result<ExperimentOutcome> run(const RunRecord &record)
    {
        m_outcome.setup = m_loaded.setup;
        m_outcome.record = record;
        const QList<Trial> trials = plannedTrials(m_loaded.setup, m_loaded.cases.size());
        const QSet<qsizetype> made = record.made();
        reportProgress();
        for (const Trial &trial : trials) {
            if (made.contains(trial.number) || m_outcome.record.end != RunEnd::Open)
                continue;
            if (m_stop.stop_requested() || m_outcome.isInterrupted || m_outcome.abortReason)
                break;
            if (const Status status = runTrial(trial); !status)
                return status.error();
        }
        return finish();
    }

private:
    Status runTrial(const Trial &trial)
    {
        const Result<std::optional<TrialResult>> made = m_runner.run(trial, m_stop);
        if (!made)
            return made.error();
        if (!*made) {
            m_outcome.isInterrupted = true;
            m_outcome.costLimitError = m_runner.costLimitError();
            return success();
        }
        TrialResult result = **made;
        result.at = m_settings.now();
        const AppendOnlyFile::Sync sync = m_loaded.setup.isOffline() ? AppendOnlyFile::Sync::Later : AppendOnlyFile::Sync::Now;
        if (const Status added = m_file.add(toJson(result), sync); !added)
            return added;
        m_outcome.record.results.append(result);
        m_spent = m_spent + m_runner.lastCost();
        ++m_trialsThisSession;
        if (m_settings.listener.trialMeasured)
            m_settings.listener.trialMeasured(result);
        return updateState(result);
    }

    Status updateState(const TrialResult &result)
    {
        m_permanentFailures = isPermanentFailure(result) ? m_permanentFailures + 1 : 0;
        const InterimResult look = result.warmUp ? InterimResult() : evaluateStoppingRule(m_loaded.setup, m_outcome.record);
        if (look.state)
            m_stopState = look.state;
        reportProgress();
        if (m_permanentFailures >= maxPermanentFailures)
            m_outcome.abortReason = CallFailure{failureFromName(result.failure).value_or(FailureKind::Unauthorized), result.message};
        const bool isDecided =
            look.verdict == InterimVerdict::Difference || look.verdict == InterimVerdict::NoRelevantDifference;
        return isDecided ? end(RunEnd::RuleStopped) : success();
    }

    Status end(RunEnd how)
    {
        m_outcome.record.end = how;
        return m_file.add(endJson(how), AppendOnlyFile::Sync::Now);
    }

    Result<ExperimentOutcome> finish()
    {
        m_outcome.diagnostics = m_loaded.diagnostics + m_runner.diagnostics();
        const bool isComplete = m_outcome.record.results.size() >= m_outcome.record.planned;
        if (m_outcome.record.end == RunEnd::Open && isComplete) {
            if (const Status ended = end(RunEnd::Done); !ended)
                return ended.error();
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
        progress.spent = m_spent;
        progress.stopState = m_stopState;
        const auto elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start);
        if (m_trialsThisSession > 0)
            progress.remainingTime = std::chrono::milliseconds(elapsed.count() * (progress.planned - progress.done) / m_trialsThisSession);
        m_settings.listener.progress(progress);
    }

    const LoadedExperiment &m_loaded;
    TrialRunner &m_runner;
    ExperimentResults &m_file;
    const RunSettings &m_settings;
    const std::stop_token &m_stop;
    ExperimentOutcome m_outcome;
    Clock::time_point m_start = Clock::now();
    qsizetype m_trialsThisSession = 0;
    int m_permanentFailures = 0;
    std::optional<Cost> m_spent = Cost();
    std::optional<AnytimeState> m_stopState;
};

RunRecord newRun(const LoadedExperiment &loaded, const RunSettings &settings)
{
    RunRecord record;
    record.setup = loaded.setup.checksum;
    record.data = loaded.dataChecksum;
    record.started = settings.now();
    record.cases = loaded.cases.size();
    record.planned = plannedTrials(loaded.setup, record.cases).size();
    record.isReplay = !settings.provider && !loaded.setup.isOffline();
    return record;
}

/// Returns NotAllowed if the request of an arm's first recorded trial has changed, because continuing would mix two prompts.
Status checkPrompts(const TrialRunner &runner, const LoadedExperiment &loaded, const RunRecord &record)
{
    const QList<Trial> trials = plannedTrials(loaded.setup, loaded.cases.size());
    QSet<QString> checked;
    for (const TrialResult &made : record.results) {
        if (checked.contains(made.arm) || made.number >= trials.size())
            continue;
        checked.insert(made.arm);
        const Result<bool> same = runner.hasSameRequest(trials.at(made.number), made);
        if (!same)
            return same.error();
        if (!*same)
            return Error{ErrorCode::NotAllowed, experimentrunmessages::promptsChanged(made.arm),
                         {resultsPath(loaded.setup.name), {}}};
    }
    return success();
}

} // namespace

Result<ExperimentOutcome> runExperiment(const OpenedWorkspace &opened, const QString &name, const RunSettings &settings, const std::stop_token &stop)
{
    const Result<LoadedExperiment> loaded = loadExperiment(opened, name);
    if (!loaded)
        return loaded.error();
    Result<ExperimentResults> file = ExperimentResults::open(opened.folder, name);
    if (!file)
        return file.error();
    if (const Status aside = settings.restart ? file->archive() : success(); !aside)
        return aside.error();
    std::optional<ExperimentResponses> answers;
    if (!loaded->setup.isOffline()) {
        Result<ExperimentResponses> kept = ExperimentResponses::open(opened.folder, name);
        if (!kept)
            return kept.error();
        answers.emplace(std::move(*kept));
        if (const Status aside =
                settings.restart && settings.provider ? answers->archive(opened.folder, name) : success();
            !aside)
            return aside.error();
    }
    const Result<RunRecord> record = file->begin(newRun(*loaded, settings));
    if (!record)
        return record.error();
    const QString run = record->started.toUTC().toString(Qt::ISODateWithMs);
    Result<TrialRunner> runner =
        TrialRunner::create(opened, *loaded, {settings.provider, answers ? &*answers : nullptr}, run, settings.limits);
    if (!runner)
        return runner.error();
    if (const Status same = record->end == RunEnd::Open ? checkPrompts(*runner, *loaded, *record) : success(); !same)
        return same.error();
    return TrialLoop(*loaded, *runner, *file, settings, stop).run(*record);
}

Result<ExperimentReport> reportOnRecordedRun(const OpenedWorkspace &opened, const QString &name)
{
    const Result<LoadedExperiment> loaded = loadExperiment(opened, name);
    if (!loaded)
        return loaded.error();
    const Result<std::optional<RunRecord>> record = recordedRun(opened.folder, name);
    if (!record)
        return record.error();
    if (!*record)
        return Error{ErrorCode::NotFound, experimentrunmessages::notRun(name), {}};
    ExperimentReport report = reportOn(loaded->setup, **record);
    if ((*record)->setup != loaded->setup.checksum || (*record)->data != loaded->dataChecksum)
        report.cautions.prepend(experimentrunmessages::changedSince());
    return report;
}

} // namespace outcrop
