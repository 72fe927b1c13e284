// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/initcommand.h"

#include "app/initworkspace.h"
#include "cli/commandbuilder.h"
#include "cli/inputtext.h"
#include "cli/table.h"

namespace outcrop {

CLI::App *InitCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "init", "Create a workspace; never overwrites anything", "outcrop-cli init garden --sample");
    command->add_option("DIR", m_folder, "The folder to create; it must not exist, or be empty")->type_name("DIR")->required();
    command->add_flag("--sample", m_sample, "Fill it with the sample workspace")->group("What is in it");
    return command;
}

ExitCode InitCommand::run(const Invocation &invocation)
{
    const QString folder = invocation.absolutePath(fromWord(m_folder));
    const Result<QStringList> files = initWorkspace(folder, m_sample);
    if (!files)
        return invocation.fail(files.error());
    if (invocation.json) {
        Json written = Json::array();
        for (const QString &file : *files)
            written.push_back(jsonString(file));
        return invocation.print({{"folder", jsonString(folder)}, {"files", written}});
    }
    writeLine(invocation.console.out, QStringLiteral("%1: %2").arg(folder, countText(files->size(), QStringLiteral("file"))));
    return ExitCode::Done;
}

} // namespace outcrop
