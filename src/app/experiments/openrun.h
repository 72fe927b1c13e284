// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimentresults.h"
#include "app/experiments/trialrunner.h"

#include <functional>

namespace outcrop {

/// Options for openRun().
struct RunStart {
    bool archivesRecordedRun = false; ///< whether to archive the recorded run (results-1.jsonl …) instead of continuing it
    bool callsProviders = true;       ///< false: a new run uses only recorded responses
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// A run with its files, which no other program can open until this object is destroyed.
struct OpenedRun {
    LoadedExperiment loadedExperiment;
    ExperimentResults results;
    std::optional<ExperimentResponses> responses; ///< nullopt if no metric needs a provider
    RunRecord record;

    /// Returns the text that identifies the run in cache-busting markers.
    QString id() const;
};

/// Opens the recorded run of an experiment, or begins a new one. Errors: those of loadExperiment() and ExperimentResponses::open(). NotAllowed if the recorded run has a
/// different setup or different cases, or if another program has opened the run.
Result<OpenedRun> openRun(const OpenedWorkspace &opened, const QString &name, const RunStart &start);

/// Returns NotAllowed if the request of an arm's first recorded trial has changed, because continuing would mix two prompts.
/// Other errors: those of TrialRunner::request().
Status checkPrompts(const TrialRunner &runner, const OpenedRun &run);

} // namespace outcrop
