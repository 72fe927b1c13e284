// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/experiments/experimentcases.h"
#include "core/experiments/trialresult.h"

namespace outcrop {

/// The experiments of a workspace, by name.
QStringList experimentNames(const Workspace &workspace);

/// An experiment with its cases, ready to be planned and run.
struct LoadedExperiment {
    ExperimentSetup setup;
    QList<ExperimentCase> cases; ///< those that the setup chooses
    QString dataChecksum;
    Diagnostics diagnostics; ///< warnings; an error makes loadExperiment() fail with its place
};

/// NotFound where there is no experiments/<name>.yaml or no data; Invalid where they cannot be used.
Result<LoadedExperiment> loadExperiment(const OpenedWorkspace &opened, const QString &name);

/// Where a run is kept, relative to the workspace: experiments/<name>/results.jsonl, and the answers beside it.
QString resultsPath(const QString &name);
QString answersPath(const QString &name);

/// The recorded run; nothing if there is none. Invalid if its file is not a run.
Result<std::optional<RunRecord>> keptRun(const QString &folder, const QString &name);

class LineFile;
/// Gives what a file of lines holds another name (results-1.jsonl …) and empties it.
Status putLinesAside(const QString &folder, const QString &path, LineFile &file);

} // namespace outcrop
