// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/agents/convertcommand.h"

#include "app/workspace/namedagents.h"
#include "cli/agents/agentsoutput.h"
#include "cli/agents/convertagentstext.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptguard.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/edit/changes.h"
#include "core/agents/bodyconversion.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

const QString allClients = QStringLiteral("all");
constexpr qsizetype workspaceFormCount = 2; ///< single and canonical, which come before the clients

QStringList bodyFormats()
{
    return {bodyFormatName(BodyFormat::Markdown), bodyFormatName(BodyFormat::Xml), bodyFormatName(BodyFormat::Rccf)};
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
    CLI::App *command = addCommand(program, "convert", QT_TRANSLATE_NOOP("cli", "Convert agents to another form or body format, and list the fields that differ"),
                                   "outcrop-cli -C garden convert planner --to xml --dry-run");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Conversion");
    command->add_option("AGENT", m_agent, QT_TRANSLATE_NOOP("cli", "Agent, by name or file, or a folder of agents"))->type_name("AGENT")->required()->group(group);
    command
        ->add_option("--to", m_targets, QT_TRANSLATE_NOOP("cli", "Body format (markdown, xml or rccf), or forms: single, canonical, or clients such as claude,codex; `all` means all clients"))
        ->type_name("FORM,...")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(oneOf(agentsoutput::nounForm(), bodyFormats() + agentFormNames() + QStringList{allClients}))
        ->group(group);
    command->add_option("--into", m_targetFolder, QT_TRANSLATE_NOOP("cli", "Folder for the converted files [AGENT if it is a folder, else the workspace]"))
        ->type_name("DIR")
        ->check(nonEmpty(agentsoutput::nounFolder()))
        ->group(group);
    command->add_flag("--losses", m_listsLosses, QT_TRANSLATE_NOOP("cli", "List every field that is renamed, changed or dropped"))->group(group);
    CLI::Option *dryRun = command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the change without writing it"))->group(group);
    command->add_flag("--check", m_checksOnly, QT_TRANSLATE_NOOP("cli", "Exit with 1 if a converted file is missing or different, without writing files"))->excludes(dryRun)->group(QT_TRANSLATE_NOOP("cli", "CI checks"));
    command->add_flag("--overwrite", m_overwritesFiles, QT_TRANSLATE_NOOP("cli", "Overwrite existing files whose content differs"))->group(QT_TRANSLATE_NOOP("cli", "Safety"));
    addForce(*command, m_isForced);
    return command;
}

QStringList ConvertCommand::forms() const
{
    QStringList names;
    for (const std::string &form : m_targets) {
        const QString name = fromArgument(form);
        names += name == allClients ? agentFormNames().sliced(workspaceFormCount) : QStringList{name};
    }
    names.removeDuplicates();
    return names;
}

bool ConvertCommand::changesBody() const
{
    return bodyFormats().contains(forms().first());
}

QString ConvertCommand::usageError() const
{
    const QStringList names = forms();
    const auto bodies = std::count_if(names.begin(), names.end(), [](const QString &name) { return bodyFormats().contains(name); });
    if (bodies > 1 || (bodies == 1 && names.size() > 1))
        return agentsoutput::oneBodyFormat();
    if (bodies == 1 && (m_checksOnly || m_overwritesFiles || m_listsLosses || !m_targetFolder.empty()))
        return agentsoutput::onlyForForms();
    return {};
}

ExitCode ConvertCommand::run(const Invocation &invocation)
{
    if (const QString problem = usageError(); !problem.isEmpty())
        return invocation.failUsage(problem);
    return changesBody() ? runBody(invocation) : runForms(invocation);
}

ExitCode ConvertCommand::runBody(const Invocation &invocation) const
{
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    const Agent *found = agent(invocation, *opened);
    if (!found)
        return invocation.failUsage(
            unknownNameMessage(agentsoutput::nounAgent(), fromArgument(m_agent), agentNames(*opened)));
    return convert(invocation, *opened, *found);
}

const Agent *ConvertCommand::agent(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (const Agent *namedAgent = opened.library.agent(fromArgument(m_agent)))
        return namedAgent;
    const QList<Agent> &agents = opened.library.agents;
    const QString path = workspacePath(invocation, m_agent);
    const auto found = std::find_if(agents.begin(), agents.end(), [&path](const Agent &agent) { return agent.file() == path; });
    return found == agents.end() ? nullptr : &*found;
}

