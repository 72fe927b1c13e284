// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/sessions/phaseroles.h"

namespace outcrop {

/// Chooses the model of a prompt, for every command and for the window. In order of precedence:
/// - the named model
/// - `[roles]` in config.toml for the phase
/// - the agent's model (portability.model_preferences, then `model`)
/// - the workload's specialist
/// - the conductor
/// If only the provider is known, its model in [providers.*] or the adapter's default is used. A model of the agent that no adapter lists is skipped. A model in
/// config.toml is used as written.
///
/// Errors: NotFound if no provider is chosen, or the chosen one has no adapter. If the file of its adapter is broken, the error of the adapter.
Result<ModelChoice> selectModel(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model);

/// Returns the role of a prompt's phase, from config.toml or else from the profile; nullopt if there is none.
std::optional<Role> roleOfPrompt(const OpenedWorkspace &opened, const Selection &selection);

/// Like selectModel(), but returns a target that is ready for rendering.
Result<RenderTarget> selectTarget(const OpenedWorkspace &opened, const Selection &selection, const QString &provider, const QString &model);

} // namespace outcrop
