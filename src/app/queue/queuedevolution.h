// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evolution/evolve.h"
#include "app/queue/jobkind.h"
#include "app/queue/queuedrun.h"

namespace outcrop {

// Evolution runs as jobs of a queue. A run makes no API calls and analyzes all turns together, so it is one job.

/// The period of a queued evolution run. Invalid times have the meaning of EvolveOptions; `until` then is the time of the command.
struct EvolutionPeriod {
    QDateTime since = {};
    QDateTime until = {};
};

/// The outcome of an evolution run by a worker.
struct QueuedEvolution {
    std::optional<EvolveOutcome> outcome = {}; ///< nullopt while there is no result
    QueueProgress progress = {};
};

/// Queues an evolution run, or finds the queued one for this period, and waits for the result. Then stores the suggestions and writes the report, once even if
/// this function is stopped and called again, and removes the run from the queue. Blocks: call it on a worker thread. Errors: those of runEvolution() and of
/// the queue.
Result<QueuedEvolution> runQueuedEvolution(
    const OpenedWorkspace &opened, KeyRing &keys, const EvolutionPeriod &period, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop = {});

/// Returns the job of an evolution run for a worker. NotAllowed if the run belongs to another workspace, its documents or history differ, or the worker opens
/// no store.
Result<std::unique_ptr<RunJobs>> openEvolutionJobs(const JobContext &context, const QueuedRun &run);

} // namespace outcrop
