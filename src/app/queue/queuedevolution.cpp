// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queuedevolution.h"

#include "app/history/openhistory.h"
#include "app/queue/openqueue.h"
#include "app/queue/queuemessages.h"
#include "core/evolution/schedule.h"
#include "core/ports/storedjson.h"

#include <QCryptographicHash>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a document can change the analysis. Records of earlier work differ between the copies of a workspace.
bool isAnalyzed(const Document &document)
{
    switch (document.kind) {
    case DocumentKind::Evolution:
    case DocumentKind::Response:
    case DocumentKind::Conversation:
    case DocumentKind::Experiment: return false;
    default: return !document.path.startsWith(u"portability/");
    }
}

/// Returns a hash of the documents that the analysis reads.
QString documentsHash(const Workspace &workspace)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const DocumentPtr &document : workspace.documents()) {
        if (!isAnalyzed(*document))
            continue;
        const QByteArray path = document->path.toUtf8() + '\n';
        hash.addData(path);
        hash.addData(QCryptographicHash::hash(document->bytes, QCryptographicHash::Sha256));
    }
    return QString::fromLatin1(hash.result().toHex());
}

Json versionOf(const OpenedWorkspace &opened)
{
    return {{"documents", jsonString(documentsHash(opened.workspace()))}, {"history", findHistory(opened.folder).history != nullptr}};
}

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QDateTime readTime(const Json &object, const char *name)
{
    return QDateTime::fromString(qString(jsonMember(object, name)), Qt::ISODateWithMs);
}

qint64 readCount(const Json &object, const char *name)
{
    const Json number = jsonMember(object, name);
    return number.is_number_integer() ? number.get<qint64>() : 0;
}

Json shareJson(const ShareEstimate &share)
{
    return Json::array({share.count, share.total, share.interval.low, share.interval.high});
}

ShareEstimate readShare(const Json &json)
{
    constexpr size_t parts = 4;
    if (!json.is_array() || json.size() != parts || !std::all_of(json.begin(), json.end(), [](const Json &part) { return part.is_number(); }))
        return {};
    return {json[0].get<qint64>(), json[1].get<qint64>(), {json[2].get<double>(), json[3].get<double>()}};
}

/// Returns the parts of a report that its text, its suggestions and the output of `evolve` need.
Json reportJson(const EvolutionReport &report)
{
    const EvolutionRun &run = report.run;
    Json json{{"time", jsonString(timeText(report.time))}, {"from", jsonString(timeText(run.from))}, {"until", jsonString(timeText(run.until))}, {"turns", run.turns},
        {"recorded_use", run.recordedUse}, {"tests", run.tests}, {"has_history", run.hasHistory}, {"suggestions", Json::array()}, {"workloads", Json::array()}};
    for (const Proposal &proposal : run.proposals)
        json["suggestions"].push_back(recordJson(proposal.suggestion));
    for (const WorkloadRow &row : run.workloads)
        json["workloads"].push_back(
            {{"workload", jsonString(row.workload)}, {"earlier", shareJson(row.earlier)}, {"later", shareJson(row.later)}, {"stuck", shareJson(row.stuckShare)}});
    return json;
}

Result<EvolutionReport> readReport(const Json &json, const QTimeZone &zone)
{
    EvolutionReport report;
    report.time = readTime(json, "time");
    report.zone = zone;
    EvolutionRun &run = report.run;
    run.from = readTime(json, "from");
    run.until = readTime(json, "until");
    run.turns = readCount(json, "turns");
    run.recordedUse = readCount(json, "recorded_use");
    run.tests = readCount(json, "tests");
    run.hasHistory = jsonMember(json, "has_history") == Json(true);
    const Json suggestions = jsonMember(json, "suggestions");
    for (const Json &one : suggestions) {
        const Result<Suggestion> suggestion = recordFromJson<Suggestion>(one, report.time);
        if (!suggestion)
            return suggestion.error();
        run.proposals.append(Proposal{*suggestion});
    }
    const Json workloads = jsonMember(json, "workloads");
    for (const Json &one : workloads)
        run.workloads.append(
            WorkloadRow{qString(jsonMember(one, "workload")), readShare(jsonMember(one, "earlier")), readShare(jsonMember(one, "later")), readShare(jsonMember(one, "stuck"))});
    return report.time.isValid() ? Result<EvolutionReport>(report) : Error{ErrorCode::Invalid, queuemessages::unreadableResult(0), {}};
}

/// Runs the analysis of a queued evolution run with the documents of this workspace.
class EvolutionJobs final : public RunJobs
{
public:
    EvolutionJobs(const JobContext &context, const QueuedRun &run) : m_context(context), m_run(run) { }

