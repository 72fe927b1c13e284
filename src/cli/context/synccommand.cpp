// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context/synccommand.h"

#include "app/context/foldercontext.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/confirm.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/context/contextoutput.h"
#include "cli/context/synctext.h"

#include <QDir>

#include <algorithm>
#include <ostream>

namespace outcrop {
namespace {

qsizetype pendingCount(const SyncPlan &plan)
{
    return std::count_if(plan.files.begin(), plan.files.end(), [](const SyncFile &file) { return file.isWritten || file.isRemoved; });
}

bool hasDropped(const Ledger &ledger)
{
    return std::any_of(ledger.begin(), ledger.end(), [](const LedgerEntry &entry) { return entry.action == LossAction::Dropped; });
}

} // namespace

CLI::App *SyncCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "sync", QT_TRANSLATE_NOOP("cli", "Write the files of several coding agents from one source, and check that they are up to date"),
                                   "outcrop-cli sync --from claude --to codex,cursor --dry-run");
    command->add_option("--from", m_sourceClient, QT_TRANSLATE_NOOP("cli", "Source: agents (AGENTS.md and .agents), workspace, or a client such as claude"))->type_name("SOURCE")->required();
    command->add_option("--to", m_targetClients, QT_TRANSLATE_NOOP("cli", "Clients to write files for, such as codex,copilot,cursor,gemini"))->type_name("CLIENTS")->delimiter(',')->required();
    command->add_flag("--shims", m_writesShims,
        QT_TRANSLATE_NOOP("cli", "Write imports such as @CLAUDE.md instead of copies if the client then sends the same text"));
    CLI::Option *dryRun = command->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the changes without writing them"));
    const std::string confirmation = QT_TRANSLATE_NOOP("cli", "Confirmation");
    command->add_flag("--yes", m_isConfirmed, QT_TRANSLATE_NOOP("cli", "Write without confirmation; required without a terminal"))->group(confirmation);
    command->add_flag("--discard-edits", m_discardsEdits, QT_TRANSLATE_NOOP("cli", "Overwrite generated files and sections that were edited"))->group(confirmation);
    const std::string gate = QT_TRANSLATE_NOOP("cli", "CI checks");
    command->add_flag("--check", m_checksOnly, QT_TRANSLATE_NOOP("cli", "Exit with 1 if a file differs from its source, without writing files"))
        ->excludes(dryRun)
        ->group(gate);
    command->add_flag("--strict", m_isStrict, QT_TRANSLATE_NOOP("cli", "Exit with 1 if a part of the source is dropped for a client"))->group(gate);
    return command;
}

QString SyncCommand::usageError(const QString &folder) const
{
    if (const QStringList sources = syncSourceNames(folder); !sources.contains(fromArgument(m_sourceClient)))
        return unknownNameMessage(contextoutput::nounSource(), fromArgument(m_sourceClient), sources);
    const QStringList targets = syncTargetNames(folder);
    for (const std::string &client : m_targetClients) {
        if (!targets.contains(fromArgument(client)))
            return unknownNameMessage(contextoutput::nounClient(), fromArgument(client), targets);
    }
    return {};
}

SyncChoice SyncCommand::choice(const Invocation &invocation) const
{
    SyncChoice choice;
    choice.from = fromArgument(m_sourceClient);
    choice.folder = choice.from == u"workspace" ? invocation.folder : contextFolderOf(invocation.absolutePath(QStringLiteral(".")), QDir::homePath());
    for (const std::string &client : m_targetClients)
        choice.to.append(fromArgument(client));
    choice.options = {m_writesShims, m_discardsEdits};
    return choice;
}

/// Returns Findings if an outdated file would not be updated or removed, or, with --strict, if a part is dropped; otherwise Done.
ExitCode SyncCommand::exitCode(const SyncPlan &plan) const
{
    const bool isBlocked = std::any_of(plan.files.begin(), plan.files.end(), [](const SyncFile &file) { return file.isDrift() && !file.isWritten && !file.isRemoved; });
    const bool isLossy = m_isStrict && std::any_of(plan.clients.begin(), plan.clients.end(), [](const SyncClientResult &client) { return hasDropped(client.ledger); });
    return isBlocked || isLossy ? ExitCode::Findings : ExitCode::Done;
}

ExitCode SyncCommand::check(const Invocation &invocation, const SyncPlan &plan) const
{
    invocation.report(plan.findings());
    if (invocation.printsJson)
        invocation.print(toJson(plan));
    else
        printSyncFiles(invocation.console.out, plan);
    const ExitCode code = plan.hasDrift() ? ExitCode::Findings : ExitCode::Done;
    return code == ExitCode::Done && m_isStrict ? exitCode(plan) : code;
}

ExitCode SyncCommand::show(const Invocation &invocation, const SyncPlan &plan) const
{
    if (invocation.printsJson)
        return print(invocation, plan, {});
    printSyncFiles(invocation.console.out, plan);
    printSyncLedger(invocation.console.out, plan);
    if (pendingCount(plan) > 0)
        writeLine(invocation.console.out, QString());
    printSyncDiffs(invocation.console.out, plan);
    return m_isStrict ? exitCode(plan) : ExitCode::Done;
}

ExitCode SyncCommand::print(const Invocation &invocation, const SyncPlan &plan, const AppliedSync &appliedSync) const
{
    Json document = toJson(plan);
    document["written"] = jsonStrings(appliedSync.written);
    document["removed"] = jsonStrings(appliedSync.removed);
    return invocation.print(document);
}

ExitCode SyncCommand::write(const Invocation &invocation, const SyncPlan &plan) const
{
    const qsizetype count = pendingCount(plan);
    if (count > 0 && !m_isConfirmed) {
        if (!isTerminal(invocation.console))
            return invocation.failUsage(contextoutput::wouldChange(count, countText(count)));
        printSyncFiles(invocation.console.errors, plan);
        printSyncLedger(invocation.console.errors, plan);
        if (!askConfirmation(invocation.console, contextoutput::writeFiles(count, countText(count))))
            return ExitCode::Interrupted;
    }
    const AppliedSync appliedSync = applySync(plan);
    if (appliedSync.error) {
        const ExitCode code = invocation.fail(*appliedSync.error);
        for (const QString &path : appliedSync.written + appliedSync.removed)
            printMessage(invocation.console, contextoutput::changedBeforeError(path));
        return code;
    }
    Diagnostics open = plan.findings();
    open.removeIf([](const Diagnostic &finding) { return finding.code != u"sync-edited" && finding.code != u"sync-handwritten"; });
    invocation.report(m_discardsEdits ? Diagnostics() : open);
    if (invocation.printsJson) {
        print(invocation, plan, appliedSync);
        return exitCode(plan);
    }
    for (const QString &path : appliedSync.written)
        writeLine(invocation.console.out, contextoutput::wrote(path));
    for (const QString &path : appliedSync.removed)
        writeLine(invocation.console.out, contextoutput::removed(path));
    if (count == 0)
        printSyncFiles(invocation.console.out, plan);
    printSyncLedger(invocation.console.out, plan);
    return exitCode(plan);
}

ExitCode SyncCommand::run(const Invocation &invocation)
{
    const SyncChoice chosen = choice(invocation);
    if (const QString problem = usageError(chosen.folder); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<SyncPreview> preview = planFolderSync(chosen);
    if (!preview)
        return invocation.fail(preview.error());
    invocation.report(preview->diagnostics);
    if (m_checksOnly)
        return check(invocation, preview->plan);
    return m_isDryRun ? show(invocation, preview->plan) : write(invocation, preview->plan);
}

} // namespace outcrop
