// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/recordexperiment.h"

#include "core/base/englishthread.h"
#include "core/experiments/reportformats.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

const QString experimentSource = QStringLiteral("experiment");

QString stateOf(const ExperimentOutcome &outcome)
{
    if (outcome.record.end == RunEnd::Open)
        return QStringLiteral("stopped");
    return QStringLiteral("finished");
}

Experiment recordOf(const ExperimentOutcome &outcome)
{
    const ExperimentSetup &setup = outcome.setup;
    QStringList arms;
    for (const ExperimentArm &arm : setup.arms)
        arms.append(arm.name);
    Experiment record;
    record.at = outcome.record.startTime;
    record.name = setup.name;
    record.hypothesis = setup.description;
    record.promptType = setup.arms.isEmpty() ? QString() : setup.arms.first().settings.text(QStringLiteral("type")).value_or(QString());
    record.state = stateOf(outcome);
    record.arms = arms.join(QStringLiteral(", "));
    record.seed = static_cast<qint64>(setup.seed);
    if (outcome.record.end != RunEnd::Open && !outcome.record.results.isEmpty())
        record.finished = outcome.record.results.last().time;
    record.plan = {{"document", jsonString(setup.checksum)}, {"data", jsonString(outcome.record.data)}, {"trials", outcome.record.planned}, {"cases", outcome.record.cases}};
    record.result = toJson(createReport(setup, outcome.record));
    return record;
}

/// Inserts or updates the run's record. Returns its ID.
Result<RecordId> storeRun(Store &store, Experiment record)
{
    const Result<QList<Experiment>> known = store.experiments().query({.where = {{QStringLiteral("name"), {record.name}}}});
    if (!known)
        return known.error();
    const auto same = std::find_if(known->begin(), known->end(), [&record](const Experiment &one) { return one.at == record.at; });
    if (same == known->end()) {
        const Result<QList<RecordId>> ids = store.experiments().append({record});
        return ids ? Result<RecordId>(ids->first()) : ids.error();
    }
    record.id = same->id;
    const Status replaceStatus = store.experiments().replace(record);
    return replaceStatus ? Result<RecordId>(record.id) : replaceStatus.error();
}

/// Returns the key that identifies a measured trial.
QString keyOf(const QString &arm, const QString &item, int repeat, bool isWarmUp)
{
    return QStringLiteral("%1\n%2\n%3\n%4").arg(arm, item).arg(repeat).arg(isWarmUp ? 1 : 0);
}

Result<QSet<QString>> readStoredTrials(Store &store, RecordId experiment)
{
    const Result<QList<Measurement>> kept = store.measurements().query({.where = {{QStringLiteral("experiment"), {QString::number(experiment)}}}});
    if (!kept)
        return kept.error();
    QSet<QString> keys;
    for (const Measurement &one : *kept)
        keys.insert(keyOf(one.arm, one.item, one.repeat, one.isWarmUp));
    return keys;
}

std::optional<qint64> integerValue(const TrialResult &result, Metric metric)
{
    const auto value = result.values.constFind(metric);
    return value == result.values.constEnd() ? std::nullopt : std::optional(qint64(std::llround(*value)));
}

std::optional<double> valueOf(const TrialResult &result, Metric metric)
{
    const auto value = result.values.constFind(metric);
    return value == result.values.constEnd() ? std::nullopt : std::optional(*value);
}

/// Returns the calls made for a trial, without recorded ones. Lines of older versions have no list of calls: a call is assumed unless the run is a replay.
QList<TrialCall> callsOf(const ExperimentOutcome &outcome, const TrialResult &result)
{
    if (!result.calls) {
        const bool wasAsked = !outcome.record.isReplay && (result.isFailed() || !result.verdict.isEmpty());
        return wasAsked ? QList<TrialCall>{{.failure = result.failure}} : QList<TrialCall>();
    }
    QList<TrialCall> calls = *result.calls;
    calls.removeIf([](const TrialCall &call) { return call.isRecorded; });
    return calls;
}

