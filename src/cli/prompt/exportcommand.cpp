// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/prompt/exportcommand.h"

#include "app/formats/knownformats.h"
#include "app/labels/versionlabels.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptguard.h"
#include "cli/base/table.h"
#include "cli/prompt/losstable.h"
#include "cli/prompt/promptoutput.h"
#include "core/base/joinedtext.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

/// Returns the manifest, which is the last file of a bundle.
Json manifestJson(const ExportedBundle &bundle)
{
    const QByteArray &manifest = bundle.files.last().second;
    return Json::parse(manifest.begin(), manifest.end(), nullptr, false);
}

QString changesText(const Ledger &ledger)
{
    const QString summary = lossSummary(ledger);
    return summary.isEmpty() ? promptoutput::noChanges() : summary;
}

} // namespace

CLI::App *ExportCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "export", QT_TRANSLATE_NOOP("cli", "Write every provider's request as files, or the prompt in the format of another tool"),
                                   "outcrop-cli -C garden export --to ../bundles --request \"Plan the release.\"");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Export");
    command->add_option("--to", m_folder, QT_TRANSLATE_NOOP("cli", "Output folder, created if missing"))
        ->type_name("DIR")
        ->required()
        ->check(nonEmpty(promptoutput::folderNoun()))
        ->group(group);
    command->add_option("--provider", m_providers, QT_TRANSLATE_NOOP("cli", "Provider; repeatable [all]"))
        ->type_name("NAME")
        ->allow_extra_args(false)
        ->group(group);
    command->add_option("--as", m_fileFormat, QT_TRANSLATE_NOOP("cli", "File format of another tool, such as prompty, instead of requests; see `outcrop-cli formats`"))
        ->type_name("FORMAT")
        ->check(oneOf(promptoutput::formatNoun(), fileFormatNames(true)))
        ->group(group);
    command->add_option("--label", m_label, QT_TRANSLATE_NOOP("cli", "Export the version with this label instead of the current files"))
        ->type_name("LABEL")
        ->check(nonEmpty(promptoutput::labelNoun()))
        ->group(group);
    m_format.addTo(*command, group);
    command->add_flag("--force", m_isForced, QT_TRANSLATE_NOOP("cli", "Allow requests that exceed the context window, violate an agent requirement or guardrail, have no task, or are missing a required part; with --as, replace existing files"))->group(group);
    command->add_flag("--strict", m_isStrict, QT_TRANSLATE_NOOP("cli", "With --as, exit with 1 without writing files if a part is dropped or truncated"))->group(group);
    command->add_flag("--all-agents", m_exportsAllAgents, QT_TRANSLATE_NOOP("cli", "Export every agent, each to a folder with its name"))->group(group);
    command->add_flag("--check", m_checksOnly, QT_TRANSLATE_NOOP("cli", "Exit with 1 if an exported file is missing or different, without writing files"))->group(QT_TRANSLATE_NOOP("cli", "CI checks"));
    m_generation.addParamsTo(*command, QT_TRANSLATE_NOOP("cli", "Response"));
    m_composeOptions.addTo(*command);
    m_composeOptions.addRetrieval(*command);
    return command;
}

QString ExportCommand::usageError(const OpenedWorkspace &opened) const
{
    for (const std::string &provider : m_providers) {
        if (const QString problem = providerUsageError(opened, fromArgument(provider)); !problem.isEmpty())
            return problem;
    }
    if (m_exportsAllAgents && m_composeOptions.choices().agent)
        return promptoutput::allAgentsWithAgent();
    if (!m_fileFormat.empty() && (m_exportsAllAgents || m_checksOnly || m_providers.size() > 1))
        return promptoutput::asWithOthers();
    if (m_isStrict && m_fileFormat.empty())
        return promptoutput::strictNeedsAs();
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
    ExportJob job{chosen, providers(), m_format.format(), m_composeOptions.isBare(), m_isForced, fromArgument(m_label)};
    m_generation.overrideParams(job.selection.params);
    const Result<OpenedWorkspace> exportedWorkspace = m_label.empty() ? opened : openAtLabel(opened, job.label, m_composeOptions.contextClient());
    if (!exportedWorkspace)
        return invocation.fail(exportedWorkspace.error());
    if (!m_fileFormat.empty())
        return exportInFormat(invocation, *exportedWorkspace, job);
    return m_exportsAllAgents ? exportAll(invocation, *exportedWorkspace, job) : exportOneAgent(invocation, *exportedWorkspace, job);
}

