// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/portability/behavioraltests.h"
#include "core/portability/trialhistory.h"
#include "core/ports/provider.h"
#include "core/render/catalog.h"

namespace outcrop {

/// The input of the behavioral tests. `testedProvider` handles requests to the tested models; `judge` scores their responses.
struct BehavioralContext {
    const PromptLibrary &library;
    const ProviderCatalog &catalog;
    const BehavioralTests &tests;
    Provider &testedProvider;
    Provider &judge;
    QStringList providers = {}; ///< the tested providers; if empty, preferredModels() and limitedModels() choose them
    QList<BehaviorTrial> *trials = nullptr; ///< receives each trial, without a time; if null, trials are not stored
};

/// Runs the behavioral tests for one agent (PV-011 … PV-016) and returns one result for each criterion, in that order. A criterion passes only if it
/// passes on all tested models. A test that cannot be run or scored is NotRun with a reason, never Passed. Blocks on the providers, so call it on a
/// worker thread. After `stop`, the remaining tests are NotRun.
QList<CriterionResult> runBehavioralTests(
    const Agent &agent, const BehavioralContext &context, const std::stop_token &stop = {});

} // namespace outcrop
