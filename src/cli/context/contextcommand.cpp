// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context/contextcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/base/table.h"
#include "cli/base/unknownname.h"
#include "cli/context/contextdifftext.h"
#include "cli/context/contextoutput.h"
#include "cli/context/contexttext.h"
#include "core/base/datatext.h"
#include "core/base/paths.h"

#include <QDir>

namespace outcrop {

CLI::App *ContextCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "context", QT_TRANSLATE_NOOP("cli", "Show the files that each coding agent loads, truncates or skips in a folder, in order"),
                                   "outcrop-cli context --client codex --from packages/api");
    command->add_option("--client", m_clients, QT_TRANSLATE_NOOP("cli", "Client, such as claude, codex or gemini [all, one line each]"))->type_name("CLIENT")->delimiter(',');
    command->add_option("--from", m_startFolder, QT_TRANSLATE_NOOP("cli", "Folder that the client is started in [current folder]"))
        ->type_name("DIR")
        ->check(nonEmpty(contextoutput::nounFolder()));
    command->add_option("--touch", m_touchedFiles, QT_TRANSLATE_NOOP("cli", "File that the client reads; files that are loaded as a result are also listed"))
        ->type_name("FILE");
    command->add_option("--as", m_outputFormat, QT_TRANSLATE_NOOP("cli", "Output: table, columns, text, request, losses or json [table]"))
        ->type_name("FORMAT")->check(oneOf(contextoutput::nounFormat(), {QStringLiteral("table"), QStringLiteral("columns"), QStringLiteral("text"), QStringLiteral("request"), QStringLiteral("losses"), QStringLiteral("json")}));
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model for tokens, context window and price [from the client]"))
        ->type_name("ID")
        ->check(nonEmpty(contextoutput::nounModel()));
    command->add_option("--diff", m_diff, QT_TRANSLATE_NOOP("cli", "Commit to compare with the current files, or two commits as A..B"))
        ->type_name("REVISION")
        ->check(nonEmpty(contextoutput::nounRevision()));
    const std::string group = QT_TRANSLATE_NOOP("cli", "Permissions");
    command
        ->add_flag("--user-files", m_includesUserFiles, QT_TRANSLATE_NOOP("cli", "Read user files, managed files and environment variables of these clients"))
        ->group(group);
    command->add_flag("--outside", m_includesOutside, QT_TRANSLATE_NOOP("cli", "Read parent folders, and symbolic links and imports that point outside the repository"))->group(group);
    const std::string gate = QT_TRANSLATE_NOOP("cli", "CI checks");
    command->add_flag("--check", m_checksLimits, QT_TRANSLATE_NOOP("cli", "Exit with 1 if the --max-tokens or --no-cuts check fails"))->group(gate);
    command->add_option("--max-tokens", m_maxTokens, QT_TRANSLATE_NOOP("cli", "Maximum number of tokens loaded at the start [unlimited]"))->type_name("N")->check(CLI::NonNegativeNumber)->group(gate);
    command->add_flag("--no-cuts", m_failsOnCuts, QT_TRANSLATE_NOOP("cli", "Exit with 1 if a client truncates or skips a file, or shortens a description"))->group(gate);
    return command;
}

QString ContextCommand::usageError(const QString &folder) const
{
    if (m_checksLimits && !m_maxTokens && !m_failsOnCuts)
        return contextoutput::checkNeedsLimit();
    if (!m_checksLimits && (m_maxTokens || m_failsOnCuts))
        return contextoutput::limitNeedsCheck();
    if (!m_diff.empty() && (m_checksLimits || (m_outputFormat != "table" && m_outputFormat != "json")))
        return contextoutput::diffNeedsTable();
    if (m_outputFormat == "columns" && m_clients.size() == 1)
        return contextoutput::columnsNeedClients();
    const ClientNames known = contextClientNames(folder);
    for (const std::string &client : m_clients) {
        if (!known.all.contains(fromArgument(client)))
            return unknownNameMessage(contextoutput::nounClient(), fromArgument(client), known.mainNames);
    }
    return {};
}