ExitCode ExportCommand::exportInFormat(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const
{
    const Result<PromptExport> promptExport = exportPrompt(opened, job, fromArgument(m_fileFormat));
    if (!promptExport)
        return invocation.fail(promptExport.error());
    invocation.report(promptExport->diagnostics);
    const bool hasDrops = std::any_of(promptExport->ledger.begin(), promptExport->ledger.end(), std::mem_fn(&LedgerEntry::isLoss));
    if (m_isStrict && hasDrops) {
        print(invocation, *promptExport, false);
        printMessage(invocation.console, promptoutput::strictLosses());
        return ExitCode::Findings;
    }
    if (const Status written = writePromptExport(*promptExport, folder(invocation), m_isForced); !written)
        return invocation.fail(written.error());
    return print(invocation, *promptExport, true);
}

ExitCode ExportCommand::print(const Invocation &invocation, const PromptExport &exported, bool isWritten) const
{
    QStringList names;
    for (const WrittenPromptFile &file : exported.files)
        names.append(file.name);
    if (invocation.printsJson)
        return invocation.print({{"format", jsonString(exported.format)}, {"files", isWritten ? jsonStrings(names) : Json::array()}, {"ledger", toJson(exported.ledger)}});
    Table table({{promptoutput::columnPart()}, {promptoutput::columnAction()}, {promptoutput::columnLocationInFile()}, {promptoutput::columnReason()}});
    for (const LedgerEntry &entry : exported.ledger)
        table.addRow({entry.part, lossActionText(entry.action), entry.path, entry.reason});
    writeTable(invocation.console.out, table);
    if (isWritten)
        writeSentence(invocation.console.out, promptoutput::wrote(names.join(listSeparator()), folder(invocation)));
    return ExitCode::Done;
}

ExitCode ExportCommand::exportOneAgent(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const
{
    const PreparedExport preparedExport = prepareExport(opened, job);
    invocation.report(preparedExport.findings, preparedExport.bundle ? preparedExport.bundle->diagnostics : Diagnostics());
    if (!preparedExport.blockingFindings.isEmpty())
        return ExitCode::Input;
    if (!preparedExport.bundle)
        return invocation.fail(preparedExport.bundle.error());
    if (!preparedExport.unfitFindings.isEmpty()) {
        QStringList reasons;
        for (const Diagnostic &reason : preparedExport.unfitFindings)
            reasons += reason.message;
        printMessage(invocation.console, promptoutput::requestsRejected(reasons.join(sentenceSeparator())));
        return ExitCode::Findings;
    }
    if (m_checksOnly)
        return check(invocation, *preparedExport.bundle);
    const ExitCode written = write(invocation, *preparedExport.bundle);
    return written == ExitCode::Done ? print(invocation, *preparedExport.bundle) : written;
}

ExitCode ExportCommand::exportAll(const Invocation &invocation, const OpenedWorkspace &opened, const ExportJob &job) const
{
    const Result<AgentsExport> agentsExport = exportAgents(opened, job);
    if (!agentsExport)
        return invocation.fail(agentsExport.error());
    const ExitCode code = m_checksOnly ? check(invocation, agentsExport->bundle) : write(invocation, agentsExport->bundle);
    if (code != ExitCode::Done && !m_checksOnly)
        return code;
    print(invocation, *agentsExport);
    return code == ExitCode::Done && agentsExport->hasProblems() ? ExitCode::Findings : code;
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
    if (invocation.printsJson)
        return invocation.print(manifestJson(bundle));
    Table table({{promptoutput::columnProvider()}, {promptoutput::columnModel()}, {promptoutput::columnRequest(), Table::Align::Right},
                 {promptoutput::columnChanges()}});
    for (const ExportedRequest &request : bundle.requests)
        table.addRow({request.provider, request.model, sizeText(request.bytes), changesText(request.ledger)});
    writeTable(invocation.console.out, table);
    writeSentence(invocation.console.out, promptoutput::wroteFiles(bundle.files.size(), countText(bundle.files.size()), folder(invocation)));
    return ExitCode::Done;
}

ExitCode ExportCommand::print(const Invocation &invocation, const AgentsExport &agentsExport) const
{
    if (invocation.printsJson)
        return invocation.print(manifestJson(agentsExport.bundle));
    Table table({{promptoutput::columnAgent()}, {promptoutput::columnProvider()}, {promptoutput::columnModel()}, {promptoutput::columnRequest(), Table::Align::Right},
                 {promptoutput::columnChanges()}});
    for (const AgentExportRow &row : agentsExport.rows)
        table.addRow({row.agent, row.request.provider, row.request.model, row.problem.isEmpty() ? sizeText(row.request.bytes) : promptoutput::noRequest(),
                      row.problem.isEmpty() ? changesText(row.request.ledger) : promptoutput::notExported(row.problem)});
    writeTable(invocation.console.out, table);
    const qsizetype files = agentsExport.bundle.files.size();
    writeSentence(invocation.console.out, (m_checksOnly ? promptoutput::comparedFiles : promptoutput::wroteFiles)(files, countText(files), folder(invocation)));
    return ExitCode::Done;
}

} // namespace outcrop
