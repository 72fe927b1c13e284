// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"
#include "core/ports/jobqueue.h"

namespace outcrop {

/// The kind of runs whose jobs are trials of experiments.
inline const QString experimentRunKind = QStringLiteral("experiment");

/// Returns Invalid if a store at this location cannot have a queue, because it is a file.
Status checkQueueLocation(const StoreLocation &location);

/// Opens the queue in a team's store. Errors: those of checkQueueLocation() and openStore(). Blocks on network access.
Result<std::unique_ptr<JobQueue>> openQueue(const StoreLocation &location, KeyRing &keys);

/// Removes the runs with this name, so that their trials are not run. Trials in progress end without a result. Returns the number of removed runs. Errors:
/// NotFound if there are none, and those of the queue.
Result<qsizetype> cancelQueuedRuns(JobQueue &queue, const QString &name);

} // namespace outcrop
