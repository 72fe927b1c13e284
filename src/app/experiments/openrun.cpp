// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/openrun.h"

#include "app/experiments/experimentrunmessages.h"

#include <QSet>

namespace outcrop {
namespace {

RunRecord createRunRecord(const LoadedExperiment &loadedExperiment, const RunStart &start)
{
    RunRecord record;
    record.setup = loadedExperiment.setup.checksum;
    record.data = loadedExperiment.dataChecksum;
    record.startTime = start.now();
    record.cases = loadedExperiment.cases.size();
    record.planned = plannedTrials(loadedExperiment.setup, record.cases).size();
    record.isReplay = !start.callsProviders && !loadedExperiment.setup.isOffline();
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
    return record.startTime.toUTC().toString(Qt::ISODateWithMs);
}

Result<OpenedRun> openRun(const OpenedWorkspace &opened, const QString &name, const RunStart &start)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    if (!loadedExperiment)
        return loadedExperiment.error();
    Result<ExperimentResults> results = ExperimentResults::open(opened.folder, name);
    if (!results)
        return results.error();
    if (const Status archiveStatus = start.archivesRecordedRun ? results->archive() : success(); !archiveStatus)
        return archiveStatus.error();
    std::optional<ExperimentResponses> responses;
    if (!loadedExperiment->setup.isOffline()) {
        Result<ExperimentResponses> kept = openResponses(opened, name, start);
        if (!kept)
            return kept.error();
        responses.emplace(std::move(*kept));
    }
    const Result<RunRecord> record = results->begin(createRunRecord(*loadedExperiment, start));
    if (!record)
        return record.error();
    return OpenedRun{*loadedExperiment, std::move(*results), std::move(responses), *record};
}

Status checkPrompts(const TrialRunner &runner, const OpenedRun &run)
{
    const QList<Trial> trials = plannedTrials(run.loadedExperiment.setup, run.loadedExperiment.cases.size());
    QSet<QString> checked;
    for (const TrialResult &result : run.record.results) {
        if (checked.contains(result.arm) || result.number >= trials.size())
            continue;
        checked.insert(result.arm);
        const Result<bool> same = runner.hasSameRequest(trials.at(result.number), result);
        if (!same)
            return same.error();
        if (!*same)
            return Error{ErrorCode::NotAllowed, experimentrunmessages::promptsChanged(result.arm), {resultsPath(run.loadedExperiment.setup.name), {}}};
    }
    return success();
}

} // namespace outcrop
