// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/validatelibrary.h"
#include "app/queue/jobkind.h"
#include "app/queue/queuedrun.h"

namespace outcrop {

// Behavioral tests of agents as jobs of a queue, one job for each agent. A job contains no prompt: a worker renders the requests from its copy of the workspace,
// and compares their hash.

/// The outcome of a validation whose requests are sent by workers.
struct QueuedValidation {
    std::optional<ValidatedLibrary> library = {}; ///< nullopt while agents have no result
    QueueProgress progress = {};
};

/// Queues the behavioral tests of a job's agents and waits for the responses. When all agents have results, evaluates them as validateLibrary() does. Then adds the
/// trials to the workspace's trial history, and removes the run from the queue. The time of the trials is that at which the run was queued. They are therefore added once
/// even if this function is stopped and called again. `job.provider` and `job.judge` are not used. Blocks: call it on a worker thread. Errors: those of validateLibrary()
/// and of the queue; NotAllowed if an agent is outside the workspace.
Result<QueuedValidation> runQueuedValidation(
    const OpenedWorkspace &opened, const ValidationJob &job, JobQueue &queue, const QueueSettings &settings, const std::stop_token &stop = {});

/// Returns the jobs of a validation for a worker. NotAllowed if the run belongs to another workspace.
Result<std::unique_ptr<RunJobs>> openValidationJobs(const JobContext &context, const QueuedRun &run);

} // namespace outcrop