ExitCode ConvertCommand::convert(const Invocation &invocation, const OpenedWorkspace &opened, const Agent &agent) const
{
    const BodyFormat to = bodyFormatFromName(forms().first()).value_or(BodyFormat::Markdown);
    const Result<BodyConversion> conversion = planBodyConversion(agent, to);
    if (!conversion)
        return invocation.fail(conversion.error());
    for (const QString &note : conversion->notes)
        printMessage(invocation.console, labeledText(agent.file(), note));
    WorkspaceChange change;
    change.add(agent.file(), conversion->edits);
    change.add(agent.textDocument().path, conversion->promptEdits);
    const Json details = detailsOf(agent, *conversion, to);
    return m_isDryRun ? showChange(invocation, opened, change, details) : writeChange(invocation, opened, change, m_isForced, details);
}

/// Returns the agents to convert. An argument that is not a folder or file is the name of an agent in the workspace.
Result<AgentConversionJob> ConvertCommand::job(const Invocation &invocation, QString &unknownAgent) const
{
    AgentConversionJob job{invocation.folder, {}, forms()};
    if (!m_targetFolder.empty())
        job.into = invocation.absolutePath(fromArgument(m_targetFolder));
    const QFileInfo namedFile(invocation.absolutePath(fromArgument(m_agent)));
    if (namedFile.isDir()) {
        job.folder = QDir::cleanPath(namedFile.filePath());
        return job;
    }
    if (namedFile.isFile()) {
        if (!isAtOrBelow(namedFile.filePath(), invocation.folder))
            job.folder = namedFile.path();
        job.paths = {QDir::cleanPath(namedFile.filePath())};
        return job;
    }
    const Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return opened.error();
    if (const Agent *found = agent(invocation, *opened))
        job.paths = filesOfAgent(*opened, found->name);
    else
        unknownAgent = unknownNameMessage(agentsoutput::nounAgent(), fromArgument(m_agent), agentNames(*opened));
    return job;
}

ExitCode ConvertCommand::runForms(const Invocation &invocation) const
{
    QString unknownAgent;
    const Result<AgentConversionJob> chosen = job(invocation, unknownAgent);
    if (!chosen)
        return invocation.fail(chosen.error());
    if (!unknownAgent.isEmpty())
        return invocation.failUsage(unknownAgent);
    const Result<ConversionPlan> plan = planConversion(*chosen);
    if (!plan)
        return invocation.fail(plan.error());
    invocation.report(plan->unreadable);
    for (const ConversionRow &row : plan->rows) {
        if (row.error)
            invocation.fail(*row.error);
    }
    return m_checksOnly || m_isDryRun ? show(invocation, *plan) : write(invocation, *plan);
}

ExitCode ConvertCommand::show(const Invocation &invocation, const ConversionPlan &plan) const
{
    const Diagnostics drift = plan.findDrift();
    if (m_checksOnly)
        invocation.report(drift);
    const ExitCode code = plan.hasErrors() ? ExitCode::Input : m_checksOnly && !drift.isEmpty() ? ExitCode::Findings : ExitCode::Done;
    if (invocation.printsJson) {
        invocation.print(toJson(plan));
        return code;
    }
    printConversionRows(invocation.console.out, plan);
    if (m_listsLosses)
        printConversionLosses(invocation.console.out, plan);
    if (m_isDryRun)
        printConversionDiffs(invocation.console.out, plan);
    return code;
}

ExitCode ConvertCommand::write(const Invocation &invocation, const ConversionPlan &plan) const
{
    const InterruptGuard guard;
    const ConversionOutcome outcome = applyConversion(plan, m_overwritesFiles, [&guard] { return guard.isInterrupted(); });
    for (const QString &path : outcome.kept)
        printMessage(invocation.console, agentsoutput::overwriteToReplace(path));
    const ExitCode code = print(invocation, plan, outcome);
    if (outcome.error)
        return invocation.fail(*outcome.error);
    if (guard.isInterrupted())
        return ExitCode::Interrupted;
    if (plan.hasErrors())
        return ExitCode::Input;
    return outcome.kept.isEmpty() ? code : ExitCode::Findings;
}

ExitCode ConvertCommand::print(const Invocation &invocation, const ConversionPlan &plan, const ConversionOutcome &outcome) const
{
    if (invocation.printsJson) {
        Json document = toJson(plan);
        document["written"] = jsonStrings(outcome.written);
        document["kept"] = jsonStrings(outcome.kept);
        return invocation.print(document);
    }
    printConversionRows(invocation.console.out, plan);
    if (m_listsLosses)
        printConversionLosses(invocation.console.out, plan);
    writeSentence(invocation.console.out, agentsoutput::wroteFiles(outcome.written.size(), countText(outcome.written.size()), plan.target));
    return ExitCode::Done;
}

} // namespace outcrop
