// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sessioncommand.h"

#include "app/prompt/attachfiles.h"
#include "app/send/replaysession.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/prompt/renderoptions.h"
#include "cli/records/storerecorder.h"
#include "cli/send/sendoutput.h"
#include "cli/send/sessioncachetext.h"
#include "cli/send/sessionoutput.h"
#include "cli/send/sessiontext.h"

namespace outcrop {
namespace {

const std::string sessionGroup = QT_TRANSLATE_NOOP("cli", "Session");
const std::string targetGroup = QT_TRANSLATE_NOOP("cli", "Provider and format");

/// Sends the planned requests. Returns Interrupted if no turn ended, the exit code of the last turn if it failed, Findings if a response was rejected,
/// otherwise Done.
ExitCode runReplay(const Invocation &invocation, const OpenedWorkspace &opened, const ReplayPlan &plan, const SendConsent &consent, const RequestOptions &requests)
{
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    ProviderAccess access(consent, requests, *keys);
    const std::unique_ptr<Provider> provider = access.of(opened.catalog);
    QList<ReplayedTurn> turns;
    StoreRecorder recorder(invocation, storeLocation(opened));
    SendSettings settings;
    settings.listener.onTurnEnded = [&](const SendOutcome &turn) { recorder.writeTurn(opened, turn); };
    runInterruptibly(
        [&](const std::stop_token &stop) { turns = replaySession(opened, plan, *provider, settings, stop); });
    if (invocation.printsJson)
        invocation.print(replayJson(plan, turns));
    else
        writeReplay(invocation.console, turns);
    if (turns.isEmpty())
        return ExitCode::Interrupted;
    const SendOutcome &last = turns.last().outcome;
    if (last.failure || last.error)
        return reportOutcome(invocation, last, true);
    const bool areAccepted = std::all_of(turns.begin(), turns.end(), [](const ReplayedTurn &turn) { return turn.outcome.isAccepted(); });
    return areAccepted ? ExitCode::Done : ExitCode::Findings;
}

} // namespace

CLI::App *SessionCommand::addTo(CLI::App &program)
{
    CLI::App *command = addCommand(program, "session", QT_TRANSLATE_NOOP("cli", "List, show, resume and replay sessions"),
                                   "outcrop-cli -C garden session show 2026-11-20-restock");
    addCommand(*command, "list", QT_TRANSLATE_NOOP("cli", "List the sessions, newest first (default)"), "outcrop-cli -C garden session list");
    addShow(*command);
    addResume(*command);
    addReceive(*command);
    addReplay(*command);
    return command;
}

void SessionCommand::addId(CLI::App &command)
{
    command.add_option("ID", m_id, QT_TRANSLATE_NOOP("cli", "Session: name of a folder in sessions/"))->type_name("ID")->required()->group(sessionGroup);
}

void SessionCommand::addShow(CLI::App &command)
{
    CLI::App *show = addCommand(command, "show", QT_TRANSLATE_NOOP("cli", "Show the turns of a session: provider, outcome, tokens, cost and time"),
                                "outcrop-cli -C garden session show 2026-11-20-restock");
    addId(*show);
    show->add_flag("--cache", m_showsCacheUse, QT_TRANSLATE_NOOP("cli", "Compare predicted and reported cache use, and show the edit that caused each cache miss"))->group(sessionGroup);
    m_showCommand = show;
}

void SessionCommand::addResume(CLI::App &command)
{
    CLI::App *resume = addCommand(command, "resume", QT_TRANSLATE_NOOP("cli", "Retry an unanswered turn, or continue a conversation"),
                                  "outcrop-cli -C garden session resume 2026-11-20-restock --request \"And the labels?\"");
    addId(*resume);
    CLI::Option *request = resume->add_option("--request", m_request, QT_TRANSLATE_NOOP("cli", "Next request"))->type_name("TEXT")->group(QT_TRANSLATE_NOOP("cli", "Request"));
    resume->add_option("--request-file", m_requestFile, QT_TRANSLATE_NOOP("cli", "File with the request; - for standard input"))
        ->type_name("FILE")
        ->check(nonEmpty(sendoutput::fileNoun()))
        ->group(QT_TRANSLATE_NOOP("cli", "Request"))
        ->excludes(request);
    resume->add_option("--attach", m_attachments, QT_TRANSLATE_NOOP("cli", "Image, PDF, audio or text file to send with the request, at most 16 MiB; repeatable"))
        ->type_name("FILE")
        ->check(nonEmpty(sendoutput::fileNoun()))
        ->allow_extra_args(false)
        ->group(QT_TRANSLATE_NOOP("cli", "Request"));
    resume->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider [from the last turn]"))->type_name("NAME")->group(targetGroup);
    resume->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [from the last turn; with --provider, the agent's first model for this provider, else from config.toml, else the provider's default]"))->type_name("ID")->group(targetGroup);
    m_resumeOptions.addTo(*resume, targetGroup);
    m_retrieve.addTo(*resume, QT_TRANSLATE_NOOP("cli", "Retrieved passages"), nullptr);
    m_resumeCommand = resume;
}

void SessionCommand::addReceive(CLI::App &command)
{
    CLI::App *receive = addCommand(command, "receive", QT_TRANSLATE_NOOP("cli", "Add the response to a prompt that was sent manually"),
                                   "outcrop-cli -C garden session receive 2026-11-20-restock answer.md");
    addId(*receive);
    receive->add_option("FILE", m_file, QT_TRANSLATE_NOOP("cli", "File with the response; standard input if omitted or -"))->type_name("FILE")->group(sessionGroup);
    m_receiveCommand = receive;
}

void SessionCommand::addReplay(CLI::App &command)
{
    CLI::App *replay = addCommand(command, "replay", QT_TRANSLATE_NOOP("cli", "Replay every request of a session with another provider in a new session, and compare the responses"),
                                  "outcrop-cli -C garden session replay 2026-11-20-restock --provider openai");
    addId(*replay);
    replay->add_option("--provider", m_provider, QT_TRANSLATE_NOOP("cli", "Provider"))->type_name("NAME")->required()->group(targetGroup);
    replay->add_option("--model", m_model, QT_TRANSLATE_NOOP("cli", "Model [the agent's first model for this provider, else from config.toml, else the provider's default]"))->type_name("ID")->group(targetGroup);
    replay->add_flag("--dry-run", m_isDryRun, QT_TRANSLATE_NOOP("cli", "Show the requests and their cost without sending them"))->group(targetGroup);
    replay->add_flag("--force", m_isForced, QT_TRANSLATE_NOOP("cli", "Allow requests that exceed the context window, violate an agent requirement or guardrail, or are missing a required part"))->group(targetGroup);
    m_generation.addTo(*replay, QT_TRANSLATE_NOOP("cli", "Responses"));
    m_requestOptions.addTo(*replay, QT_TRANSLATE_NOOP("cli", "Sending"));
    m_replayCommand = replay;
}

ExitCode SessionCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    if (m_showCommand->parsed())
        return show(invocation, *opened);
    if (m_resumeCommand->parsed())
        return resume(invocation, *opened);
    if (m_receiveCommand->parsed())
        return receive(invocation, *opened);
    if (m_replayCommand->parsed())
        return replay(invocation, *opened);
    const QList<Session> sessions = sessionsOf(opened->workspace());
    for (const Session &session : sessions)
        invocation.report(session.diagnostics);
    if (invocation.printsJson)
        return invocation.print(sessionsJson(sessions));
    writeSessions(invocation.console, sessions);
    return ExitCode::Done;
}

