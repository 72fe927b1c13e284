// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/trialrunner.h"
#include "core/experiments/experimentreport.h"
#include "core/ports/provider.h"
#include "core/tokens/cost.h"

namespace outcrop {

struct ExperimentProgress {
    qsizetype done = 0; ///< number of completed trials, including earlier sessions
    qsizetype planned = 0;
    qsizetype failed = 0;
    std::optional<Cost> spentCost = Cost(); ///< cost of this session; nullopt if a price is unknown
    std::chrono::milliseconds remainingTime{0};  ///< estimated from the pace of this session
    std::optional<AnytimeState> stopState = {}; ///< state of the stop rule's metric, if there is a stop rule
};

/// Callbacks of a run, on one of its threads, never in parallel. They must return quickly.
struct ExperimentListener {
    std::function<void(const ExperimentProgress &)> progress = {};
    std::function<void(const TrialResult &)> trialMeasured = {}; ///< called after the result is written
};

constexpr int maxConcurrency = 64; ///< limit for RunSettings::concurrency

struct RunSettings {
    Provider *provider = nullptr; ///< provider of new responses; null: use only recorded ones (`--offline`)
    TrialLimits limits = {};
    int concurrency = 1;           ///< maximum number of trials in parallel; see parallelTrials()
    bool startsNewRun = false;     ///< whether to archive the recorded run (results-1.jsonl …) instead of continuing it
    ExperimentListener listener = {};
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// The outcome of a run. All results are on disk, regardless of how the run ended.
struct ExperimentOutcome {
    ExperimentSetup setup;
    RunRecord record;
    bool isInterrupted = false; ///< whether trials remain
    std::optional<Error> costLimitError = {}; ///< why the run ended early: the next trial could exceed the remaining cost limit
    std::optional<CallFailure> abortReason = {}; ///< why the run ended early: no valid key or no quota, three times in a row
    Diagnostics diagnostics;
};

/// Returns the number of parallel trials. With a stopping rule it is 1, because each result decides whether the next request is sent.
int parallelTrials(const ExperimentSetup &setup, int concurrency);

/// Runs the remaining trials. Results are written in the order of the trials, regardless of `concurrency`, and each response is on disk before its result. Warm-ups end
/// before other trials start. `stop` interrupts the run between trials or during a call. The next runExperiment() continues. Blocks: call it on a worker thread. Errors:
/// those of loadExperiment(). NotAllowed if the recorded run has a different setup, cases or prompts, or if another program is running the experiment. NotFound if a
/// response is not recorded and there is no provider. A failed call is a result. Only repeated failures such as an invalid key end the run.
Result<ExperimentOutcome> runExperiment(const OpenedWorkspace &opened, const QString &name, const RunSettings &settings, const std::stop_token &stop = {});

/// Returns the report on the recorded run. NotFound if there is none.
Result<ExperimentReport> reportOnRecordedRun(const OpenedWorkspace &opened, const QString &name);

} // namespace outcrop
