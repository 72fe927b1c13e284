// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/renamecommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/edit/editoutput.h"
#include "core/documents/documentname.h"
#include "core/documents/renamedocument.h"

namespace outcrop {

CLI::App *RenameCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "rename", QT_TRANSLATE_NOOP("cli", "Rename or move a document and update the references to it"),
            "outcrop-cli -C garden rename agents/worker.md packer");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Document");
    command->add_option("PATH", m_path, QT_TRANSLATE_NOOP("cli", "Document; skills/k8s/SKILL.md means the whole skill"))
        ->type_name("PATH")
        ->required()
        ->group(group);
    command->add_option("NEWPATH", m_newPath, QT_TRANSLATE_NOOP("cli", "New path or name"))
        ->type_name("NEWPATH")
        ->required()
        ->group(group);
    command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the changes without writing them"))->group(group);
    addForce(*command, m_isForced);
    return command;
}

/// Returns the new path. An argument without a folder or extension is a new name in the same folder.
QString RenameCommand::newPath(const Invocation &invocation, const QString &path) const
{
    const QString word = fromArgument(m_newPath);
    return word.contains(u'/') || word.contains(u'.') ? workspacePath(invocation, m_newPath) : renamedPath(path, word);
}

ExitCode RenameCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const QString path = workspacePath(invocation, m_path);
    if (!opened->workspace().document(path))
        return invocation.failUsage(editoutput::noDocument(path));
    const Result<DocumentRename> rename = planDocumentRename(opened->workspace(), path, newPath(invocation, path));
    if (!rename)
        return invocation.fail(rename.error());
    invocation.report(rename->notes);
    const Json details{{"from", jsonString(rename->from)}, {"to", jsonString(rename->to)}};
    return m_isDryRun ? showChange(invocation, *opened, rename->change, details)
                    : writeChange(invocation, *opened, rename->change, m_isForced, details);
}

} // namespace outcrop
