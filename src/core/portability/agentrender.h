// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/render/renderer.h"

namespace outcrop {

/// Renders the request for an agent alone to one provider, without layers, profile or conversation. Of the workspace, only the manifest and the agent's
/// examples affect the result.
RenderedRequest renderAgentOnly(
    const Agent &agent, const QString &request, const RenderTarget &target, const Workspace &workspace);

} // namespace outcrop
