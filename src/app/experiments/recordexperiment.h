// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/experiments/runexperiment.h"
#include "core/ports/store.h"

namespace outcrop {

/// Stores a run in one transaction, without duplicates. The experiment is identified by its name and start time, and has its current result. Each call, including those
/// of the judge, is an interaction without text. Its source is `experiment`, its session the experiment's name. Each trial has one measurement per metric, linked to the
/// arm's last call in the trial. Responses that were recorded before are not calls. The run's files remain authoritative.
Status storeExperiment(Store &store, const ExperimentOutcome &outcome);

} // namespace outcrop