/// Returns the fingerprint of a call, which is the same each time the run is stored. `later` is the number of later calls of the same kind in the trial.
QString callFingerprint(const ExperimentOutcome &outcome, const TrialResult &result, TrialCallKind kind = TrialCallKind::Response, qsizetype later = 0)
{
    const QString of = kind == TrialCallKind::Response ? QStringLiteral("experiment") : QStringLiteral("experiment-") + trialCallKindName(kind);
    const QString trial = keyOf(result.arm, result.item, result.repeat, result.isWarmUp);
    const QString fingerprint = QStringLiteral("%1:%2\n%3").arg(of, outcome.record.startTime.toString(Qt::ISODateWithMs), trial);
    return later == 0 ? fingerprint : fingerprint + QStringLiteral("\n-%1").arg(later);
}

qsizetype countLaterCalls(const QList<TrialCall> &calls, qsizetype index)
{
    return std::count_if(calls.begin() + index + 1, calls.end(), [&](const TrialCall &other) { return other.kind == calls.at(index).kind; });
}

/// Adds the fields that only the last response of an arm has.
void addResponseFields(const TrialResult &result, Interaction &interaction)
{
    interaction.quality = valueOf(result, Metric::Quality);
    interaction.firstTokenMs = integerValue(result, Metric::FirstToken);
    interaction.durationMs = integerValue(result, Metric::Latency);
    interaction.details["verdict"] = jsonString(result.verdict);
    interaction.details["request_sha256"] = jsonString(result.request);
}

/// Adds tokens and cost as reported by the provider, or as measured for lines of older versions.
void addUsage(const TrialResult &result, const TrialCall &call, Interaction &interaction)
{
    const bool isOld = !result.calls;
    interaction.usage.input = isOld && result.hasExactTokens ? integerValue(result, Metric::Tokens) : call.inputTokens;
    interaction.usage.output = isOld ? integerValue(result, Metric::OutputTokens) : call.outputTokens;
    interaction.cost = isOld ? valueOf(result, Metric::Cost) : call.cost;
    if (!isOld)
        interaction.requests = call.requests;
}

/// Returns one call without its texts, which are in the run's files. `later` is as in callFingerprint().
Interaction interactionOf(const ExperimentOutcome &outcome, const TrialResult &result, const TrialCall &call, qsizetype later)
{
    const ExperimentSetup &setup = outcome.setup;
    const auto arm = std::find_if(setup.arms.begin(), setup.arms.end(), [&result](const ExperimentArm &one) { return one.name == result.arm; });
    const auto word = [&](const char *name) { return arm == setup.arms.end() ? QString() : arm->settings.text(QString::fromLatin1(name)).value_or(QString()); };
    Interaction interaction{0, result.time};
    interaction.source = experimentSource;
    const bool isResponse = call.kind == TrialCallKind::Response;
    interaction.fingerprint = callFingerprint(outcome, result, call.kind, later);
    interaction.session = setup.name;
    interaction.workload = word("workload");
    interaction.agent = isResponse ? word("agent") : QString();
    interaction.provider = call.provider.isEmpty() ? word("provider") : call.provider;
    interaction.model = call.model.isEmpty() ? word("model") : call.model;
    interaction.promptType = isResponse ? word("type") : QString();
    interaction.outcome = call.failure.isEmpty() ? QStringLiteral("done") : QStringLiteral("failed");
    interaction.details = Json{{"of", jsonString(trialCallKindName(call.kind))}, {"arm", jsonString(result.arm)}, {"case", jsonString(result.item)},
        {"repeat", result.repeat}, {"warm_up", result.isWarmUp}};
    if (isResponse && later == 0)
        addResponseFields(result, interaction);
    addUsage(result, call, interaction);
    if (!call.failure.isEmpty())
        interaction.details["failure"] = jsonString(call.failure);
    return interaction;
}

