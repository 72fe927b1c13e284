// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agent.h"
#include "core/documents/workspace.h"
#include "core/render/catalog.h"

namespace outcrop {

/// Where a person wrote the name of a provider's model: in the agent (null for none), else in config.toml, else in the workspace's adapter. Empty where
/// it comes from a command line or a dialog: a file of the program is never named, because users cannot open it.
Location modelMention(const Workspace &workspace, const Agent *agent, const RenderTarget &target);

/// That the adapter does not list the target's model: which models it lists, and which one was probably meant.
Diagnostic unknownModel(const Workspace &workspace, const Agent *agent, const RenderTarget &target);

} // namespace outcrop