    Result<JobOutcome> run(const LeasedJob &, QueuedCalls &, const std::stop_token &stop) const override
    {
        const QDateTime until = readTime(m_run.details, "until");
        EvolveOptions options;
        options.now = until.isValid() ? until : QDateTime::fromString(m_run.startTime, Qt::ISODateWithMs);
        options.since = readTime(m_run.details, "since");
        options.storesResults = false;
        options.stop = stop;
        const Result<EvolveOutcome> evolved = runEvolution(m_context.opened, *m_context.keys, options);
        if (!evolved && evolved.error().code == ErrorCode::Interrupted)
            return JobOutcome();
        if (!evolved)
            return evolved.error();
        JobOutcome outcome;
        outcome.result = reportJson(evolved->report);
        return outcome;
    }

private:
    const JobContext &m_context;
    const QueuedRun m_run;
};

/// Returns why the workspace allows no evolution run, or success.
Status checkSettings(const OpenedWorkspace &opened, const EvolutionSettings &settings)
{
    if (const std::optional<Error> refused = manifestError(opened.workspace()))
        return *refused;
    if (const std::optional<Error> refused = taxonomyError(opened))
        return *refused;
    const std::optional<Error> refused = evolutionSettingsError(settings);
    return refused ? Status(*refused) : success();
}

/// Stores the result of a run, and removes the run.
Result<QueuedEvolution> endEvolution(const OpenedWorkspace &opened, KeyRing &keys, JobQueue &queue, const QueueState &state, const QTimeZone &zone)
{
    const Result<QList<FinishedJob>> finished = queue.finishedJobs(state.run.id, 1);
    if (!finished)
        return finished.error();
    const Result<EvolutionReport> report = readReport(finished->isEmpty() ? Json() : finished->first().result, zone);
    if (!report)
        return report.error();
    const Result<EvolveOutcome> stored = storeEvolution(opened, keys, *report);
    const Status removedStatus = stored ? queue.remove(state.run.id) : Status(stored.error());
    return removedStatus ? Result<QueuedEvolution>(QueuedEvolution{*stored, progressOf(state)}) : Result<QueuedEvolution>(removedStatus.error());
}

} // namespace

Result<QueuedEvolution> runQueuedEvolution(
    const OpenedWorkspace &opened, KeyRing &keys, const EvolutionPeriod &period, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop)
{
    const EvolutionSettings evolution = readEvolutionSettings(opened.workspace().manifest());
    if (const Status allowedStatus = checkSettings(opened, evolution); !allowedStatus)
        return allowedStatus.error();
    QueuedRun run{0, evolutionRunKind, QStringLiteral("evolve"), timeText(settings.now()),
        Json{{"workspace", jsonString(workspaceTitle(opened))}, {"since", jsonString(timeText(period.since))}, {"until", jsonString(timeText(period.until))}}};
    run.details.update(versionOf(opened));
    const Result<std::optional<QueueState>> known = findQueuedRun(queue, [&run](const QueuedRun &one) {
        const auto isSame = [&run, &one](const char *member) { return jsonMember(one.details, member) == jsonMember(run.details, member); };
        return one.kind == run.kind && isSame("workspace") && isSame("since") && isSame("until");
    });
    if (!known)
        return known.error();
    if (*known)
        run.startTime = (*known)->run.startTime;
    const Result<qint64> id = queue.enqueue(run, {QueuedJob{}});
    if (!id)
        return id.error();
    const Result<std::optional<QueueState>> state = waitForRun(queue, *id, settings.waits, {}, settings.progress, stop);
    if (!state)
        return state.error();
    if (!*state) // another program has canceled or collected the run
        return QueuedEvolution{};
    const QueueProgress progress = progressOf(**state);
    return progress.isComplete() ? endEvolution(opened, keys, queue, **state, evolution.schedule.zone) : QueuedEvolution{{}, progress};
}

Result<std::unique_ptr<RunJobs>> openEvolutionJobs(const JobContext &context, const QueuedRun &run)
{
    const QString workspace = qString(jsonMember(run.details, "workspace"));
    if (workspace != workspaceTitle(context.opened))
        return Error{ErrorCode::NotAllowed, queuemessages::otherWorkspace(workspace), {}};
    const Json version = versionOf(context.opened);
    const bool isSame = jsonMember(version, "documents") == jsonMember(run.details, "documents") && jsonMember(version, "history") == jsonMember(run.details, "history");
    if (!isSame || !context.keys)
        return Error{ErrorCode::NotAllowed, queuemessages::otherEvolution(), {}};
    return std::unique_ptr<RunJobs>(std::make_unique<EvolutionJobs>(context, run));
}

} // namespace outcrop