QList<Measurement> measurementsOf(const TrialResult &result, RecordId experiment)
{
    QList<Measurement> rows;
    for (const auto &[metric, value] : result.values.asKeyValueRange()) {
        Measurement row;
        row.at = result.time;
        row.experiment = experiment;
        row.arm = result.arm;
        row.item = result.item;
        row.repeat = result.repeat;
        row.metric = infoOf(metric).name;
        row.value = value;
        row.isWarmUp = result.isWarmUp;
        row.failure = result.failure;
        rows.append(row);
    }
    return rows;
}

/// Returns the fingerprints of the stored calls of all runs of this experiment.
Result<QSet<QString>> readCallFingerprints(Store &store, const QString &name)
{
    const RecordFilter ofExperiment{.where = {{QStringLiteral("source"), {experimentSource}}, {QStringLiteral("session"), {name}}}};
    const Result<QList<GroupAggregate>> groups =
        store.interactions().aggregate({QStringLiteral("fingerprint"), false, {}}, ofExperiment);
    if (!groups)
        return groups.error();
    QSet<QString> kept;
    for (const GroupAggregate &group : *groups)
        kept.insert(group.group);
    return kept;
}

/// Stores the new calls. Returns their IDs by fingerprint.
Result<QMap<QString, RecordId>> storeCalls(Store &store, const ExperimentOutcome &outcome)
{
    const Result<QSet<QString>> kept = readCallFingerprints(store, outcome.setup.name);
    if (!kept)
        return kept.error();
    QList<Interaction> calls;
    for (const TrialResult &result : outcome.record.results) {
        const QList<TrialCall> trialCalls = callsOf(outcome, result);
        for (qsizetype i = 0; i < trialCalls.size(); ++i) {
            const qsizetype later = countLaterCalls(trialCalls, i);
            if (!kept->contains(callFingerprint(outcome, result, trialCalls.at(i).kind, later)))
                calls += interactionOf(outcome, result, trialCalls.at(i), later);
        }
    }
    const Result<QList<RecordId>> ids = calls.isEmpty() ? Result<QList<RecordId>>(QList<RecordId>()) : store.interactions().append(calls);
    if (!ids)
        return ids.error();
    QMap<QString, RecordId> stored;
    for (qsizetype i = 0; i < calls.size(); ++i)
        stored.insert(calls.at(i).fingerprint, ids->at(i));
    return stored;
}

Status storeMeasurements(
    Store &store, const ExperimentOutcome &outcome, RecordId experiment, const QMap<QString, RecordId> &calls)
{
    const Result<QSet<QString>> kept = readStoredTrials(store, experiment);
    if (!kept)
        return kept.error();
    QList<Measurement> rows;
    for (const TrialResult &result : outcome.record.results) {
        if (kept->contains(keyOf(result.arm, result.item, result.repeat, result.isWarmUp)))
            continue;
        const auto call = calls.constFind(callFingerprint(outcome, result));
        for (Measurement row : measurementsOf(result, experiment)) {
            row.interaction = call == calls.constEnd() ? std::nullopt : std::optional(*call);
            rows += row;
        }
    }
    const Result<QList<RecordId>> ids = rows.isEmpty() ? Result<QList<RecordId>>(QList<RecordId>()) : store.measurements().append(rows);
    return ids ? success() : Status(ids.error());
}

} // namespace

Status storeExperiment(Store &store, const ExperimentOutcome &outcome)
{
    const EnglishThread english; // the store contains the result of the run
    return store.transaction([&]() -> Status {
        const Result<RecordId> id = storeRun(store, recordOf(outcome));
        const Result<QMap<QString, RecordId>> calls = id ? storeCalls(store, outcome) : id.error();
        return calls ? storeMeasurements(store, outcome, *id, *calls) : Status(calls.error());
    });
}

} // namespace outcrop
