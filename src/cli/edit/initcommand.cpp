// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/initcommand.h"

#include "app/workspace/initworkspace.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"

namespace outcrop {
namespace {

Json toJson(const QString &folder, const QStringList &files)
{
    return {{"folder", jsonString(folder)}, {"files", jsonStrings(files)}};
}

} // namespace

CLI::App *InitCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "init", "Create a workspace, or a copy of the sample", "outcrop-cli init garden --sample");
    command->add_option("DIR", m_folder, "Folder to create; an existing one must be empty")
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(QStringLiteral("folder")))
        ->group("Document");
    command->add_flag("--sample", m_sample, "Copy the sample workspace: a seed shop with layers, skills, agents and profiles")
        ->group("Document");
    return command;
}

ExitCode InitCommand::run(const Invocation &invocation)
{
    const QString folder = invocation.absolutePath(fromArgument(m_folder));
    const Result<QStringList> files = initWorkspace(folder, m_sample);
    if (!files)
        return invocation.fail(files.error());
    if (invocation.json)
        return invocation.print(toJson(folder, *files));
    writeSentence(invocation.console.out, QStringLiteral("Created %1 in %2").arg(countText(files->size(), QStringLiteral("file")), folder));
    return ExitCode::Done;
}

} // namespace outcrop