ContextChoice ContextCommand::choice(const Invocation &invocation) const
{
    ContextChoice choice;
    const QString folder = invocation.absolutePath(QStringLiteral("."));
    choice.folder = invocation.permissions.isConfined ? invocation.folder
                                                      : contextFolderOf(isAtOrBelow(folder, invocation.folder) ? folder : invocation.folder, QDir::homePath());
    const QString start = m_startFolder.empty() ? folder : invocation.absolutePath(fromArgument(m_startFolder));
    choice.start = m_startFolder.empty() && !isAtOrBelow(start, choice.folder) ? choice.folder : start;
    for (const std::string &client : m_clients)
        choice.clients.append(fromArgument(client));
    for (const std::string &file : m_touchedFiles)
        choice.touchedFiles.append(invocation.absolutePath(fromArgument(file)));
    choice.model = fromArgument(m_model);
    choice.readsUserFiles = m_includesUserFiles;
    choice.readsOutside = m_includesOutside;
    const bool isAboutStart = m_outputFormat == "columns" || m_outputFormat == "text" || m_outputFormat == "request";
    choice.checksOtherStarts = m_diff.empty() && (invocation.printsJson || m_failsOnCuts || !isAboutStart);
    return choice;
}

ExitCode ContextCommand::print(const Invocation &invocation, const FolderContexts &contexts) const
{
    if (invocation.printsJson || m_outputFormat == "json")
        return invocation.print(toJson(contexts));
    if (m_outputFormat == "request") {
        Json requests = Json::array();
        for (const ContextReport &client : contexts.clients)
            requests.push_back(requestJson(client));
        write(invocation.console.out, jsonText(requests));
        return ExitCode::Done;
    }
    printText(invocation.console, contexts);
    return ExitCode::Done;
}

void ContextCommand::printText(const Console &console, const FolderContexts &contexts) const
{
    if (m_outputFormat == "table" && m_clients.empty())
        return printSummary(console, contexts);
    if (m_outputFormat == "columns")
        return printColumns(console, contexts);
    for (const ContextReport &client : contexts.clients) {
        if (m_outputFormat == "table")
            printFiles(console, contexts, client);
        else if (m_outputFormat == "text")
            printTexts(console, client);
        else
            printLosses(console, contexts, client);
    }
}

ExitCode ContextCommand::check(const Invocation &invocation, const FolderContexts &contexts) const
{
    bool failed = false;
    qsizetype loadedCount = 0;
    for (const ContextReport &client : contexts.clients) {
        loadedCount += client.context.parts.size();
        if (const qint64 tokens = client.tokensAtStart.high; m_maxTokens && tokens > *m_maxTokens) {
            failed = true;
            printMessage(invocation.console, contextoutput::overLimit(tokens, dataText(client.context.title), countText(tokens), countText(*m_maxTokens)));
        }
        if (!m_failsOnCuts || client.findings.isEmpty())
            continue;
        failed = true;
        invocation.report(client.findings);
    }
    if (m_failsOnCuts)
        printUncheckedStarts(invocation.console, contexts);
    if (loadedCount == 0) {
        printMessage(invocation.console, contextoutput::nothingChecked());
        return ExitCode::Input;
    }
    return failed ? ExitCode::Findings : ExitCode::Done;
}

ExitCode ContextCommand::compare(const Invocation &invocation, const ContextChoice &choice) const
{
    const QString revisions = fromArgument(m_diff);
    const qsizetype dots = revisions.indexOf(QStringLiteral(".."));
    const QString before = dots < 0 ? revisions : revisions.left(dots);
    const QString after = dots < 0 ? QString() : revisions.sliced(dots + 2);
    if (before.isEmpty() || (dots >= 0 && after.isEmpty()))
        return invocation.failUsage(contextoutput::diffNeedsRevision());
    const Result<ContextComparison> comparison = compareFolderContexts(choice, before, after);
    if (!comparison)
        return invocation.fail(comparison.error());
    invocation.report(comparison->diagnostics);
    if (invocation.printsJson || m_outputFormat == "json")
        return invocation.print(toJson(*comparison, before, after));
    printComparison(invocation.console, *comparison);
    return ExitCode::Done;
}

ExitCode ContextCommand::run(const Invocation &invocation)
{
    const ContextChoice chosen = choice(invocation);
    if (const QString problem = usageError(chosen.folder); !problem.isEmpty())
        return invocation.failUsage(problem);
    if (!m_diff.empty())
        return compare(invocation, chosen);
    const Result<FolderContexts> contexts = readFolderContexts(chosen);
    if (!contexts)
        return invocation.fail(contexts.error());
    invocation.report(contexts->diagnostics);
    const ExitCode code = m_checksLimits ? check(invocation, *contexts) : ExitCode::Done;
    const ExitCode printResult = print(invocation, *contexts);
    return printResult == ExitCode::Done ? code : printResult;
}

} // namespace outcrop
