// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/agentrender.h"

#include "core/layers/composer.h"

namespace outcrop {

RenderedRequest renderAgentOnly(
    const Agent &agent, const QString &request, const RenderTarget &target, const Workspace &workspace)
{
    PromptLibrary library;
    library.workspace = workspace;
    library.agents = {agent};
    Selection selection;
    selection.agent = agent.name;
    selection.profile = QString(); // no profile, regardless of the manifest
    selection.request = request;
    selection.rendersTemplates = false; // the criteria compare the agent's text as written
    const Composition composition = compose(library, selection, target.capabilities());
    RenderedRequest renderedRequest = render(composition.bundle, target, {}, false);
    renderedRequest.diagnostics = composition.diagnostics + renderedRequest.diagnostics;
    return renderedRequest;
}

} // namespace outcrop
