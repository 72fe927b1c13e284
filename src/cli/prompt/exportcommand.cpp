// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/exportcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptguard.h"
#include "cli/base/table.h"
#include "cli/prompt/losstable.h"

namespace outcrop {
namespace {

/// Returns the manifest, which is the last file of a bundle.
Json manifestJson(const ExportedBundle &bundle)
{
    const QByteArray &manifest = bundle.files.last().second;
    return Json::parse(manifest.begin(), manifest.end(), nullptr, false);
}

} // namespace

CLI::App *ExportCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "export", "Write every provider's request as files, with a manifest of checksums",
                                   "outcrop-cli -C garden export --to ../bundles --request \"Plan the release.\"");
    const std::string group = "Providers and folder";
    command->add_option("--to", m_folder, "Output folder, created if missing")
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(QStringLiteral("folder")))
        ->group(group);
    command->add_option("--provider", m_providers, "Provider; repeatable [all]")
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->group(group);
    m_format.addTo(*command, group);
    command->add_flag("--force", m_force, "Allow requests that exceed the context window, violate an agent requirement or guardrail, have no task, or are missing a required part")->group(group);
    command->add_flag("--all-agents", m_allAgents, "Export every agent, each to a folder with its name")->group(group);
    command->add_flag("--check", m_check, "Exit with 1 if an exported file is missing or different, without writing files")->group("In CI");
    m_generation.addParamsTo(*command, "Response");
    m_composeOptions.addTo(*command);
    return command;
}

QString ExportCommand::usageError(const OpenedWorkspace &opened) const
{
    for (const std::string &provider : m_providers) {
        if (const QString problem = providerUsageError(opened, fromArgument(provider)); !problem.isEmpty())
            return problem;
    }
    if (m_allAgents && m_composeOptions.choices().agent)
        return QStringLiteral("--all-agents exports every agent and cannot be combined with --agent");
    return PromptCommand::usageError(opened);
}

QStringList ExportCommand::providers() const
{
    QStringList names;
    for (const std::string &provider : m_providers)
        names.append(fromArgument(provider));
    names.removeDuplicates();
    return names;
}

QString ExportCommand::folder(const Invocation &invocation) const
{
    return invocation.absolutePath(fromArgument(m_folder));
}

ExitCode ExportCommand::execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &chosen)
{
    ExportJob job{chosen, providers(), m_format.format(), m_composeOptions.isBare(), m_force};
    m_generation.overrideParams(job.selection.params);
    return m_allAgents ? exportAll(invocation, opened, job) : exportOne(invocation, opened, job);
}

ExitCode ExportCommand::exportOne(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const
{
    const PreparedExport prepared = prepareExport(opened, job);
    invocation.report(prepared.findings, prepared.bundle ? prepared.bundle->diagnostics : Diagnostics());
    if (!prepared.blocking.isEmpty())
        return ExitCode::Input;
    if (!prepared.bundle)
        return invocation.fail(prepared.bundle.error());
    if (!prepared.unfit.isEmpty()) {
        printMessage(invocation.console, QStringLiteral("no files were written: %1 --force writes them anyway.").arg(prepared.unfit.first().message));
        return ExitCode::Findings;
    }
    if (m_check)
        return check(invocation, *prepared.bundle);
    const ExitCode written = write(invocation, *prepared.bundle);
    return written == ExitCode::Done ? print(invocation, *prepared.bundle) : written;
}

ExitCode ExportCommand::exportAll(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const
{
    const Result<AgentsExport> exported = exportAgents(opened, job);
    if (!exported)
        return invocation.fail(exported.error());
    const ExitCode code = m_check ? check(invocation, exported->bundle) : write(invocation, exported->bundle);
    if (code != ExitCode::Done && !m_check)
        return code;
    print(invocation, *exported);
    return code == ExitCode::Done && exported->hasProblems() ? ExitCode::Findings : code;
}

ExitCode ExportCommand::check(const Invocation &invocation, const ExportedBundle &bundle) const
{
    const Diagnostics drift = exportDrift(bundle, folder(invocation));
    invocation.report(drift);
    return drift.isEmpty() ? ExitCode::Done : ExitCode::Findings;
}

ExitCode ExportCommand::write(const Invocation &invocation, const ExportedBundle &bundle) const
{
    const InterruptGuard guard;
    const Status written = writeBundle(bundle, folder(invocation), [&guard] { return guard.isInterrupted(); });
    return written ? ExitCode::Done : invocation.fail(written.error());
}

ExitCode ExportCommand::print(const Invocation &invocation, const ExportedBundle &bundle) const
{
    if (invocation.json)
        return invocation.print(manifestJson(bundle));
    Table table({{QStringLiteral("provider")}, {QStringLiteral("model")}, {QStringLiteral("request"), Table::Align::Right},
                 {QStringLiteral("changes")}});
    for (const ExportedRequest &request : bundle.requests)
        table.addRow({request.provider, request.model, sizeText(request.bytes), lossSummary(request.ledger)});
    writeTable(invocation.console.out, table);
    writeLine(invocation.console.out, QStringLiteral("Wrote %1 to %2").arg(countText(bundle.files.size(), QStringLiteral("file")), folder(invocation)));
    return ExitCode::Done;
}

ExitCode ExportCommand::print(const Invocation &invocation, const AgentsExport &exported) const
{
    if (invocation.json)
        return invocation.print(manifestJson(exported.bundle));
    Table table({{QStringLiteral("agent")}, {QStringLiteral("provider")}, {QStringLiteral("model")}, {QStringLiteral("request"), Table::Align::Right},
                 {QStringLiteral("changes")}});
    for (const AgentExportRow &row : exported.rows)
        table.addRow({row.agent, row.request.provider, row.request.model, row.problem.isEmpty() ? sizeText(row.request.bytes) : QStringLiteral("none"),
                      row.problem.isEmpty() ? lossSummary(row.request.ledger) : QStringLiteral("not exported: ") + row.problem});
    writeTable(invocation.console.out, table);
    const QString files = countText(exported.bundle.files.size(), QStringLiteral("file"));
    writeLine(invocation.console.out, (m_check ? QStringLiteral("Compared %1 with %2") : QStringLiteral("Wrote %1 to %2")).arg(files, folder(invocation)));
    return ExitCode::Done;
}

} // namespace outcrop
