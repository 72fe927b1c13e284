// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedvalidation.h"

#include "app/evolution/evolve.h"
#include "app/portability/agentfiles.h"
#include "app/portability/trialrecords.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuedprovider.h"
#include "app/queue/queuemessages.h"
#include "core/portability/recordedresponses.h"

#include <QCryptographicHash>
#include <QDir>

#include <algorithm>
#include <limits>

namespace outcrop {
namespace {

/// Collects the keys and the providers of requests, and responds to each with an empty JSON object.
class RequestKeys final : public Provider
{
public:
    ProviderCall call(const RenderedRequest &request, const std::stop_token &, const ResponseListener &) override
    {
        m_keys.append(requestKey(request));
        m_providers.insert(request.provider);
        ProviderCall call;
        call.response.text = QStringLiteral("{}");
        return call;
    }

    const QStringList &keys() const { return m_keys; }
    const QSet<QString> &providers() const { return m_providers; }

private:
    QStringList m_keys;
    QSet<QString> m_providers;
};

struct AgentRequests {
    QString hash; ///< empty if there are no requests
    QSet<QString> providers = {};
};

/// Determines the requests of one agent without sending them. The judge's requests depend on responses, so they are computed for empty ones.
Result<AgentRequests> requestsOf(const QString &folder, const ValidationJob &job, const QString &agent)
{
    RequestKeys keys;
    ValidationJob rehearsal = job;
    rehearsal.paths = {QDir(folder).absoluteFilePath(agent)};
    rehearsal.provider = &keys;
    rehearsal.judge = nullptr;
    rehearsal.recordsResponses = false;
    if (const Result<ValidatedLibrary> library = validateLibrary(folder, rehearsal); !library)
        return library.error();
    if (keys.keys().isEmpty())
        return AgentRequests{};
    return AgentRequests{QString::fromLatin1(QCryptographicHash::hash(keys.keys().join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex()), keys.providers()};
}

QStringList stringsOf(const Json &json)
{
    QStringList texts;
    for (const Json &text : json)
        texts.append(qString(text));
    return texts;
}

Json detailsOf(const OpenedWorkspace &opened, const ValidationJob &job)
{
    return {{"workspace", jsonString(workspaceTitle(opened))}, {"criteria", jsonStrings(job.criteria)}, {"behavior", job.checksBehavior}, {"providers", jsonStrings(job.providers)},
        {"judge", jsonString(job.judgeProvider)}};
}

ValidationJob jobOf(const QueuedRun &run)
{
    ValidationJob job;
    job.criteria = stringsOf(jsonMember(run.details, "criteria"));
    job.checksBehavior = jsonMember(run.details, "behavior") == Json(true);
    job.providers = stringsOf(jsonMember(run.details, "providers"));
    job.judgeProvider = qString(jsonMember(run.details, "judge"));
    return job;
}

/// The jobs of a validation, with the providers that they send requests to.
struct AgentJobs {
    QList<QueuedJob> jobs;
    QSet<QString> providers;
};

/// Returns one job for each agent that needs requests.
Result<AgentJobs> agentJobs(const QString &folder, const ValidationJob &job)
{
    const Result<QList<AgentFile>> files = findAgentFiles(folder, job.paths.isEmpty() ? QStringList{folder} : job.paths);
    if (!files)
        return files.error();
    AgentJobs found;
    for (const AgentFile &file : *files) {
        if (!readAgentFile(file).agent)
            continue;
        if (QDir::isAbsolutePath(file.path) || file.path.startsWith(u"../"))
            return Error{ErrorCode::NotAllowed, queuemessages::agentOutside(file.path), {}};
        const Result<AgentRequests> requests = requestsOf(folder, job, file.path);
        if (!requests)
            return requests.error();
        if (requests->hash.isEmpty())
            continue;
        found.providers.unite(requests->providers);
        found.jobs.append(QueuedJob{found.jobs.size(), 0, Json{{"agent", jsonString(file.path)}, {"requests", jsonString(requests->hash)}}});
    }
    return found;
}

/// Runs the behavioral tests of a queued validation with the agents of this workspace.
class ValidationJobs final : public RunJobs
{
public:
    ValidationJobs(const JobContext &context, const QueuedRun &run) : m_context(context), m_job(jobOf(run)) { }

    Result<JobOutcome> run(const LeasedJob &job, QueuedCalls &calls, const std::stop_token &stop) const override
    {
        const QString &folder = m_context.opened.folder;
        const QString agent = qString(jsonMember(job.payload, "agent"));
        const Result<AgentRequests> requests = requestsOf(folder, m_job, agent);
        if (!requests)
            return requests.error();
        if (requests->hash != qString(jsonMember(job.payload, "requests")))
            return Error{ErrorCode::NotAllowed, queuemessages::otherAgent(agent), {}};
        QueuedProvider provider(m_context, job, calls);
        ValidationJob liveJob = m_job;
        liveJob.paths = {QDir(folder).absoluteFilePath(agent)};
        liveJob.provider = &provider;
        liveJob.stop = stop;
        const Result<ValidatedLibrary> library = validateLibrary(folder, liveJob);
        return library ? Result<JobOutcome>(provider.outcome()) : library.error();
    }

private:
    const JobContext &m_context;
    const ValidationJob m_job;
};

/// Adds the trials to the history, unless an earlier call added those of this run.
Status addTrials(const QString &folder, const QList<BehaviorTrial> &trials, const QDateTime &time)
{
    Diagnostics unreadableFindings;
    const Result<QList<BehaviorTrial>> known = loadTrials(folder, unreadableFindings);
    if (!known)
        return known.error();
    const bool isAdded = std::any_of(known->begin(), known->end(), [&time](const BehaviorTrial &one) { return one.time.toSecsSinceEpoch() == time.toSecsSinceEpoch(); });
    return isAdded ? success() : appendTrials(folder, trials, time);
}

/// Evaluates the responses of all agents.
Result<ValidatedLibrary> evaluateResponses(const QString &folder, const ValidationJob &job, const QList<FinishedJob> &finished, const std::stop_token &stop)
{
    FinishedCalls calls(finished);
    ValidationJob replayedJob = job;
    replayedJob.provider = &calls;
    replayedJob.judge = nullptr;
    replayedJob.stop = stop;
    return validateLibrary(folder, replayedJob);
}

/// Evaluates and stores the results of a run in which each agent has one, and removes the run.
Result<QueuedValidation> endValidation(const OpenedWorkspace &opened, const ValidationJob &job, JobQueue &queue, const QueueState &state, const std::stop_token &stop)
{
    const Result<QList<FinishedJob>> finished = queue.finishedJobs(state.run.id, std::numeric_limits<int>::max());
    if (!finished)
        return finished.error();
    const Result<ValidatedLibrary> library = evaluateResponses(opened.folder, job, *finished, stop);
    if (!library)
        return library.error();
    if (stop.stop_requested()) // the remaining agents were not evaluated
        return QueuedValidation{{}, progressOf(state)};
    if (const Status addedStatus = addTrials(opened.folder, library->trials, QDateTime::fromString(state.run.startTime, Qt::ISODateWithMs)); !addedStatus)
        return addedStatus.error();
    const Status removedStatus = queue.remove(state.run.id);
    return removedStatus ? Result<QueuedValidation>(QueuedValidation{*library, progressOf(state)}) : Result<QueuedValidation>(removedStatus.error());
}

} // namespace

Result<QueuedValidation> runQueuedValidation(
    const OpenedWorkspace &opened, const ValidationJob &job, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop)
{
    const Result<AgentJobs> agents = agentJobs(opened.folder, job);
    if (!agents)
        return agents.error();
    if (agents->jobs.isEmpty()) { // the result needs no requests
        const Result<ValidatedLibrary> library = evaluateResponses(opened.folder, job, {}, stop);
        return library ? Result<QueuedValidation>(QueuedValidation{*library, {}}) : library.error();
    }
    QueuedRun run{0, validationRunKind, QStringLiteral("validate"), settings.now().toString(Qt::ISODateWithMs), detailsOf(opened, job), settings.maxCost};
    for (const QueuedJob &agent : agents->jobs)
        run.details["agents"].push_back(agent.payload); // a run for other versions of the agents is a different run
    const Result<std::optional<QueueState>> known = findSameRun(queue, run);
    if (!known)
        return known.error();
    if (*known)
        run.startTime = (*known)->run.startTime;
    if (const Status set = setRequestRates(queue, agents->providers, settings.requestsPerMinute); !set)
        return set.error();
    const Result<qint64> id = queue.enqueue(run, agents->jobs);
    if (!id)
        return id.error();
    const Result<std::optional<QueueState>> state = waitForRun(queue, *id, settings.waits, {}, settings.progress, stop);
    if (!state)
        return state.error();
    if (!*state) // another program has canceled or collected the run
        return QueuedValidation{};
    const QueueProgress progress = progressOf(**state);
    return progress.isComplete() ? endValidation(opened, job, queue, **state, stop) : QueuedValidation{{}, progress};
}

Result<std::unique_ptr<RunJobs>> openValidationJobs(const JobContext &context, const QueuedRun &run)
{
    const QString workspace = qString(jsonMember(run.details, "workspace"));
    if (workspace != workspaceTitle(context.opened))
        return Error{ErrorCode::NotAllowed, queuemessages::otherWorkspace(workspace), {}};
    return std::unique_ptr<RunJobs>(std::make_unique<ValidationJobs>(context, run));
}

} // namespace outcrop
