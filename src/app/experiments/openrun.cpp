// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/openrun.h"

#include "app/experiments/experimentrunmessages.h"

#include <QSet>

namespace outcrop {
namespace {

RunRecord newRun(const LoadedExperiment &loaded, const RunStart &start)
{
    RunRecord record;
    record.setup = loaded.setup.checksum;
    record.data = loaded.dataChecksum;
    record.started = start.now();
    record.cases = loaded.cases.size();
    record.planned = plannedTrials(loaded.setup, record.cases).size();
    record.isReplay = !start.callsProviders && !loaded.setup.isOffline();
    return record;
}

/// Opens the responses. Archives those of the archived run, unless the new run uses them.
Result<ExperimentResponses> openResponses(const OpenedWorkspace &opened, const QString &name, const RunStart &start)
{
    Result<ExperimentResponses> responses = ExperimentResponses::open(opened.folder, name);
    if (!responses || !start.archivesRecordedRun || !start.callsProviders)
        return responses;
    const Status archiveStatus = responses->archive(opened.folder, name);
    return archiveStatus ? std::move(responses) : Result<ExperimentResponses>(archiveStatus.error());
}

} // namespace

QString OpenedRun::id() const
{
    return record.started.toUTC().toString(Qt::ISODateWithMs);
}

Result<OpenedRun> openRun(const OpenedWorkspace &opened, const QString &name, const RunStart &start)
{
    const Result<LoadedExperiment> loaded = loadExperiment(opened, name);
    if (!loaded)
        return loaded.error();
    Result<ExperimentResults> results = ExperimentResults::open(opened.folder, name);
    if (!results)
        return results.error();
    if (const Status archiveStatus = start.archivesRecordedRun ? results->archive() : success(); !archiveStatus)
        return archiveStatus.error();
    std::optional<ExperimentResponses> responses;
    if (!loaded->setup.isOffline()) {
        Result<ExperimentResponses> kept = openResponses(opened, name, start);
        if (!kept)
            return kept.error();
        responses.emplace(std::move(*kept));
    }
    const Result<RunRecord> record = results->begin(newRun(*loaded, start));
    if (!record)
        return record.error();
    return OpenedRun{*loaded, std::move(*results), std::move(responses), *record};
}

Status checkPrompts(const TrialRunner &runner, const OpenedRun &run)
{
    const QList<Trial> trials = plannedTrials(run.loaded.setup, run.loaded.cases.size());
    QSet<QString> checked;
    for (const TrialResult &result : run.record.results) {
        if (checked.contains(result.arm) || result.number >= trials.size())
            continue;
        checked.insert(result.arm);
        const Result<bool> same = runner.hasSameRequest(trials.at(result.number), result);
        if (!same)
            return same.error();
        if (!*same)
            return Error{ErrorCode::NotAllowed, experimentrunmessages::promptsChanged(result.arm), {resultsPath(run.loaded.setup.name), {}}};
    }
    return success();
}

} // namespace outcrop
