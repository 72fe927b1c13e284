// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendoptions.h"

#include "app/prompt/promptfindings.h"
#include "app/send/requesttimeout.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/failurecode.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/records/storerecorder.h"
#include "cli/send/sendoutput.h"
#include "cli/send/sendtext.h"
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"

#include <chrono>
#include <thread>

namespace outcrop {
namespace {

/// The provider of manual prompts. Every call fails.
class NullProvider : public Provider
{
public:
    ProviderCall call(const RenderedRequest &, const std::stop_token &, const ResponseListener &) override
    {
        return {{}, CallFailure{FailureKind::Unreachable, sendoutput::noApi()}};
    }
};

/// Returns callbacks that print messages and, with `streams`, the response. Streamed text is escaped so that it cannot control the terminal.
SendListener listenerFor(const Invocation &invocation, bool streams)
{
    SendListener listener;
    const Console &console = invocation.console;
    listener.onMessage = [&console](const QString &text) { printMessage(console, text); };
    if (!streams)
        return listener;
    const bool isSilent = invocation.printsJson;
    listener.onChunk = [&console, isSilent](const ResponseChunk &chunk) {
        if (isSilent || chunk.kind != ResponseChunk::Kind::Text)
            return;
        write(console.out, withEscapedControls(chunk.text));
        console.out.flush();
    };
    return listener;
}

/// Previews and sends one prompt.
class SendRun
{
public:
    SendRun(const Invocation &invocation, const OpenedWorkspace &opened, const SendJob &job, const SendOptions &options)
        : m_invocation(invocation)
        , m_opened(opened)
        , m_job(options.withOptions(job))
        , m_options(options)
        , m_requestOptions(options.requests())
    {
        m_requestOptions.setDefaultTimeout(job.call.timeout ? job.call.timeout : requestTimeout(opened, job.render.selection));
        m_job.call = m_requestOptions.callOptions();
    }

    ExitCode run()
    {
        if (const Status read = m_options.addToolReplies(m_invocation, m_job); !read)
            return m_invocation.fail(read.error());
        Result<SendPreview> preview = previewSend(m_opened, m_job, QDateTime::currentDateTimeUtc());
        if (!preview)
            return failPreview(preview.error());
        const RenderJob &render = preview->job.render;
        m_invocation.report(findingsOf(m_opened, {render.selection, {render.provider}, render.model, render.isBare}),
            preview->render.diagnostics);
        if (!preview->blockingFindings.isEmpty())
            return ExitCode::Input;
        return preview->isManual() ? sendManually(*preview) : sendOverNetwork(*preview);
    }

private:
    ExitCode failPreview(const Error &error) const
    {
        const bool isName = error.code == ErrorCode::NotFound && error.location.file.isEmpty();
        return isName ? m_invocation.failUsage(error) : m_invocation.fail(error);
    }

    void show(const SendPreview &preview) const
    {
        for (const QString &line : previewLines(preview))
            writeSentence(m_invocation.console.errors, line);
    }

    ExitCode printPreview(const SendPreview &preview) const
    {
        if (m_invocation.printsJson)
            return m_invocation.print(previewJson(preview));
        for (const QString &line : previewLines(preview))
            writeSentence(m_invocation.console.out, line);
        return ExitCode::Done;
    }

    /// Shows the preview of the rejected prompt, because its figures explain the rejection, and prints the reason. Returns Findings.
    ExitCode reportRefusal(const SendPreview &preview, const Error &refusal) const
    {
        if (m_options.isDryRun())
            printPreview(preview);
        else
            show(preview);
        const bool canForce = !preview.unfitFindings.isEmpty() && !preview.job.isForced;
        const QString reason = withAction(refusal).message;
        printMessage(m_invocation.console, canForce ? reason + sentenceSeparator() + sendoutput::forceSends() : reason);
        return ExitCode::Findings;
    }

    ExitCode sendManually(const SendPreview &preview) const
    {
        if (const auto refusal = preview.blockingError())
            return reportRefusal(preview, *refusal);
        if (m_options.isDryRun())
            return printPreview(preview);
        NullProvider nullProvider;
        const SendOutcome outcome = sendPrompt(preview, nullProvider);
        if (outcome.error || !m_options.waitsForResponse())
            return reportOutcome(m_invocation, outcome, false);
        printMessage(m_invocation.console, outcomeLine(outcome));
        return waitForResponse(m_invocation, m_opened, outcome.location);
    }

