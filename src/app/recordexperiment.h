// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runexperiment.h"
#include "core/ports/store.h"

namespace outcrop {

/// Keeps a run in a store: the experiment once, by its name and the time it began, with what it showed so far, and the measurements that are not kept yet, a
/// row a trial and metric. The run's own file stays what counts. All or nothing.
Status storeExperiment(Store &store, const ExperimentOutcome &outcome);

} // namespace outcrop
