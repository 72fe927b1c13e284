// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendcommand.h"

#include "app/context/promptcontext.h"
#include "app/records/formatstatistics.h"
#include "app/records/storelocation.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"

namespace outcrop {

CLI::App *SendCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "send", QT_TRANSLATE_NOOP("cli", "Send a prompt to its provider, or write it for copy and paste, and store the session"),
                                   "outcrop-cli -C garden send --phase planning --request \"Plan the release.\" --stream");
    addTarget(*command);
    addSession(*command);
    m_composeOptions.addTo(*command);
    m_composeOptions.addRetrieval(*command);
    return command;
}

void SendCommand::addTarget(CLI::App &command)
{
    const std::string group = QT_TRANSLATE_NOOP("cli", "Provider and format");
    command.add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider [phase role, else agent, else workload specialist, else conductor]"))->type_name("NAME")->group(group);
    command.add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [from the role, else the agent's first model for this provider, else from config.toml, else the provider's default]"))->type_name("ID")->group(group);
    m_format.addTo(command, group);
    m_options.addTo(command, group);
}

void SendCommand::addSession(CLI::App &command)
{
    const std::string group = QT_TRANSLATE_NOOP("cli", "Session");
    CLI::Option *session = command.add_option("--session", m_session, QT_TRANSLATE_NOOP("cli", "Session to add the turn to [a new one]"))->type_name("ID")->group(group);
    command.add_flag("--continue", m_continuesConversation, QT_TRANSLATE_NOOP("cli", "Continue the phase's conversation instead of starting a new one"))
        ->group(group)
        ->needs(session);
}

QString SendCommand::usageError(const OpenedWorkspace &opened) const
{
    const QString problem = m_provider.empty() ? QString() : providerUsageError(opened, fromArgument(m_provider));
    return problem.isEmpty() ? PromptCommand::usageError(opened) : problem;
}

PromptScope SendCommand::scope(const Selection &selection) const
{
    return {selection, {fromArgument(m_provider)}, fromArgument(m_model), m_composeOptions.isBare()};
}

/// Falls back to plain prompts, with a message, if XML prompts fail more often than config.toml allows. Has no effect if the store is unreadable.
void SendCommand::fallBackToPlainPrompt(const Invocation &invocation, const OpenedWorkspace &opened, RenderJob &job)
{
    const PromptXmlSettings settings = xmlSettings(opened, job);
    const StoreLocation location = storeLocation(opened);
    if (!settings.isEnabled || !settings.maximumErrorIncrease || job.format.envelope != PromptEnvelope::Auto || !hasStore(location))
        return;
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openStoreToRead(location, *keys);
    const Result<QList<FormatStatistics>> formats = store ? formatStatistics(*store->store) : Result<QList<FormatStatistics>>(store.error());
    const QString reason = formats ? xmlSuspensionReason(*formats, *settings.maximumErrorIncrease) : QString();
    job.isXmlSuspended = !reason.isEmpty();
    if (job.isXmlSuspended)
        printMessage(invocation.console, reason);
}

ExitCode SendCommand::execute(const Invocation &invocation, const OpenedWorkspace &opened, const Selection &selection)
{
    if (const std::optional<Error> error =
            m_options.isDryRun() || m_continuesConversation ? std::nullopt : implicitContextError(opened))
        return invocation.failUsage(*error);
    SendJob job;
    job.render = {selection, fromArgument(m_provider), fromArgument(m_model), m_format.format()};
    job.session = fromArgument(m_session);
    job.continuesPhase = m_continuesConversation;
    job.render.isBare = m_composeOptions.isBare();
    fallBackToPlainPrompt(invocation, opened, job.render);
    return runSend(invocation, opened, job, m_options);
}

} // namespace outcrop
