// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/portability/behaviouraltests.h"
#include "core/portability/portabilityreport.h"
#include "core/ports/provider.h"
#include "core/render/catalog.h"

namespace outcrop {

/// What behaviour is tried with. `models` answers as the agents, whichever provider a request is for; `judge` marks their answers.
struct BehaviouralContext {
    const PromptLibrary &library;
    const ProviderCatalog &catalog;
    const BehaviouralTests &tests;
    Provider &models;
    Provider &judge;
};

/// Tries one agent on every provider it names (PV-011 … PV-016), and gives a result for each criterion in that order. A criterion passes
/// when it passes on all of them; what could not be asked or marked is NotRun with the reason, never a pass. Waits for the providers, so
/// call it on a worker thread; `stop` ends it soon, and what was not tried by then is NotRun.
QList<CriterionResult> tryBehaviour(
    const Agent &agent, const BehaviouralContext &context, const std::stop_token &stop = {});

} // namespace outcrop
