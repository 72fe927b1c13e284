// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mcpcommand.h"

#include "app/base/version.h"
#include "cli/base/closedoutput.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/base/englishtexts.h"
#include "cli/base/inputtext.h"
#include "cli/clioutput.h"
#include "cli/knowncommands.h"
#include "cli/mcp/mcpserver.h"

namespace outcrop {
namespace {

constexpr qsizetype maxResult = 16 * 1024 * 1024;

/// Returns the innermost of the commands that these words name, such as `diff` for `history`, `diff`.
const CLI::App *findCommand(const CLI::App *command, const QStringList &words)
{
    for (const QString &word : words) {
        for (const CLI::App *inner : command->get_subcommands([&word](const CLI::App *one) { return one->get_name() == word.toStdString(); }))
            command = inner;
    }
    return command;
}

/// Returns the description of an option or positional argument of a command, or an empty string.
QString optionDescription(const QStringList &words, const QString &option)
{
    for (const KnownCommand &known : knownCommands()) {
        if (words.isEmpty() || words.first() != QLatin1StringView(known.name))
            continue;
        CLI::App program;
        const std::unique_ptr<Command> command = known.make();
        const CLI::Option *found = findCommand(command->addTo(program), words.mid(1))->get_option_no_throw(option.toStdString());
        return found ? fromArgument(found->get_description()) : QString();
    }
    return {};
}

McpHost hostOf(const Invocation &invocation, bool canWrite)
{
    McpTools tools = McpTools::builtIn();
    const McpServerInfo server{versionText(), tools.instructions};
    return {invocation.folder, canWrite, server, std::move(tools), optionDescription, CommandProcess(invocation.folder, canWrite, maxResult)};
}

} // namespace

CLI::App *McpCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "mcp", QT_TRANSLATE_NOOP("cli", "Serve the workspace to coding agents and editors through the Model Context Protocol"),
                                   "outcrop-cli -C garden mcp");
    command->add_flag("--allow-write", m_allowsWrite, QT_TRANSLATE_NOOP("cli", "Let tools change files in the workspace if their arguments request it"))->group(QT_TRANSLATE_NOOP("cli", "Permissions"));
    command->add_option("--timeout", m_seconds, QT_TRANSLATE_NOOP("cli", "Time limit of a request in seconds [60]"))->type_name("SECONDS")->check(CLI::Range(1, 3600))->group(QT_TRANSLATE_NOOP("cli", "Limits"));
    return command;
}

ExitCode McpCommand::run(const Invocation &invocation)
{
    if (invocation.printsJson)
        return invocation.failUsage(clioutput::jsonDoesNotApply());
    if (invocation.allowsOutside)
        return invocation.failUsage(clioutput::toolsReadWorkspace());
    if (isTerminal(invocation.console))
        printMessage(invocation.console, clioutput::waitingForClient());
    ignoreClosedPipes();
    const EnglishTexts english; // for coding agents
    const McpHost host = hostOf(invocation, m_allowsWrite);
    McpLimits limits;
    limits.time = std::chrono::seconds(m_seconds);
    McpServer server(host, invocation.console.out, limits);
    server.serve(invocation.console.input);
    return ExitCode::Done;
}

} // namespace outcrop