    ExitCode sendOverNetwork(SendPreview &preview) const
    {
        const std::unique_ptr<KeyRing> keys = openKeyRing();
        addKeyState(preview, *keys);
        if (const auto refusal = preview.blockingError())
            return reportRefusal(preview, *refusal);
        if (m_options.isDryRun())
            return printPreview(preview);
        show(preview);
        if (preview.key && !preview.key->isReady() && preview.chain.jobs.size() < 2)
            return failMissingKey(preview);
        const SendConsent consent = SendConsent::ask(m_invocation, m_requestOptions, sendoutput::confirmRequest());
        return consent.isGiven() ? send(preview, consent, *keys) : consent.refusalCode();
    }

    ExitCode failMissingKey(const SendPreview &preview) const
    {
        printMessage(m_invocation.console, sendoutput::notSent(missingKeyText(*preview.key)));
        return ExitCode::Keys;
    }

    ExitCode send(const SendPreview &preview, const SendConsent &consent, KeyRing &keys) const
    {
        ProviderAccess access(consent, m_requestOptions, keys);
        const std::unique_ptr<Provider> provider = access.of(preview.opened.catalog);
        SendSettings settings;
        settings.listener = listenerFor(m_invocation, m_options.isStreaming());
        StoreRecorder recorder(m_invocation, storeLocation(preview.opened));
        settings.listener.onTurnEnded = [&](const SendOutcome &one) { recorder.writeTurn(preview.opened, one); };
        SendOutcome outcome;
        runInterruptibly(
            [&](const std::stop_token &stop) { outcome = sendPrompt(preview, *provider, settings, stop); });
        const bool isShown = m_options.isStreaming() && !m_invocation.printsJson;
        if (isShown)
            write(m_invocation.console.out, QStringLiteral("\n"));
        return reportOutcome(m_invocation, outcome, isShown);
    }

    const Invocation &m_invocation;
    const OpenedWorkspace &m_opened;
    SendJob m_job;
    const SendOptions &m_options;
    RequestOptions m_requestOptions;
};

/// Stores a response that was read from its file, and prints the outcome of the turn.
ExitCode storeReceivedResponse(
    const Invocation &invocation, const OpenedWorkspace &opened, const Result<std::optional<SendOutcome>> &received)
{
    if (!received)
        return invocation.fail(received.error());
    StoreRecorder(invocation, storeLocation(opened)).writeTurn(opened, **received);
    return reportOutcome(invocation, **received, false);
}

} // namespace

void SendOptions::addTo(CLI::App &command, const std::string &group)
{
    command.add_flag("--stream", m_isStreaming, QT_TRANSLATE_NOOP("cli", "Print the response as it arrives"))->group(group);
    command
        .add_flag(
            "--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show every possible request with tokens, cost, key and files, without sending any"))
        ->group(group);
    command.add_flag("--wait", m_waitsForResponse, QT_TRANSLATE_NOOP("cli", "With --provider manual: wait for the response file"))->group(group);
    command.add_option("--tries", m_maxResponseRetries, QT_TRANSLATE_NOOP("cli", "Maximum number of retries if the response does not match its schema [3]"))
        ->type_name("N")
        ->check(CLI::Range(0, 3))
        ->group(group);
    addForce(command, group);
    addTools(command, QT_TRANSLATE_NOOP("cli", "Tools"));
    addFallback(command, QT_TRANSLATE_NOOP("cli", "Fallback"));
    m_generation.addTo(command, QT_TRANSLATE_NOOP("cli", "Response"));
    m_requestOptions.addTo(command, QT_TRANSLATE_NOOP("cli", "Sending"));
}

void SendOptions::addSendingTo(CLI::App &command, const std::string &group)
{
    command.add_flag("--stream", m_isStreaming, QT_TRANSLATE_NOOP("cli", "Print the response as it arrives"))->group(group);
    addForce(command, group);
    m_generation.addMaxCostTo(command, group);
    m_requestOptions.addTo(command, group);
}

void SendOptions::addForce(CLI::App &command, const std::string &group)
{
    command
        .add_flag("--force", m_isForced,
            QT_TRANSLATE_NOOP("cli", "Allow a request that exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part"))
        ->group(group);
}

void SendOptions::addTools(CLI::App &command, const std::string &group)
{
    command.add_option("--tool-replies", m_toolReplies, QT_TRANSLATE_NOOP("cli", "YAML file with simulated tool replies"))
        ->type_name("FILE")
        ->check(nonEmpty(sendoutput::fileNoun()))
        ->group(group);
    command.add_option("--tool-rounds", m_toolRounds, QT_TRANSLATE_NOOP("cli", "Maximum number of requests with simulated replies [5]"))
        ->type_name("N")
        ->check(CLI::Range(1, 20))
        ->group(group);
}

