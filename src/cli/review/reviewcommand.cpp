// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review/reviewcommand.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/dollaramount.h"
#include "cli/base/englishtexts.h"
#include "cli/base/inputtext.h"
#include "cli/base/unknownname.h"
#include "cli/review/reviewjson.h"
#include "cli/review/reviewmarkdown.h"
#include "cli/review/reviewoutput.h"
#include "core/base/paths.h"

#include <QDir>

namespace outcrop {
namespace {

const QStringList failSeverities{QStringLiteral("error"), QStringLiteral("warning"), QStringLiteral("note"), QStringLiteral("never")};

} // namespace

CLI::App *ReviewCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "review", QT_TRANSLATE_NOOP("cli", "Report the effect of a change on requests, costs and findings, as a pull-request comment"),
        "outcrop-cli -C garden review main..HEAD --request \"Plan the release.\" >comment.md");
    const std::string group = QT_TRANSLATE_NOOP("cli", "Change");
    command->add_option("RANGE", m_range, QT_TRANSLATE_NOOP("cli", "Revisions as BASE..HEAD, such as main..HEAD; BASE alone compares with the current files"))->type_name("RANGE")->required()->group(group);
    command->add_option("--provider", m_providers, QT_TRANSLATE_NOOP("cli", "Provider; repeatable [all]"))->type_name("NAME")->delimiter(',')->group(group);
    command->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model for the selected providers [the agent's first model for each provider, else from config.toml, else the provider's default]"))->type_name("ID")->group(group);
    command->add_option("--client", m_clients, QT_TRANSLATE_NOOP("cli", "Coding agent, such as claude or codex; repeatable [all that load files]"))->type_name("CLIENT")->delimiter(',')->group(group);
    addLimits(*command);
    m_composeOptions.addTo(*command);
    return command;
}

void ReviewCommand::addLimits(CLI::App &command)
{
    const std::string gate = QT_TRANSLATE_NOOP("cli", "CI checks");
    command.add_option("--fail-on", m_failOn, QT_TRANSLATE_NOOP("cli", "Lowest severity of a new finding that causes exit code 1: error, warning, note or never [error]"))
        ->type_name("SEVERITY")
        ->check(oneOf(reviewoutput::nounSeverity(), failSeverities))
        ->group(gate);
    command.add_option("--max-added-tokens", m_maxAddedTokens, QT_TRANSLATE_NOOP("cli", "Exit with 1 if a request grows by more than N tokens"))->type_name("N")->check(CLI::NonNegativeNumber)->group(gate);
    command.add_option("--max-added-cost", m_maxAddedCost, QT_TRANSLATE_NOOP("cli", "Exit with 1 if the cost of a request with a cold cache grows by more than USD dollars"))
        ->type_name("USD")
        ->check(dollarAmountValidator())
        ->group(gate);
    command.add_flag("--no-new-losses", m_failsOnNewLosses, QT_TRANSLATE_NOOP("cli", "Exit with 1 if a request has a loss that it did not have before"))->group(gate);
}

QString ReviewCommand::usageError(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (m_composeOptions.isBare())
        return reviewoutput::bareNotAllowed();
    for (const std::string &provider : m_providers) {
        if (!opened.catalog.adapter(fromArgument(provider)))
            return unknownNameMessage(reviewoutput::nounProvider(), fromArgument(provider), opened.providers());
    }
    const ClientNames clients = contextClientNames(contextFolderOf(invocation.folder, QDir::homePath()));
    for (const std::string &client : m_clients) {
        if (!clients.all.contains(fromArgument(client)))
            return unknownNameMessage(reviewoutput::nounClient(), fromArgument(client), clients.mainNames);
    }
    return m_composeOptions.usageError(opened);
}

ReviewLimits ReviewCommand::limits() const
{
    ReviewLimits limits;
    if (m_failOn == "never")
        limits.failOn = std::nullopt;
    else
        limits.failOn = m_failOn == "note" ? Severity::Note : m_failOn == "warning" ? Severity::Warning : Severity::Error;
    limits.maxAddedTokens = m_maxAddedTokens;
    limits.maxAddedCost = dollarAmount(m_maxAddedCost);
    limits.allowsNewLosses = !m_failsOnNewLosses;
    return limits;
}

ReviewJob ReviewCommand::job(const Invocation &invocation, const RevisionRange &range, const Selection &selection) const
{
    ReviewJob job{range, selection, m_composeOptions.contextClient(), fromArgument(m_model)};
    for (const std::string &provider : m_providers)
        job.providers.append(fromArgument(provider));
    ContextChoice &clients = job.clients;
    const QString folder = invocation.absolutePath(QStringLiteral("."));
    clients.folder = contextFolderOf(isAtOrBelow(folder, invocation.folder) ? folder : invocation.folder, QDir::homePath());
    clients.start = isAtOrBelow(folder, clients.folder) ? folder : clients.folder;
    for (const std::string &client : m_clients)
        clients.clients.append(fromArgument(client));
    return job;
}

ExitCode ReviewCommand::run(const Invocation &invocation)
{
    const Result<RevisionRange> range = readRevisionRange(fromArgument(m_range));
    if (!range)
        return invocation.failUsage(range.error());
    Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return invocation.fail(opened.error());
    if (const QString problem = usageError(invocation, *opened); !problem.isEmpty())
        return invocation.failUsage(problem);
    const Result<Selection> selection = m_composeOptions.readSelection(invocation, *opened);
    if (!selection)
        return invocation.fail(selection.error());
    const auto review = [&] {
        const EnglishTexts english; // findings of both versions are compared by their messages
        return reviewRange(*opened, job(invocation, *range, *selection));
    }();
    if (!review)
        return invocation.fail(review.error());
    const QStringList exceededLimits = violatedLimits(*review, limits());
    for (const QString &sentence : exceededLimits)
        printMessage(invocation.console, sentence);
    if (invocation.printsJson)
        invocation.print(toJson(*review, exceededLimits));
    else
        write(invocation.console.out, reviewMarkdown(*review, exceededLimits));
    return exceededLimits.isEmpty() ? ExitCode::Done : ExitCode::Findings;
}

} // namespace outcrop