ExitCode SessionCommand::show(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    const std::optional<Session> session = sessionOf(opened.workspace(), fromArgument(m_id));
    if (!session)
        return invocation.failUsage(sessionoutput::unknownSession(fromArgument(m_id)));
    invocation.report(session->diagnostics);
    const QList<TurnCacheReport> cache = m_showsCacheUse ? cacheReports(opened, *session) : QList<TurnCacheReport>();
    if (invocation.printsJson) {
        Json json = sessionJson(*session);
        addCacheJson(cache, json);
        return invocation.print(json);
    }
    if (m_showsCacheUse)
        writeSessionCache(invocation.console, cache);
    else
        writeSession(invocation.console, *session);
    return hasErrors(session->diagnostics) ? ExitCode::Input : ExitCode::Done;
}

ExitCode SessionCommand::resume(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    QString request = fromArgument(m_request);
    if (!m_requestFile.empty()) {
        const Result<QByteArray> bytes = readInput(invocation, fromArgument(m_requestFile));
        const Result<QString> text =
            bytes ? decodeText(*bytes, fromArgument(m_requestFile)) : Result<QString>(bytes.error());
        if (!text)
            return invocation.fail(text.error());
        request = *text;
    }
    const QList<WaitingTurn> waiting = waitingTurns(opened.workspace(), fromArgument(m_id));
    if (request.isEmpty() && m_provider.empty() && !waiting.isEmpty() && waiting.first().record.state == TurnState::Waiting)
        return receiveManualResponse(invocation, opened, waiting.first(), m_resumeOptions);
    Result<SendJob> job = planResume(opened, fromArgument(m_id), request);
    if (!job)
        return invocation.failUsage(job.error());
    if (!m_provider.empty())
        job->render.model.clear();
    if (!m_provider.empty())
        job->render.provider = fromArgument(m_provider);
    if (!m_model.empty())
        job->render.model = fromArgument(m_model);
    OpenedWorkspace extendedWorkspace = opened;
    if (const Status attachStatus = attach(invocation, extendedWorkspace, job->render.selection); !attachStatus)
        return invocation.fail(attachStatus.error());
    const PromptScope scope{job->render.selection, {job->render.provider}, job->render.model, job->render.isBare};
    const Result<OpenedWorkspace> retrieved = m_retrieve.withRetrievedContext(invocation, extendedWorkspace, scope);
    return retrieved ? runSend(invocation, *retrieved, *job, m_resumeOptions) : invocation.fail(retrieved.error());
}

