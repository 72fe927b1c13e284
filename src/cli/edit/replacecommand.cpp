// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/replacecommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/edit/changes.h"
#include "cli/edit/editoutput.h"

#include <algorithm>

namespace outcrop {
namespace {

qsizetype matchCount(const QList<DocumentMatches> &found)
{
    qsizetype count = 0;
    for (const DocumentMatches &document : found)
        count += document.matches.size();
    return count;
}

bool hasProblems(const QList<DocumentMatches> &found)
{
    return std::any_of(
        found.begin(), found.end(), [](const DocumentMatches &document) { return !document.problem.isEmpty(); });
}

} // namespace

CLI::App *ReplaceCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "replace", QT_TRANSLATE_NOOP("cli", "Preview a replacement in all documents; --write applies it"),
        "outcrop-cli -C garden replace \"(\\d+) days\" \"\\1 d\" --regex --in layers");
    m_options.addPattern(*command);
    command->add_option("TEXT", m_text, QT_TRANSLATE_NOOP("cli", "Replacement; with --regex, \\1 or ${name} inserts a group"))
        ->type_name("TEXT")
        ->required()
        ->group(FindOptions::group);
    m_options.addOptions(*command);
    command->add_flag("--write", m_writesFiles, QT_TRANSLATE_NOOP("cli", "Write the changes instead of only showing them"))->group(QT_TRANSLATE_NOOP("cli", "Confirmation"));
    addForce(*command, m_isForced);
    return command;
}

ExitCode ReplaceCommand::run(const Invocation &invocation)
{
    const Result<TextSearch> search = m_options.textSearch();
    if (!search)
        return invocation.failUsage(search.error());
    const QString replacement = fromArgument(m_text);
    if (const Status usableStatus = search->checkReplacement(replacement); !usableStatus)
        return invocation.failUsage(usableStatus.error());
    return replace(invocation, *search, replacement);
}

ExitCode ReplaceCommand::replace(
    const Invocation &invocation, const TextSearch &search, const QString &replacement) const
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = m_options.usageError(invocation, opened->workspace()); !problem.isEmpty())
        return invocation.failUsage(problem);
    const QList<DocumentMatches> found =
        findInWorkspace(opened->workspace(), search, m_options.scope(invocation), &replacement);
    reportProblems(invocation.console, found);
    if (hasProblems(found)) // either all replacements are written or none
        return ExitCode::Input;
    const WorkspaceChange change = planReplacements(found);
    printMessage(invocation.console,
        editoutput::placesInFiles(editoutput::places(matchCount(found), countText(matchCount(found))),
            editoutput::files(change.edits.size(), countText(change.edits.size()))));
    const Json details{{"documents", toJson(found)}};
    return m_writesFiles ? writeChange(invocation, *opened, change, m_isForced, details)
                   : showChange(invocation, *opened, change, details);
}

} // namespace outcrop
