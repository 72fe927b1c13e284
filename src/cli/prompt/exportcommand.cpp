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
QByteArray manifestOf(const ExportedBundle &bundle)
{
    return bundle.files.last().second;
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

ExitCode ExportCommand::execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &chosen)
{
    Selection selection = chosen;
    m_generation.overrideParams(selection.params);
    const PreparedExport prepared = prepareExport(opened, {selection, providers(), m_format.format(), m_composeOptions.isBare(), m_force});
    invocation.report(prepared.findings, prepared.bundle ? prepared.bundle->diagnostics : Diagnostics());
    if (!prepared.blocking.isEmpty())
        return ExitCode::Input;
    if (!prepared.bundle)
        return invocation.fail(prepared.bundle.error());
    if (!prepared.unfit.isEmpty()) {
        printMessage(invocation.console, QStringLiteral("no files were written: %1 --force writes them anyway.").arg(prepared.unfit.first().message));
        return ExitCode::Findings;
    }
    const InterruptGuard guard;
    const QString folder = invocation.absolutePath(fromArgument(m_folder));
    const Status written = writeBundle(*prepared.bundle, folder, [&guard] { return guard.isInterrupted(); });
    return written ? print(invocation, *prepared.bundle, folder) : invocation.fail(written.error());
}

ExitCode ExportCommand::print(const Invocation &invocation, const ExportedBundle &bundle, const QString &folder) const
{
    if (invocation.json) {
        write(invocation.console.out, manifestOf(bundle));
        return ExitCode::Done;
    }
    Table table({{QStringLiteral("provider")}, {QStringLiteral("model")}, {QStringLiteral("request"), Table::Align::Right},
                 {QStringLiteral("changes")}});
    for (const ExportedRequest &request : bundle.requests)
        table.addRow({request.provider, request.model, sizeText(request.bytes), lossSummary(request.ledger)});
    writeTable(invocation.console.out, table);
    writeLine(invocation.console.out, QStringLiteral("Wrote %1 to %2").arg(countText(bundle.files.size(), QStringLiteral("file")), folder));
    return ExitCode::Done;
}

} // namespace outcrop
