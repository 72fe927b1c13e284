// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/sendcontroller.h"

#include "app/knowledge/retrievecontext.h"
#include "app/send/sendturn.h"
#include "core/base/explainerror.h"
#include "core/render/requestblockers.h"
#include "core/render/requestfigures.h"
#include "gui/base/dialogs.h"
#include "gui/base/fileexport.h"
#include "gui/base/windowsettings.h"
#include "gui/conversation/conversationcontroller.h"
#include "gui/live/rendersnapshot.h"
#include "gui/look/icons.h"
#include "gui/panels/panelhost.h"
#include "gui/send/shownoutcome.h"
#include "gui/widgets/accentbutton.h"
#include "gui/widgets/messagearea.h"
#include "gui/workflow/workflowcontroller.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

namespace outcrop {

namespace {

const QString waitingTopic = QStringLiteral("waiting");
const QString recordsTopic = QStringLiteral("records");
const QString emptyPromptTopic = QStringLiteral("emptyPrompt");
constexpr qsizetype maxQuotedCharacters = 80; ///< maximum number of characters of a quoted request

CallResult resultOf(const SendServices &services, const ResponseContract &contract, const SendOutcome &outcome)
{
    ShownResponse shownResponse = shownOutcome(contract, outcome);
    if (services.limits)
        shownResponse.limits = services.limits(shownResponse.provider);
    return {outcome, shownResponse};
}

/// Returns a function that records each turn in the workspace's store; empty without a record writer.
std::function<void(const SendOutcome &)> makeTurnRecorder(const SendServices &services, const OpenedWorkspace &opened)
{
    if (!services.records)
        return {};
    return [records = services.records, opened](const SendOutcome &outcome) { records->writeTurn(opened, outcome); };
}

/// Returns the newest waiting turn of the latest session; nullopt if there is none.
std::optional<WaitingTurn> latestWaitingTurn(const Workspace &workspace)
{
    const QList<Session> sessions = sessionsOf(workspace);
    if (sessions.isEmpty())
        return std::nullopt;
    for (const WaitingTurn &turn : waitingTurns(workspace, sessions.constFirst().id)) {
        if (turn.record.state == TurnState::Waiting)
            return turn;
    }
    return std::nullopt;
}

/// Adds the context that config.toml includes, as in the rendered request.
SendInput withRetrievedContext(SendInput input)
{
    const RenderJob &job = input.job.render;
    if (!job.isBare)
        input.opened = withIncludedContext(input.opened, job.selection, job.provider, job.model).opened;
    return input;
}

/// Returns the offset of a line, from 1; 0 if the text has no such line.
qsizetype offsetOfLine(const QString &text, int line)
{
    qsizetype offset = 0;
    for (int i = 1; i < line; ++i) {
        offset = text.indexOf(u'\n', offset) + 1;
        if (offset == 0)
            return 0;
    }
    return offset;
}

ManualPrompt manualPrompt(const TurnLocation &location)
{
    return {location.promptPath(), location.responsePath()};
}

} // namespace

PanelRegistration SendController::registration()
{
    return makeRegistration<SendController>(
        {QStringLiteral("response"), tr("Response"), tr("Response"), QStringLiteral("response"),
            tr("The response with its repairs, findings and quality"), Qt::ALT | Qt::Key_7},
        PanelView::Test, {PanelEvent::Job, PanelEvent::Render});
}

SendController::SendController(const DockContext &context)
    : DockController(context, new ResponsePanel(context.window))
    , m_context(context)
    , m_keys(context.window, context.services->keys, context.services->test)
    , m_sendAction(new QAction(lineIcon(QStringLiteral("send")), tr("Sen&d"), context.window))
    , m_panel(qobject_cast<ResponsePanel *>(panelWidget()))
    , m_confirmation(context.window, context.settings, context.services->keys)
    , m_call(*m_panel)
    , m_manualResponses(context.services->records)
    , m_waitingTurnTask(this)
{
    setUpSend();
    addCommands();
    connectPanel();
    connectParts();
    if (context.services->records)
        context.services->records->setListener([this](const Diagnostic &finding) {
            QMetaObject::invokeMethod(
                this,
                [this, finding] {
                    m_context.messages.show(
                        recordsTopic, {NoticeKind::Warning, tr("Some records were not stored"), toString(finding)});
                },
                Qt::QueuedConnection);
        });
    setWorkspace(nullptr);
}

SendController::~SendController()
{
    if (m_context.services->records)
        m_context.services->records->setListener({});
}

void SendController::setUpSend()
{
    m_sendAction->setObjectName(QStringLiteral("send"));
    showTips();
    m_sendAction->setShortcut(Qt::CTRL | Qt::Key_Return);
    connect(m_sendAction, &QAction::triggered, this, &SendController::editedWorkspaceRequested);
}

void SendController::addCommands()
{
    QMenu *render = m_context.renderMenu;
    QAction *first = render->actions().value(0);
    render->insertAction(first, m_sendAction);
    render->insertSeparator(first);
    render->addMenu(m_panel->menu());
    render->addAction(m_keys.action());
    auto *button = new AccentButton(m_context.promptBar);
    button->setObjectName(QStringLiteral("sendButton"));
    button->setDefaultAction(m_sendAction);
    m_context.promptBar->addWidget(button);
}

void SendController::connectPanel()
{
    connect(m_panel, &ResponsePanel::sendRequested, this, &SendController::triggerSend);
    connect(m_panel, &ResponsePanel::stopRequested, this, [this] { m_call.stop(); });
    connect(m_panel, &ResponsePanel::keysRequested, this, [this] { m_keys.show(m_panel->response().provider); });
    connect(m_panel, &ResponsePanel::promptCopyRequested, this, &SendController::copyPrompt);
    connect(m_panel, &ResponsePanel::responsePasted, this, [this](const QString &text) { receiveText(text, ResponseOrigin::Pasted); });
    connect(m_panel, &ResponsePanel::responseFileChosen, &m_manualResponses, &ManualResponses::readFile);
    connect(m_panel, &ResponsePanel::fileRequested, this, &SendController::chooseFile);
    connect(m_panel, &ResponsePanel::saveRequested, this, &SendController::save);
    connect(m_panel, &ResponsePanel::retryRequested, this, &SendController::requestRetry);
    connect(m_panel, &ResponsePanel::locationChosen, this, &SendController::showEdit);
}

/// Shows the edit that made the provider read less from its cache.
void SendController::showEdit(Location location)
{
    const DocumentPtr document = workspace() ? workspace()->workspace().document(location.file) : nullptr;
    if (!document)
        return;
    location.range.start.offset = offsetOfLine(document->text, location.range.start.line);
    Q_EMIT locationChosen(location);
    Q_EMIT documentFocusRequested();
}

void SendController::connectParts()
{
    connect(&m_confirmation, &SendConfirmation::confirmed, this, &SendController::send);
    connect(&m_confirmation, &SendConfirmation::replayConfirmed, this, &SendController::sendReplay);
    connect(&m_confirmation, &SendConfirmation::keysRequested, &m_keys, &KeysController::show);
    connect(&m_keys, &KeysController::changed, this, [this] { m_confirmation.refresh(); });
    connect(&m_keys, &KeysController::missingKeyUpdated, this, &SendController::showTips);
    connect(&m_call, &LiveCall::finished, this, &SendController::finish);
    connect(&m_manualResponses, &ManualResponses::loaded, this, [this](const QString &text) { receiveText(text, ResponseOrigin::File); });
    connect(&m_manualResponses, &ManualResponses::shown, this, &SendController::showManualResponse);
    connect(&m_manualResponses, &ManualResponses::stored, this, &SendController::turnChanged);
    connect(&m_manualResponses, &ManualResponses::failed, m_panel, &ResponsePanel::showError);
}

void SendController::connectToPanels(const PanelHost &others)
{
    connectToWorkflows(others);
    auto *conversation = others.find<ConversationController>();
    if (!conversation)
        return;
    const ConversationPanel *panel = conversation->panel();
    connect(this, &SendController::turnChanged, conversation, &ConversationController::showSession);
    connect(panel, &ConversationPanel::sendRequested, this, &SendController::triggerSend);
    connect(panel, &ConversationPanel::responseRequested, this, &SendController::readWorkspaceFile);
    connect(panel, &ConversationPanel::responseEntryRequested, this, &SendController::addManualResponse);
    connect(panel, &ConversationPanel::continueRequested, this,
        [this](const QString &session) { continueSession(session, m_job.selection.request); });
    connect(panel, &ConversationPanel::replayRequested, this, &SendController::replay);
}

void SendController::connectToWorkflows(const PanelHost &others)
{
    auto *workflow = others.find<WorkflowController>();
    if (!workflow)
        return;
    connect(this, &SendController::turnChanged, workflow, &WorkflowController::continueAfterTurn);
    connect(workflow, &WorkflowController::sendRequested, this, &SendController::requestSend);
    connect(workflow, &WorkflowController::responseEntryRequested, this, &SendController::addManualResponse);
}

void SendController::setJob(const RenderJob &job)
{
    m_job = job;
    m_manualResponses.setJob(job);
    m_keys.setProvider(job.provider);
}

/// Shows the price of the request on the button.
void SendController::setRender(const RenderSnapshot &snapshot)
{
    const RenderedRequest &request = snapshot.result().request;
    const std::optional<Cost> price = request.figures ? request.figures->plan.firstCost : std::nullopt;
    //: Button; %1 is the price of the input of the first request, without the response
    m_sendAction->setIconText(price ? tr("Send · %1 input").arg(toText(*price, QLocale())) : tr("Send"));
    const QString target = request.model.isEmpty() ? request.provider : tr("%1 · %2").arg(request.provider, request.model);
    m_unfitFindings = requestBlockers(snapshot.result().diagnostics, RequestPurpose::Send);
    m_isPromptEmpty = !emptyPromptFindings(snapshot.result().diagnostics).isEmpty();
    m_tips = {tr("Review the host and cost, then send the prompt to %1").arg(target)};
    if (price)
        m_tips += tr("Input: %1 for the first request, %2 with a warm cache. The next step shows the maximum cost, which includes the longest response.").arg(toText(*price, QLocale()), toText(request.figures->plan.nextCost, QLocale()));
    showTips();
}

void SendController::setRenderError(const Error &)
{
    m_sendAction->setIconText(tr("Send"));
    m_unfitFindings.clear();
    m_isPromptEmpty = false;
    m_tips.clear();
    showTips();
}

/// Enables the action if there is a workspace, no call is running, and the prompt has text.
void SendController::updateSend()
{
    m_sendAction->setEnabled(workspace() && !m_call.isRunning() && !m_isPromptEmpty);
}

/// Triggers the action for a button in a panel. If the prompt is empty, shows the reason, which the disabled action has in its tooltip.
void SendController::triggerSend()
{
    if (m_isPromptEmpty && workspace() && !m_call.isRunning())
        m_context.messages.show(emptyPromptTopic, {NoticeKind::Warning, tr("The prompt was not sent"), m_unfitFindings.value(0).message});
    else
        m_sendAction->trigger();
}

/// Shows why the request cannot be sent yet, before other lines. The action stays enabled unless the prompt is empty: its sheet shows the same reasons, and
/// their fixes.
void SendController::showTips()
{
    QStringList reasons;
    for (const Diagnostic &finding : std::as_const(m_unfitFindings))
        reasons += tr("Not ready to send: %1").arg(finding.message);
    if (!m_tips.isEmpty() && !m_keys.missingKeyText().isEmpty())
        reasons += tr("Not ready to send: %1").arg(m_keys.missingKeyText());
    const QString generalText = tr("Review the host and cost, then send the prompt to the provider");
    m_sendAction->setStatusTip(reasons.isEmpty() ? generalText : reasons.constFirst());
    m_sendAction->setToolTip((reasons + (m_tips.isEmpty() ? QStringList(generalText) : m_tips)).join(u'\n'));
    updateSend();
    if (!m_isPromptEmpty)
        m_context.messages.clear(emptyPromptTopic);
}

bool SendController::isIdle() const
{
    return m_keys.isIdle() && m_confirmation.isIdle() && !m_waitingTurnTask.isRunning() && m_manualResponses.isIdle()
        && !m_call.isRunning();
}

/// Updates the commands, and clears the content if the folder has changed. Pasted responses can be parsed without a workspace, so the dock stays enabled.
void SendController::handleWorkspaceChange()
{
    action()->setEnabled(true);
    updateSend();
    m_manualResponses.setWorkspace(workspace());
    m_keys.setWorkspace(workspace());
    const QString folder = workspace() ? workspace()->folder : QString();
    if (!folder.isEmpty() && folder == m_folder)
        return;
    m_folder = folder;
    m_confirmation.cancel();
    m_turn.reset();
    m_context.messages.clear(waitingTopic);
    if (!m_call.isRunning())
        m_panel->clearContents(workspace() != nullptr);
    findWaitingTurn();
}

void SendController::useEditedWorkspace(const WorkspacePtr &workspace, const RenderJob &job)
{
    SendJob wanted;
    wanted.render = job;
    if (!m_call.isRunning())
        m_confirmation.requestConfirmation([workspace, wanted] { return Result<SendInput>(withRetrievedContext({*workspace, wanted})); });
}

/// Shows the request of a workflow for confirmation, like a prompt from the user.
void SendController::requestSend(const OpenedWorkspace &opened, const SendJob &job)
{
    if (!m_call.isRunning())
        m_confirmation.requestConfirmation([opened, job] { return Result<SendInput>(SendInput{opened, job}); });
}

/// Asks for confirmation to send the request as the next turn of a session.
void SendController::continueSession(const QString &session, const QString &request)
{
    if (!workspace() || m_call.isRunning())
        return;
    m_confirmation.requestConfirmation([workspace = workspace(), session, request]() -> Result<SendInput> {
        const Result<SendJob> job = planResume(*workspace, session, request);
        return job ? Result<SendInput>(withRetrievedContext({*workspace, *job})) : job.error();
    });
}

/// Asks for confirmation to send a follow-up as the next turn. Adds the last turn to the workspace, because its files may not be read yet.
void SendController::requestRetry(const QString &message)
{
    if (!workspace() || !m_turn || m_call.isRunning())
        return;
    m_confirmation.requestConfirmation([workspace = workspace(), turn = *m_turn, message,
                       because = tr("the previous response was not valid")]() -> Result<SendInput> {
        const OpenedWorkspace now = withTurn(*workspace, workspace->folder, turn);
        Result<SendJob> job = planResume(now, turn.session, message);
        if (!job)
            return job.error();
        job->retryReason = because;
        return withRetrievedContext({now, *job});
    });
}

/// Asks for confirmation to replay a session with a provider.
void SendController::replay(const QString &session, const QString &provider)
{
    if (workspace() && !m_call.isRunning())
        m_confirmation.requestReplayConfirmation(workspace(), session, provider);
}

void SendController::startCall()
{
    m_sendAction->setEnabled(false);
    m_manualResponses.stopAwaiting();
    m_turn.reset();
    m_context.messages.clear(waitingTopic);
    showDock();
}

void SendController::send(const SendPreviewPtr &preview)
{
    startCall();
    if (preview->isManual())
        m_prompt = preview->request().display.text();
    else
        m_panel->startWaiting({preview->request().provider, preview->request().model});
    const ResponseContract contract = contractOf(preview->opened, preview->render);
    m_call.start(contract,
        [preview, contract, services = *m_context.services](SendSettings settings, const std::stop_token &stop) {
            settings.listener.onTurnEnded = makeTurnRecorder(services, preview->opened);
            const std::shared_ptr<Provider> provider = services.provider(preview->opened, preview->job.call);
            CallResult result = resultOf(services, contract, sendPrompt(*preview, *provider, settings, stop));
            result.shown.cache = shownCache(preview->opened, result.outcome);
            return result;
        });
}

/// Replays a session. At the end, the dock shows the last response; the session contains all responses.
void SendController::sendReplay(const ReplayInput &replay)
{
    startCall();
    m_panel->startWaiting({replay.provider, {}});
    m_call.start({}, [this, replay, services = *m_context.services](SendSettings settings, const std::stop_token &stop) {
        settings.listener.onTurnStored = [this, provider = replay.provider](const TurnLocation &) {
            QMetaObject::invokeMethod(
                this,
                [this, provider] {
                    m_panel->startWaiting({provider, {}});
                },
                Qt::QueuedConnection);
        };
        settings.listener.onTurnEnded = makeTurnRecorder(services, *replay.workspace);
        const std::shared_ptr<Provider> provider = services.provider(*replay.workspace, {});
        const QList<ReplayedTurn> turns = replaySession(*replay.workspace, replay.plan, *provider, settings, stop);
        return resultOf(services, {}, turns.isEmpty() ? SendOutcome() : turns.constLast().outcome);
    });
}

void SendController::finish(const CallResult &result)
{
    updateSend();
    const SendOutcome &outcome = result.outcome;
    if (outcome.isWaiting()) {
        copyPrompt();
        awaitManualResponse(outcome.location);
        m_panel->startManualPrompt(manualPrompt(outcome.location));
    } else {
        m_turn = outcome.location;
        m_panel->setResponse(result.shown);
    }
    if (outcome.error)
        m_panel->showError(tr("Some files were not saved"), explainError(*outcome.error));
    Q_EMIT turnChanged(outcome.location.session);
    Q_EMIT requestEnded();
}

/// Waits for a response that is pasted or saved as the expected file.
void SendController::awaitManualResponse(const TurnLocation &location)
{
    m_manualResponses.setAwaitedTurn(location);
    m_context.messages.clear(waitingTopic);
}

void SendController::copyPrompt()
{
    QGuiApplication::clipboard()->setText(m_prompt);
}

/// Lets the user add the response to a turn that has none.
void SendController::addManualResponse(const TurnLocation &location)
{
    const DocumentPtr prompt = workspace() ? workspace()->workspace().document(location.promptPath()) : nullptr;
    if (!prompt || m_call.isRunning())
        return;
    m_prompt = prompt->text;
    awaitManualResponse(location);
    m_panel->offerManualPrompt(manualPrompt(location));
    showDock();
}

/// Looks for a waiting turn in the newly opened workspace, and offers to complete it if the dock is empty.
void SendController::findWaitingTurn()
{
    m_waitingTurnTask.discard();
    if (!workspace())
        return;
    m_waitingTurnTask.run([workspace = workspace()] { return latestWaitingTurn(workspace->workspace()); },
        [this](const std::optional<WaitingTurn> &turn) {
            if (turn && m_panel->isEmpty())
                offerWaitingTurn(*turn);
        });
}

void SendController::offerWaitingTurn(const WaitingTurn &turn)
{
    m_prompt = turn.prompt;
    m_manualResponses.setAwaitedTurn(turn.location);
    m_panel->offerManualPrompt(manualPrompt(turn.location));
    const QString request = turn.record.request.simplified();
    //: Details of a message; %1 is a session, %2 a phase, %3 the request
    const QString details =
        tr("%1 · %2: %3")
            .arg(turn.location.session, turn.location.phase,
                request.size() > maxQuotedCharacters ? request.first(maxQuotedCharacters) + u'…' : request);
    m_context.messages.show(waitingTopic, {NoticeKind::Note, tr("A prompt is waiting for its response"), details},
        {{tr("Add response"), [this, location = turn.location] { addManualResponse(location); }}});
}

/// Uses the text as the response to the awaited prompt, if there is one, otherwise as a response without a turn.
void SendController::receiveText(const QString &text, ResponseOrigin origin)
{
    if (m_call.isRunning())
        return;
    showDock();
    if (m_panel->awaitsManualResponse())
        m_manualResponses.storeResponse(text, origin);
    else
        m_manualResponses.read(text, origin);
}

/// Shows a response from a file of the workspace.
void SendController::readWorkspaceFile(const QString &path)
{
    if (m_call.isRunning())
        return;
    showDock();
    m_manualResponses.readWorkspaceFile(path);
}

void SendController::showManualResponse(const ShownResponse &response, const std::optional<TurnLocation> &location)
{
    if (m_call.isRunning())
        return;
    m_turn = location;
    m_context.messages.clear(waitingTopic);
    m_panel->setResponse(response);
}

void SendController::chooseFile()
{
    const QString purpose = QStringLiteral("answer");
    const QString path =
        m_context.dialogs.chooseFileToOpen(m_context.window, tr("Open Response"), m_context.settings.lastFolder(purpose));
    if (path.isEmpty())
        return;
    m_context.settings.setLastFolder(purpose, QFileInfo(path).absolutePath());
    m_manualResponses.readFile(path);
}

void SendController::save()
{
    m_context.files.start({QStringLiteral("answer"), tr("Save Response"), QStringLiteral("answer.md"),
        tr("Response saved"), [text = m_panel->text()] { return text.toUtf8(); }});
}

} // namespace outcrop
