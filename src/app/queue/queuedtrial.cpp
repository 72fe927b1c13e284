// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedtrial.h"

#include "app/queue/openqueue.h"
#include "app/queue/queuemessages.h"
#include "core/portability/recordedresponses.h"

#include <QHash>

namespace outcrop {
namespace {

/// Returns a member of an object, or null.
Json memberOf(const Json &object, const char *name)
{
    return object.is_object() ? object.value(name, Json()) : Json();
}

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

} // namespace

QueuedRun queuedRunOf(const OpenedRun &run, const TrialLimits &limits)
{
    QueuedRun queued;
    queued.kind = experimentRunKind;
    queued.name = run.loaded.setup.name;
    queued.started = run.id();
    queued.details = Json{{"setup", jsonString(run.loaded.setup.checksum)}, {"data", jsonString(run.loaded.dataChecksum)}, {"params", paramsJson(limits.params)}, {"forced", limits.isForced}};
    queued.maxCost = limits.maxCost;
    return queued;
}

TrialLimits limitsOf(const QueuedRun &run)
{
    TrialLimits limits;
    const Json params = memberOf(run.details, "params");
    if (params.is_object()) {
        for (const auto &param : params.items())
            limits.params.set({QString::fromStdString(param.key()), param.value(), {}});
    }
    limits.isForced = memberOf(run.details, "forced") == Json(true);
    return limits;
}

Status checkVersion(const QueuedRun &run, const LoadedExperiment &loaded)
{
    const bool isSame = qString(memberOf(run.details, "setup")) == loaded.setup.checksum && qString(memberOf(run.details, "data")) == loaded.dataChecksum;
    return isSame ? success() : Status(Error{ErrorCode::NotAllowed, queuemessages::otherVersion(run.name), {}});
}

Result<QList<QueuedJob>> queuedJobsOf(const OpenedRun &run, const TrialRunner &runner, QSet<QString> &providers)
{
    const QSet<qsizetype> made = run.record.completedTrials();
    QHash<QPair<qsizetype, qsizetype>, QString> keys; // repeats send the same request
    QList<QueuedJob> jobs;
    for (const Trial &trial : plannedTrials(run.loaded.setup, run.loaded.cases.size())) {
        if (made.contains(trial.number))
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
    addJudgeAndToolProviders(run.loaded.setup, providers);
    return jobs;
}

Result<Trial> trialOf(const LeasedJob &job, const QList<Trial> &trials, const TrialRunner &runner)
{
    if (job.number < 0 || job.number >= trials.size())
        return Error{ErrorCode::NotAllowed, queuemessages::unknownTrial(job.number, job.run.name), {}};
    const Trial &trial = trials.at(job.number);
    const Result<RenderedRequest> request = runner.request(trial);
    if (!request)
        return request.error();
    if (requestKey(*request) != qString(memberOf(job.payload, "request")))
        return Error{ErrorCode::NotAllowed, queuemessages::otherRequest(job.number, job.run.name), {}};
    return trial;
}

} // namespace outcrop
