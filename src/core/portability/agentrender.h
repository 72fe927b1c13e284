// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/render/renderer.h"

namespace outcrop {

/// Renders the request for an agent alone to one provider, without layers, profile or conversation. The result depends only on the agent and, for its
/// examples, on the workspace.
RenderedRequest renderAgentOnly(
    const Agent &agent, const QString &request, const RenderTarget &target, const Workspace &workspace);

} // namespace outcrop
