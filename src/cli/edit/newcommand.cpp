// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/newcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "core/documents/newdocument.h"

namespace outcrop {
namespace {

QStringList kinds()
{
    QStringList ids;
    for (const DocumentTemplate &kind : documentTemplates())
        ids.append(kind.id);
    return ids;
}

} // namespace

CLI::App *NewCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "new", "Create a document from a template", "outcrop-cli -C garden new skill seed-swap");
    const std::string group = "Document";
    command
        ->add_option("KIND", m_kind, "Kind of document: layer, layer-granite … layer-weather, skill, agent, profile, adapter and others")
        ->type_name("KIND")
        ->required()
        ->check(oneOf(QStringLiteral("kind"), kinds()))
        ->group(group);
    command->add_option("NAME", m_name, "Name of the document; determines its path")->type_name("NAME")->group(group);
    command->add_flag("--dry-run", m_isDryRun, "Show the text without writing it")->group(group);
    addForce(*command, m_isForced);
    return command;
}

ExitCode NewCommand::run(const Invocation &invocation)
{
    const QString kind = fromArgument(m_kind);
    if (m_name.empty() && documentTemplate(kind)->needsName)
        return invocation.failUsage(QStringLiteral("NAME is missing: a document of kind %1 requires a name").arg(kind));
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Result<WorkspaceChange> change = newDocument(opened->workspace(), kind, fromArgument(m_name));
    if (!change && change.error().code == ErrorCode::Invalid)
        return invocation.failUsage(change.error().message);
    if (!change)
        return invocation.fail(change.error());
    return m_isDryRun ? showChange(invocation, *opened, *change) : writeChange(invocation, *opened, *change, m_isForced);
}

} // namespace outcrop
