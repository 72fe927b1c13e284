// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/findcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/edit/editoutput.h"

#include <algorithm>

namespace outcrop {
namespace {

void writeMatches(const Console &console, const QList<DocumentMatches> &found)
{
    for (const DocumentMatches &document : found) {
        for (const SearchMatch &match : document.matches)
            writeLine(console.out, toString(Location{document.path, match.range}) + QStringLiteral(": ") + match.line);
    }
}

bool wasStopped(const QList<DocumentMatches> &found)
{
    return std::any_of(
        found.begin(), found.end(), [](const DocumentMatches &document) { return !document.problem.isEmpty(); });
}

} // namespace

CLI::App *FindCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "find", QT_TRANSLATE_NOOP("cli", "List every match of a pattern in the workspace"),
        "outcrop-cli -C garden find \"germination rate\" --kind layer");
    m_options.addPattern(*command);
    m_options.addOptions(*command);
    return command;
}

ExitCode FindCommand::run(const Invocation &invocation)
{
    const Result<TextSearch> search = m_options.textSearch();
    if (!search)
        return invocation.failUsage(search.error());
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = m_options.usageError(invocation, opened->workspace()); !problem.isEmpty())
        return invocation.failUsage(problem);
    const QList<DocumentMatches> found = findInWorkspace(opened->workspace(), *search, m_options.scope(invocation));
    reportProblems(invocation.console, found);
    if (wasStopped(found))
        return ExitCode::Input;
    if (invocation.printsJson)
        return invocation.print({{"documents", toJson(found)}});
    writeMatches(invocation.console, found);
    if (found.isEmpty())
        printMessage(invocation.console, editoutput::noMatches());
    return ExitCode::Done;
}

} // namespace outcrop
