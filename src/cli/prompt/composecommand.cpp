// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/composecommand.h"

#include "app/prompt/renderprompt.h"
#include "app/workspace/chosenprovider.h"
#include "cli/base/commandbuilder.h"

namespace outcrop {

CLI::App *ComposeCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "compose", QT_TRANSLATE_NOOP("cli", "Print the composed prompt as JSON: each section with its tier and source lines"),
                                   "outcrop-cli -C garden compose --workload platform/k8s --request \"Plan the release.\"");
    m_composeOptions.addTo(*command);
    m_composeOptions.addRetrieval(*command);
    return command;
}

ExitCode ComposeCommand::execute(
    const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const bool isBare = m_composeOptions.isBare();
    const Result<RenderTarget> target = selectTarget(opened, isBare ? bareSelection(selection) : selection, {}, {});
    const ProviderCapabilities capabilities = target ? target->capabilities() : ProviderCapabilities();
    const Composition composition = isBare ? composeWithoutLayers(opened.library, selection, capabilities) : compose(opened.library, selection, capabilities);
    const PromptFindings findings = findingsOf(opened, scope(selection));
    invocation.report(findings, composition.diagnostics);
    if (hasErrors(composition.diagnostics) || !findings.blockingFindings.isEmpty())
        return ExitCode::Input;
    Json bundle = toJson(composition.bundle, opened.workspace());
    bundle["model"] = target ? Json{{"provider", jsonString(target->adapter->name)}, {"id", jsonString(target->model.id)}} : Json();
    return invocation.print(bundle);
}

} // namespace outcrop
