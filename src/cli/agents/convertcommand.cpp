// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/convertcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/unknownname.h"
#include "cli/edit/changes.h"
#include "core/agents/bodyconversion.h"

#include <algorithm>

namespace outcrop {
namespace {

QStringList bodyFormats()
{
    return {bodyFormatName(BodyFormat::Markdown), bodyFormatName(BodyFormat::Xml), bodyFormatName(BodyFormat::Rccf)};
}

QStringList namesOf(const QList<Agent> &agents)
{
    QStringList names;
    for (const Agent &agent : agents)
        names.append(agent.name);
    return names;
}

Json detailsOf(const Agent &agent, const BodyConversion &conversion, BodyFormat to)
{
    return {{"agent", jsonString(agent.name)},
            {"file", jsonString(agent.file())},
            {"from", jsonString(bodyFormatName(conversion.from))},
            {"to", jsonString(bodyFormatName(to))},
            {"notes", jsonStrings(conversion.notes)}};
}

} // namespace

CLI::App *ConvertCommand::addTo(CLI::App &program)
{
    CLI::App *command =
        addCommand(program, "convert", "Convert an agent's body to another format without losing a section",
            "outcrop-cli -C garden convert planner --to xml --dry-run");
    const std::string group = "Agent";
    command->add_option("AGENT", m_agent, "Agent, by name or file")->type_name("AGENT")->required()->group(group);
    command->add_option("--to", m_to, "Body format: markdown, xml or rccf")
        ->type_name("FORMAT")
        ->required()
        ->check(oneOf(QStringLiteral("format"), bodyFormats()))
        ->group(group);
    command->add_flag("--dry-run", m_dryRun, "Show the change without writing it")->group(group);
    addForce(*command, m_force);
    return command;
}

ExitCode ConvertCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Agent *found = agent(invocation, *opened);
    if (!found)
        return invocation.failUsage(
            unknownNameMessage(QStringLiteral("agent"), fromArgument(m_agent), namesOf(opened->library.agents)));
    return convert(invocation, *opened, *found);
}

const Agent *ConvertCommand::agent(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (const Agent *named = opened.library.agent(fromArgument(m_agent)))
        return named;
    const QList<Agent> &agents = opened.library.agents;
    const QString path = workspacePath(invocation, m_agent);
    const auto found = std::find_if(agents.begin(), agents.end(), [&path](const Agent &agent) { return agent.file() == path; });
    return found == agents.end() ? nullptr : &*found;
}

ExitCode ConvertCommand::convert(const Invocation &invocation, const OpenedWorkspace &opened, const Agent &agent) const
{
    const BodyFormat to = bodyFormatFromName(fromArgument(m_to)).value_or(BodyFormat::Markdown);
    const Result<BodyConversion> conversion = convertAgent(agent, to);
    if (!conversion)
        return invocation.fail(conversion.error());
    for (const QString &note : conversion->notes)
        printMessage(invocation.console, agent.file() + QStringLiteral(": ") + note);
    WorkspaceChange change;
    change.add(agent.file(), conversion->edits);
    const Json details = detailsOf(agent, *conversion, to);
    return m_dryRun ? showChange(invocation, opened, change, details) : writeChange(invocation, opened, change, m_force, details);
}

} // namespace outcrop
