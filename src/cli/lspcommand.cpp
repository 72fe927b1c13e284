// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lspcommand.h"

#include "app/base/version.h"
#include "cli/base/closedoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/lsp/lspserver.h"

namespace outcrop {

CLI::App *LspCommand::addTo(CLI::App &program)
{
    return addCommand(program, "lsp", "Serve the workspace to a text editor through the Language Server Protocol", "outcrop-cli -C garden lsp");
}

ExitCode LspCommand::run(const Invocation &invocation)
{
    if (invocation.printsJson)
        return invocation.failUsage(QStringLiteral("--json does not apply, because all output is JSON-RPC messages; omit it"));
    if (invocation.allowsOutside)
        return invocation.failUsage(QStringLiteral("--allow-outside does not apply, because the server reads only the workspace; omit it"));
    if (isTerminal(invocation.console))
        printMessage(invocation.console, QStringLiteral("waiting for JSON-RPC messages on standard input. Start this command from an editor; `outcrop-cli help language-server` has examples"));
    ignoreClosedPipes();
    LspServer server(invocation.folder, versionText(), invocation.console.out);
    const bool isShutDown = server.serve(invocation.console.in);
    return isShutDown ? ExitCode::Done : ExitCode::Findings; // the protocol requires 1 for an exit without shutdown
}

} // namespace outcrop
