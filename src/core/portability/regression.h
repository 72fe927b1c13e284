// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/portability/behaviouraltests.h"
#include "core/portability/portabilityreport.h"
#include "core/render/catalog.h"

namespace outcrop {

/// What the regressions look at. `library.workspace` holds the recorded renders.
struct RegressionContext {
    const PromptLibrary &library;
    const ProviderCatalog &catalog;
    const BehaviouralTests &tests;
};

/// PV-017: an agent without a portability section is sent as it was before there was one. Its unchanged body is the system prompt, with
/// nothing put before, into or after it; and where a render of it is recorded, the request is still the same to the byte.
CriterionResult checkUnchanged(const Agent &agent, const RegressionContext &context);

/// PV-018: without its portability section the agent still works. It renders without an error, and its body is sent.
CriterionResult checkSectionOptional(const Agent &agent, const RegressionContext &context);

/// Where the render of an agent is recorded: `portability/recorded/<agent>/<provider>.request.json`.
QString recordedRenderPath(const Agent &agent, const QString &provider);

/// What `validate --record` writes: what every agent without a portability section is sent now.
QList<SourceFile> recordedRenders(const QList<Agent> &agents, const RegressionContext &context);

} // namespace outcrop