void SendOptions::addFallback(CLI::App &command, const std::string &group)
{
    CLI::Option *fallback = command
                                .add_flag("--fallback", m_usesFallback,
                                    QT_TRANSLATE_NOOP("cli", "If the model fails without processing the request, use the agent's other preferred models; after a local model, only local ones"))
                                ->group(group);
    command
        .add_option("--fallback-to", m_fallbackTo, QT_TRANSLATE_NOOP("cli", "Fallback providers, local or remote: PROVIDER or PROVIDER/MODEL"))
        ->type_name("PROVIDER,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_flag("--no-fallback", m_disablesFallback, QT_TRANSLATE_NOOP("cli", "Do not fall back to another model, even if [send] fallback is set in config.toml"))
        ->excludes(fallback)
        ->group(group);
}

SendJob SendOptions::withOptions(SendJob job) const
{
    if (m_usesFallback || m_disablesFallback)
        job.fallback.usesPreferredModels = m_usesFallback;
    for (const std::string &named : m_fallbackTo)
        job.fallback.named.append(fromArgument(named));
    job.call = m_requestOptions.callOptions();
    job.maxResponseRetries = m_maxResponseRetries;
    job.maxCost = m_generation.maxCost();
    job.isForced = m_isForced;
    m_generation.overrideParams(job.render.selection.params);
    return job;
}

Status SendOptions::addToolReplies(const Invocation &invocation, SendJob &job) const
{
    if (m_toolReplies.empty())
        return success();
    const QString path = fromArgument(m_toolReplies);
    const Result<QByteArray> bytes = readInput(invocation, path);
    if (!bytes)
        return bytes.error();
    const Result<QString> text = decodeText(*bytes, path);
    if (!text)
        return text.error();
    const Result<ToolReplies> replies = readToolReplies(*text, path);
    if (!replies)
        return replies.error();
    job.toolReplies = *replies;
    job.maxToolRounds = m_toolRounds;
    return success();
}

ExitCode runSend(
    const Invocation &invocation, const OpenedWorkspace &opened, const SendJob &job, const SendOptions &options)
{
    return SendRun(invocation, opened, job, options).run();
}

ExitCode waitForResponse(const Invocation &invocation, const OpenedWorkspace &opened, const TurnLocation &location)
{
    constexpr auto look = std::chrono::milliseconds(200);
    Result<std::optional<SendOutcome>> received = std::optional<SendOutcome>();
    bool isStopped = false;
    runInterruptibly([&](const std::stop_token &stop) {
        while (received && !*received && !stop.stop_requested()) {
            std::this_thread::sleep_for(look);
            received = readSavedResponse(opened, location, QDateTime::currentDateTimeUtc());
        }
        isStopped = stop.stop_requested();
    });
    if (!received || *received)
        return storeReceivedResponse(invocation, opened, received);
    printMessage(invocation.console, sendoutput::noResponseYet(location.promptPath()));
    return isStopped ? ExitCode::Interrupted : ExitCode::Done;
}

ExitCode receiveManualResponse(
    const Invocation &invocation, const OpenedWorkspace &opened, const WaitingTurn &turn, const SendOptions &options)
{
    if (options.waitsForResponse() && !options.isDryRun())
        return waitForResponse(invocation, opened, turn.location);
    Result<std::optional<SendOutcome>> received = std::optional<SendOutcome>();
    if (!options.isDryRun())
        received = readSavedResponse(opened, turn.location, QDateTime::currentDateTimeUtc());
    if (!received || *received)
        return storeReceivedResponse(invocation, opened, received);
    SendOutcome waiting;
    waiting.location = turn.location;
    waiting.record = turn.record;
    return reportOutcome(invocation, waiting, false);
}

ExitCode reportOutcome(const Invocation &invocation, const SendOutcome &outcome, bool isResponseShown)
{
    if (outcome.error)
        return invocation.fail(*outcome.error);
    if (outcome.failure) {
        printMessage(invocation.console, outcomeLine(outcome));
        printMessage(invocation.console, outcome.failure->message);
        return failureCode(*outcome.failure);
    }
    if (invocation.printsJson)
        invocation.print(outcomeJson(outcome));
    else if (outcome.isWaiting())
        writeLine(invocation.console.out, outcome.location.promptPath());
    else if (!isResponseShown && !outcome.isHeldBack())
        write(invocation.console.out, withEscapedControls(outcome.response.text) + u'\n');
    printMessage(invocation.console, outcomeLine(outcome));
    for (const QString &text : outcome.outputFilterNotes())
        printMessage(invocation.console, text);
    if (outcome.fallback)
        printMessage(invocation.console, outcome.fallback->text());
    return outcome.isAccepted() ? ExitCode::Done : ExitCode::Findings;
}

} // namespace outcrop
