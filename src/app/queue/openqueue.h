// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/storelocation.h"
#include "core/ports/jobqueue.h"

namespace outcrop {

/// The kinds of runs. The jobs of an experiment are its trials. Those of a validation are the behavioral tests of one agent each. Those of an index are batches of
/// documents that need embeddings. The only job of an evolution run is the analysis.
inline const QString experimentRunKind = QStringLiteral("experiment");
inline const QString validationRunKind = QStringLiteral("validation");
inline const QString indexRunKind = QStringLiteral("index");
inline const QString evolutionRunKind = QStringLiteral("evolution");

/// Returns Invalid if a store at this location cannot have a queue, because it is a file.
Status checkQueueLocation(const StoreLocation &location);

/// Opens the queue in a team's store. Errors: those of checkQueueLocation() and openStore(). Blocks on network access.
Result<std::unique_ptr<JobQueue>> openQueue(const StoreLocation &location, KeyRing &keys);

/// Removes the runs with this name, so that their jobs are not run. Jobs in progress end without a result. Validations, indexes and evolution runs of other
/// workspaces are kept. Returns the number of removed runs. Errors: NotFound if there are none, and those
/// of the queue.
Result<qsizetype> cancelQueuedRuns(const OpenedWorkspace &opened, JobQueue &queue, const QString &name);

} // namespace outcrop
