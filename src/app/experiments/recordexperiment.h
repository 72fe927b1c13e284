// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "core/ports/store.h"

namespace outcrop {

/// Stores a run in one transaction, without duplicates: the experiment, identified by its name and start time, with its current result; each call, including
/// those of the judge, as an interaction without text (source `experiment`, session = the experiment's name); and one measurement per trial and metric, linked
/// to the arm's last call in the trial. Responses that were recorded before are not calls. The run's files remain authoritative.
Status storeExperiment(Store &store, const ExperimentOutcome &outcome);

} // namespace outcrop
