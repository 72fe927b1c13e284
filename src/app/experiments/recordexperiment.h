// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "core/ports/store.h"

namespace outcrop {

/// Keeps a run in a store: the experiment once, by its name and the time it began, with what it showed so far; each call as an interaction (source
/// `experiment`, its session is the experiment's name), the judge's as well, without texts; and the measurements, a row a trial and metric, which point to
/// the calls. An answer that was recorded before does not count as a call. What is kept already is not kept again. The run's own file stays what counts. All or nothing.
Status storeExperiment(Store &store, const ExperimentOutcome &outcome);

} // namespace outcrop
