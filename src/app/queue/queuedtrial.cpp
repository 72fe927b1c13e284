// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedtrial.h"

#include "app/queue/openqueue.h"
#include "app/queue/queuemessages.h"
#include "core/portability/recordedresponses.h"

#include <QHash>

namespace outcrop {
namespace {

Json paramsJson(const GenerationParams &params)
{
    Json json = Json::object();
    for (const GenerationParam &param : params.all())
        json[param.name.toStdString()] = param.value;
    return json;
}

void addJudgeAndToolProviders(const ExperimentSetup &setup, QSet<QString> &providers)
{
    if (setup.judge && !setup.judge->provider.isEmpty())
        providers.insert(setup.judge->provider);
    if (setup.tools.replies.model && !setup.tools.replies.model->provider.isEmpty())
        providers.insert(setup.tools.replies.model->provider);
}

/// Returns the limits of a run, without the maximum cost, which the queue applies.
TrialLimits limitsOf(const QueuedRun &run)
{
    TrialLimits limits;
    const Json params = jsonMember(run.details, "params");
    if (params.is_object()) {
        for (const auto &param : params.items())
            limits.params.set({QString::fromStdString(param.key()), param.value(), {}});
    }
    limits.isForced = jsonMember(run.details, "forced") == Json(true);
    return limits;
}

/// Returns why a worker cannot run the trials of a run with this experiment, or success.
Status checkVersion(const QueuedRun &run, const LoadedExperiment &loadedExperiment)
{
    const bool isSame = qString(jsonMember(run.details, "setup")) == loadedExperiment.setup.checksum && qString(jsonMember(run.details, "data")) == loadedExperiment.dataChecksum;
    return isSame ? success() : Status(Error{ErrorCode::NotAllowed, queuemessages::otherVersion(run.name), {}});
}

/// Returns the trial of a job. Errors: NotAllowed if the request that it sends here differs from the queued one.
Result<Trial> trialOf(const LeasedJob &job, const QList<Trial> &trials, const TrialRunner &runner)
{
    if (job.number < 0 || job.number >= trials.size())
        return Error{ErrorCode::NotAllowed, queuemessages::unknownTrial(job.number, job.run.name), {}};
    const Trial &trial = trials.at(job.number);
    const Result<RenderedRequest> request = runner.request(trial);
    if (!request)
        return request.error();
    if (requestKey(*request) != qString(jsonMember(job.payload, "request")))
        return Error{ErrorCode::NotAllowed, queuemessages::otherRequest(job.number, job.run.name), {}};
    return trial;
}

/// Runs the trials of a queued experiment with the documents of this workspace.
class TrialJobs final : public RunJobs
{
public:
    TrialJobs(const JobContext &context, const LoadedExperiment &loadedExperiment) : m_context(context), m_loadedExperiment(loadedExperiment), m_trials(plannedTrials(loadedExperiment.setup, loadedExperiment.cases.size())) { }

    Status open(const QueuedRun &run)
    {
        Result<TrialRunner> runner = TrialRunner::create(m_context.opened, m_loadedExperiment, {&m_context.provider, nullptr}, run.startTime, limitsOf(run));
        if (!runner)
            return runner.error();
        m_runner.emplace(std::move(*runner));
        return success();
    }

    Result<JobOutcome> run(const LeasedJob &job, QueuedCalls &calls, const std::stop_token &stop) const override
    {
        const Result<Trial> trial = trialOf(job, m_trials, *m_runner);
        if (!trial)
            return trial.error();
        ExperimentResponder responder(&m_context.provider, &calls);
        const Result<TrialOutcome> measuredOutcome = m_runner->run(*trial, responder, calls, stop);
        return measuredOutcome ? Result<JobOutcome>(outcomeOf(*measuredOutcome)) : measuredOutcome.error();
    }

private:
    JobOutcome outcomeOf(const TrialOutcome &measuredOutcome) const
    {
        JobOutcome outcome;
        outcome.cost = measuredOutcome.cost;
        outcome.costLimitError = measuredOutcome.costLimitError;
        if (!measuredOutcome.result)
            return outcome;
        TrialResult result = *measuredOutcome.result;
        result.time = m_context.now();
        outcome.result = toJson(result);
        outcome.isFailed = result.isFailed();
        if (const std::optional<FailureKind> failure = failureFromName(result.failure))
            outcome.failure = CallFailure{*failure, result.message};
        return outcome;
    }

    const JobContext &m_context;
    const LoadedExperiment m_loadedExperiment;
    const QList<Trial> m_trials;
    std::optional<TrialRunner> m_runner; ///< refers to m_loadedExperiment
};

} // namespace

QueuedRun queuedRunOf(const OpenedRun &run, const TrialLimits &limits)
{
    QueuedRun queued;
    queued.kind = experimentRunKind;
    queued.name = run.loadedExperiment.setup.name;
    queued.startTime = run.id();
    queued.details = Json{{"setup", jsonString(run.loadedExperiment.setup.checksum)}, {"data", jsonString(run.loadedExperiment.dataChecksum)}, {"params", paramsJson(limits.params)}, {"forced", limits.isForced}};
    queued.maxCost = limits.maxCost;
    return queued;
}

Result<QList<QueuedJob>> queuedJobsOf(const OpenedRun &run, const TrialRunner &runner, QSet<QString> &providers)
{
    const QSet<qsizetype> finishedTrials = run.record.completedTrials();
    QHash<QPair<qsizetype, qsizetype>, QString> keys; // repeats send the same request
    QList<QueuedJob> jobs;
    for (const Trial &trial : plannedTrials(run.loadedExperiment.setup, run.loadedExperiment.cases.size())) {
        if (finishedTrials.contains(trial.number))
            continue;
        QString &key = keys[{trial.arm, trial.item}];
        if (key.isEmpty()) {
            const Result<RenderedRequest> request = runner.request(trial);
            if (!request)
                return request.error();
            key = requestKey(*request);
            providers.insert(request->provider);
        }
        QueuedJob job;
        job.number = trial.number;
        job.stage = trial.isWarmUp ? 0 : 1;
        job.payload["request"] = jsonString(key);
        jobs.append(job);
    }
    addJudgeAndToolProviders(run.loadedExperiment.setup, providers);
    return jobs;
}

Result<std::unique_ptr<RunJobs>> openTrialJobs(const JobContext &context, const QueuedRun &run)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(context.opened, run.name);
    const Status same = loadedExperiment ? checkVersion(run, *loadedExperiment) : Status(loadedExperiment.error());
    if (!same)
        return same.error();
    auto jobs = std::make_unique<TrialJobs>(context, *loadedExperiment);
    const Status opened = jobs->open(run);
    return opened ? Result<std::unique_ptr<RunJobs>>(std::move(jobs)) : Result<std::unique_ptr<RunJobs>>(opened.error());
}

} // namespace outcrop