/// Attaches the given files. If a turn is sent again, they replace the files of that turn.
Status SessionCommand::attach(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const
{
    if (m_attachments.empty())
        return success();
    selection.attachments.clear();
    QStringList files;
    for (const std::string &file : m_attachments)
        files.append(fromArgument(file));
    const InputFileReader read = [&invocation](const QString &path) { return readInput(invocation, path, maximumAttachmentBytes); };
    return attachFiles(opened, selection, invocation.absolutePath(QStringLiteral(".")), files, read);
}

ExitCode SessionCommand::receive(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (!sessionOf(opened.workspace(), fromArgument(m_id)))
        return invocation.failUsage(sessionoutput::unknownSession(fromArgument(m_id)));
    const QList<WaitingTurn> waiting = waitingTurns(opened.workspace(), fromArgument(m_id));
    if (waiting.isEmpty())
        return invocation.failUsage(sessionoutput::noUnansweredTurn(fromArgument(m_id)));
    const Result<QByteArray> bytes = readInput(invocation, fromArgument(m_file));
    const Result<QString> text = bytes
        ? decodeText(*bytes, m_file == "-" ? sendoutput::standardInput() : fromArgument(m_file))
        : Result<QString>(bytes.error());
    if (!text)
        return invocation.fail(text.error());
    if (text->trimmed().isEmpty())
        return invocation.fail({ErrorCode::Invalid, sessionoutput::emptyResponse(), {}});
    const Result<SendOutcome> outcome = receiveResponse(opened, waiting.first().location, *text, QDateTime::currentDateTimeUtc());
    if (!outcome)
        return invocation.fail(outcome.error());
    StoreRecorder(invocation, storeLocation(opened)).writeTurn(opened, *outcome);
    return reportOutcome(invocation, *outcome, true);
}

ExitCode SessionCommand::replay(const Invocation &invocation, const OpenedWorkspace &opened) const
{
    if (const QString problem = providerUsageError(opened, fromArgument(m_provider)); !problem.isEmpty())
        return invocation.failUsage(problem);
    const ReplayTarget target{.provider = fromArgument(m_provider),
        .model = fromArgument(m_model),
        .params = m_generation.params(),
        .call = m_requestOptions.callOptions(),
        .maxCost = m_generation.maxCost(),
        .isForced = m_isForced};
    const Result<ReplayPlan> plan = planReplay(opened, fromArgument(m_id), target);
    if (!plan)
        return plan.error().location.file.isEmpty() ? invocation.failUsage(plan.error())
                                                    : invocation.fail(plan.error());
    if (m_isDryRun && invocation.printsJson)
        return invocation.print(replayJson(*plan, {}));
    for (const QString &line : replayLines(*plan))
        writeSentence(m_isDryRun ? invocation.console.out : invocation.console.errors, line);
    if (plan->costLimitError) {
        printMessage(invocation.console, *plan->costLimitError);
        return ExitCode::Findings;
    }
    if (m_isDryRun)
        return ExitCode::Done;
    const SendConsent consent = SendConsent::ask(invocation, m_requestOptions, sessionoutput::confirmRequests());
    return consent.isGiven() ? runReplay(invocation, opened, *plan, consent, m_requestOptions) : consent.refusalCode();
}

} // namespace outcrop
