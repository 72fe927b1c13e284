// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordexperiment.h"

#include "core/experiments/reportforms.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

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
    record.at = outcome.record.started;
    record.name = setup.name;
    record.hypothesis = setup.description;
    record.promptType = setup.arms.isEmpty() ? QString() : setup.arms.first().settings.word(QStringLiteral("type")).value_or(QString());
    record.state = stateOf(outcome);
    record.arms = arms.join(QStringLiteral(", "));
    record.seed = static_cast<qint64>(setup.seed);
    if (outcome.record.end != RunEnd::Open && !outcome.record.results.isEmpty())
        record.finished = outcome.record.results.last().at;
    record.plan = {{"document", jsonString(setup.checksum)}, {"data", jsonString(outcome.record.data)}, {"trials", outcome.record.planned}, {"cases", outcome.record.cases}};
    record.result = toJson(reportOn(setup, outcome.record));
    return record;
}

/// The id of the run's record, made or brought up to date.
Result<RecordId> keptAs(Store &store, Experiment record)
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
    const Status replaced = store.experiments().replace(record);
    return replaced ? Result<RecordId>(record.id) : replaced.error();
}

/// What makes a measurement the same one.
QString keyOf(const QString &arm, const QString &item, int repeat, bool warmUp)
{
    return QStringLiteral("%1\n%2\n%3\n%4").arg(arm, item).arg(repeat).arg(warmUp ? 1 : 0);
}

Result<QSet<QString>> keptTrials(Store &store, RecordId experiment)
{
    const Result<QList<Measurement>> kept = store.measurements().query({.where = {{QStringLiteral("experiment"), {QString::number(experiment)}}}});
    if (!kept)
        return kept.error();
    QSet<QString> keys;
    for (const Measurement &one : *kept)
        keys.insert(keyOf(one.arm, one.item, one.repeat, one.warmUp));
    return keys;
}

QList<Measurement> measurementsOf(const TrialResult &result, RecordId experiment)
{
    QList<Measurement> rows;
    for (const auto &[metric, value] : result.values.asKeyValueRange()) {
        Measurement row;
        row.at = result.at;
        row.experiment = experiment;
        row.arm = result.arm;
        row.item = result.item;
        row.repeat = result.repeat;
        row.metric = infoOf(metric).name;
        row.value = value;
        row.warmUp = result.warmUp;
        row.failure = result.failure;
        rows.append(row);
    }
    return rows;
}

} // namespace

Status storeExperiment(Store &store, const ExperimentOutcome &outcome)
{
    return store.transaction([&]() -> Status {
        const Result<RecordId> id = keptAs(store, recordOf(outcome));
        const Result<QSet<QString>> kept = id ? keptTrials(store, *id) : id.error();
        if (!kept)
            return kept.error();
        QList<Measurement> rows;
        for (const TrialResult &result : outcome.record.results) {
            if (!kept->contains(keyOf(result.arm, result.item, result.repeat, result.warmUp)))
                rows += measurementsOf(result, *id);
        }
        const Result<QList<RecordId>> ids = rows.isEmpty() ? Result<QList<RecordId>>(QList<RecordId>()) : store.measurements().append(rows);
        return ids ? success() : ids.error();
    });
}

} // namespace outcrop
