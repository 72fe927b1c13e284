// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/composecommand.h"

#include "cli/base/commandbuilder.h"

namespace outcrop {

CLI::App *ComposeCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "compose", "Print the prompt as JSON: each passage with its tier and the lines it came from",
                                   "outcrop-cli -C garden compose --workload platform/k8s --request \"Plan the release.\"");
    m_composeOptions.addTo(*command);
    return command;
}

ExitCode ComposeCommand::work(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    const bool bare = m_composeOptions.isBare();
    const Composition composition = bare ? composeBare(opened.library, selection) : compose(opened.library, selection);
    const PromptFindings findings = findingsOf(opened, scope(selection));
    invocation.report(findings, composition.diagnostics);
    if (hasErrors(composition.diagnostics) || !findings.blocking.isEmpty())
        return ExitCode::Input;
    return invocation.print(toJson(composition.bundle, opened.workspace()));
}

} // namespace outcrop
