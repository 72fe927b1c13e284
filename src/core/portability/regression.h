// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/portability/behavioraltests.h"
#include "core/portability/portabilityreport.h"
#include "core/render/catalog.h"

namespace outcrop {

/// The input of the regression tests. `library.workspace` contains the recorded renders.
struct RegressionContext {
    const PromptLibrary &library;
    const ProviderCatalog &catalog;
    const BehavioralTests &tests;
};

/// Checks, for PV-017, that an agent without a portability section is rendered the same as without portability support. The system prompt must be
/// exactly its body and, if a render is recorded, the request must be identical to it.
CriterionResult checkUnchanged(const Agent &agent, const RegressionContext &context);

/// Checks, for PV-018, that the agent works without its portability section: it renders without errors, and its body is sent.
CriterionResult checkSectionOptional(const Agent &agent, const RegressionContext &context);

/// Returns the path of an agent's recorded render: `portability/recorded/<agent>/<provider>.request.json`.
QString recordedRenderPath(const Agent &agent, const QString &provider);

/// Returns the files that `validate --record` writes: the current renders of all agents without a portability section. Skips agents without a render target.
QList<SourceFile> rendersToRecord(const QList<Agent> &agents, const RegressionContext &context);

} // namespace outcrop
