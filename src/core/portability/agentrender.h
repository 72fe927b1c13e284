// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/render/renderer.h"

namespace outcrop {

/// What one provider is sent for an agent by itself: no layers around it, no profile, no conversation. So its portability does not depend on others,
/// and the same agent gives the same bytes in any state of the workspace, where its examples are looked for.
RenderedRequest renderAlone(
    const Agent &agent, const QString &request, const RenderTarget &target, const Workspace &workspace);

} // namespace outcrop
