// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/documents/workspace.h"
#include "core/render/catalog.h"

namespace outcrop {

/// Returns the location where the user named a model: in the agent (may be null), its governance file, config.toml or the workspace's adapter, in this order.
/// Empty if the name came from the command line or a dialog. Never returns a built-in file, because users cannot open it.
Location modelMention(const Workspace &workspace, const Agent *agent, const RenderTarget &target);

/// Returns a warning that the adapter does not list the target's model, with the nearest name or the listed models.
Diagnostic unlistedModelWarning(const Workspace &workspace, const Agent *agent, const RenderTarget &target);

} // namespace outcrop
