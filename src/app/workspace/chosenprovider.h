// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"

namespace outcrop {

/// Whom a prompt goes to: the one place that decides it, for every command and for the window. In this order: the model that was named; `[roles]` of
/// config.toml for the phase; what the agent asks for (portability.model_preferences, then `model`); the specialist of the workload; the conductor; and,
/// where only the provider is known, its model in [providers.*] and the adapter's usual one. An agent's model that no adapter lists is passed over; what
/// config.toml says is taken as it is written.
///
/// NotFound without a provider, or for one without an adapter.
Result<ModelChoice> chosenModel(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model);

/// The same, ready to render for.
Result<RenderTarget> chosenTarget(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model);

} // namespace outcrop
