// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/openrun.h"
#include "core/ports/jobqueue.h"

#include <QSet>

namespace outcrop {

// The trials of experiments as jobs of a queue. A job contains no prompt: a worker renders the prompt from its copy of the workspace, and compares the hash of
// the request.

/// Returns the queue's form of a run, without its ID.
QueuedRun queuedRunOf(const OpenedRun &run, const TrialLimits &limits);
/// Returns the limits of a run, without the maximum cost, which the queue applies.
TrialLimits limitsOf(const QueuedRun &run);
/// Returns NotAllowed if the setup or the data of the run differ from those of the worker's copy of the experiment.
Status checkVersion(const QueuedRun &run, const LoadedExperiment &loaded);

/// Returns the jobs of the trials that have no result. Adds the providers of their requests, of the judge and of simulated tools to `providers`. Errors: those
/// of TrialRunner::request().
Result<QList<QueuedJob>> queuedJobsOf(const OpenedRun &run, const TrialRunner &runner, QSet<QString> &providers);
/// Returns the trial of a job. Errors: NotAllowed if there is no such trial or if its request differs from the queued one; those of TrialRunner::request().
Result<Trial> trialOf(const LeasedJob &job, const QList<Trial> &trials, const TrialRunner &runner);

} // namespace outcrop
