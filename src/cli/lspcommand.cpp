// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lspcommand.h"

#include "app/base/version.h"
#include "cli/base/closedoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/clioutput.h"
#include "cli/lsp/lspserver.h"

namespace outcrop {

CLI::App *LspCommand::addTo(CLI::App &program)
{
    return addCommand(program, "lsp", QT_TRANSLATE_NOOP("cli", "Serve the workspace to a text editor through the Language Server Protocol"), "outcrop-cli -C garden lsp");
}

ExitCode LspCommand::run(const Invocation &invocation)
{
    if (invocation.printsJson)
        return invocation.failUsage(clioutput::jsonDoesNotApply());
    if (invocation.allowsOutside)
        return invocation.failUsage(clioutput::serverReadsWorkspace());
    if (isTerminal(invocation.console))
        printMessage(invocation.console, clioutput::waitingForEditor());
    ignoreClosedPipes();
    LspServer server(invocation.folder, versionText(), invocation.console.out);
    const bool isShutDown = server.serve(invocation.console.input);
    return isShutDown ? ExitCode::Done : ExitCode::Findings; // the protocol requires 1 for an exit without shutdown
}

} // namespace outcrop
