// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/experimenttrial.h"
#include "core/experiments/experimentreport.h"
#include "core/ports/provider.h"
#include "core/tokens/cost.h"

namespace outcrop {

/// How far a run has come.
struct ExperimentProgress {
    qsizetype done = 0; ///< trials, those of before counted
    qsizetype planned = 0;
    qsizetype failed = 0;
    std::optional<Cost> spent = Cost(); ///< in this sitting; nothing where a price is not known
    std::chrono::milliseconds left{0};  ///< about, from this sitting's pace
    std::optional<AnytimeState> look = {}; ///< of the stop rule's metric, where there is one
};

/// Hears a run, on its thread: what it does must be short.
struct ExperimentListener {
    std::function<void(const ExperimentProgress &)> progress = {};
    std::function<void(const TrialResult &)> measured = {}; ///< it is on the disk
};

struct RunSettings {
    Provider *models = nullptr; ///< answers; null: only the recorded answers (`--offline`)
    TrialLimits limits = {};
    bool anew = false;          ///< a kept run is put aside (results-1.jsonl …) instead of going on
    ExperimentListener listener = {};
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// What became of it. What was measured is on the disk, however it ended.
struct ExperimentOutcome {
    ExperimentSetup setup;
    RunRecord record;
    bool isInterrupted = false; ///< trials are left
    std::optional<Error> tooDear = {}; ///< why it ended by itself: the next trial could cost more than is left of what may be spent
    std::optional<CallFailure> givenUp = {}; ///< why it ended by itself: no key, or nothing to pay with, three times in a row
    Diagnostics diagnostics;
};

/// Makes the trials that a kept run lacks, in their order. Every result is on the disk before the next trial begins, every answer before its result. `stop`
/// ends it soon, between two trials or inside a call; it goes on with the next runExperiment(). Waits: call it on a worker thread.
/// Errors: as loadExperiment(); NotAllowed where the kept run is one of another document or other cases, or another program is running it;
/// NotFound without a model for an answer that is not recorded. A call that fails is a result, and the run goes on.
Result<ExperimentOutcome> runExperiment(const OpenedWorkspace &opened, const QString &name, const RunSettings &settings, const std::stop_token &stop = {});

/// The report on the run that is kept. NotFound where there is none.
Result<ExperimentReport> reportOnKept(const OpenedWorkspace &opened, const QString &name);

} // namespace outcrop
