// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "core/ports/jobqueue.h"

namespace outcrop {

struct QueuedRunSettings {
    TrialLimits limits = {};   ///< `maxCost` is the limit for all workers together
    bool startsNewRun = false; ///< as in RunSettings; results that were not collected are archived with the recorded run
    bool waits = true;         ///< false: collects only the results that are already in the queue
    std::optional<double> requestsPerMinute = {}; ///< for each provider and all workers together; nullopt: unchanged
    ExperimentListener listener = {};
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
};

/// The outcome of a run whose trials are run by workers.
struct QueuedRunOutcome {
    ExperimentOutcome run; ///< `isInterrupted` is set if trials have no result
    qint64 queuedTrials = 0; ///< trials that workers still run
    qint64 abandonedTrials = 0; ///< trials whose workers ended without a result several times; they run again when the run is queued again
    Cost uncertainCost = {};     ///< maximum cost of the calls whose worker was killed; they may have been billed
};

/// Queues the remaining trials of an experiment, and writes their results and responses as workers deliver them. Results are written in the order of arrival.
/// Each result is on disk before it is removed from the queue. If this program is stopped or killed, the workers continue, and the next call collects the
/// results. A run that ended is removed from the queue. Blocks: call it on a worker thread. Errors: those of runExperiment() and of the queue; NotAllowed for
/// an experiment with a stopping rule.
Result<QueuedRunOutcome> runQueuedExperiment(
    const OpenedWorkspace &opened, const QString &name, JobQueue &queue, const QueuedRunSettings &settings, const std::stop_token &stop = {});

} // namespace outcrop
