// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/openrun.h"
#include "app/queue/jobkind.h"

#include <QSet>

namespace outcrop {

// The trials of experiments as jobs of a queue. A job contains no prompt: a worker renders the prompt from its copy of the workspace, and compares the hash of
// the request.

/// Returns a run as stored in the queue, without its ID.
QueuedRun queuedRunOf(const OpenedRun &run, const TrialLimits &limits);
/// Returns the jobs of the trials that have no result. Adds the providers of their requests, of the judge and of simulated tools to `providers`. Errors: those
/// of TrialRunner::request().
Result<QList<QueuedJob>> queuedJobsOf(const OpenedRun &run, const TrialRunner &runner, QSet<QString> &providers);
/// Loads the experiment of a run. Errors: those of loadExperiment(), and NotAllowed if it differs from the queued one.
Result<std::unique_ptr<RunJobs>> openTrialJobs(const JobContext &context, const QueuedRun &run);

} // namespace outcrop
