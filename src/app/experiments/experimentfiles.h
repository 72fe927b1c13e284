// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/experiments/experimentcases.h"
#include "core/experiments/trialresult.h"

namespace outcrop {

/// Returns the names of the workspace's experiments.
QStringList experimentNames(const Workspace &workspace);

/// An experiment with its cases, ready to plan and run.
struct LoadedExperiment {
    ExperimentSetup setup;
    QList<ExperimentCase> cases; ///< the cases that the setup selects
    QString dataChecksum;
    Diagnostics diagnostics; ///< warnings only; an error makes loadExperiment() fail with its location
};

/// Loads an experiment. Errors: NotFound if experiments/<name>.yaml or its data does not exist. Invalid if either has errors or there are no cases. Also those of
/// reading, and those of History::resolve() for a revision, located at the arm.
Result<LoadedExperiment> loadExperiment(const OpenedWorkspace &opened, const QString &name);

/// Returns the path of a run's results relative to the workspace: experiments/<name>/results.jsonl. The responses are in the same folder.
QString resultsPath(const QString &name);
QString responsesPath(const QString &name);

/// Returns the recorded run, or nullopt if there is none or its first line is incomplete. Invalid if the file is not a run.
Result<std::optional<RunRecord>> loadRecordedRun(const QString &folder, const QString &name);

/// Returns NotAllowed if the experiment's setup or its cases have changed since the run, which then cannot be continued.
Status checkRecordedVersion(const RunRecord &run, const QString &name, const QString &setup, const QString &data);

class AppendOnlyFile;
/// Moves the content of a JSON Lines file to a new file (results-1.jsonl …) and empties the file. Does nothing if it is empty.
Status archiveLines(const QString &folder, const QString &path, AppendOnlyFile &file);

} // namespace outcrop
