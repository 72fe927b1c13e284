// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/conversation/conversationcontroller.h"

#include "app/send/sendprompt.h"
#include "core/base/explainerror.h"
#include "core/base/localnumbers.h"

#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>

namespace outcrop {

namespace {

/// Returns a description of the next turn of a session and of the history that the turn omits, or the error.
QString nextTurnText(const OpenedWorkspace &opened, const QString &session)
{
    const Result<SendJob> job = planResume(opened, session);
    if (!job)
        return explainError(job.error());
    const Result<SendPreview> preview = previewSend(opened, *job, QDateTime::currentDateTimeUtc());
    if (!preview)
        return explainError(preview.error());
    const HistoryPlan &plan = preview->history;
    if (plan.omitsMessages() || !plan.fitsBudget)
        //: Line below a conversation; %1 is a description of the omitted history
        return ConversationController::tr("Next turn: %1").arg(plan.text());
    const QString tokens = groupedNumber(plan.tokensBefore, QLocale());
    if (!plan.budget.tokens)
        //: Line below a conversation; %1 is the number of tokens of the conversation
        return ConversationController::tr("The next turn sends the whole conversation: %1 tokens").arg(tokens);
    //: Line below a conversation; %1 is the number of tokens of the conversation, %2 the maximum number
    return ConversationController::tr("The next turn sends the whole conversation: %1 tokens (limit: %2)")
        .arg(tokens, groupedNumber(*plan.budget.tokens, QLocale()));
}

} // namespace

PanelRegistration ConversationController::registration()
{
    return makeRegistration<ConversationController>(
        {QStringLiteral("conversation"), tr("Conversation"), tr("Conversation"), QStringLiteral("conversation"),
            tr("Workspace sessions and their turns"), Qt::ALT | Qt::Key_8},
        PanelView::Test);
}

ConversationController::ConversationController(const DockContext &context)
    : DockController(context, new ConversationPanel(context.window))
    , m_panel(qobject_cast<ConversationPanel *>(panelWidget()))
    , m_readTask(this)
    , m_planTask(this)
    , m_transcriptTask(this)
{
    connect(m_panel, &ConversationPanel::sessionChosen, this, &ConversationController::planNextTurn);
    connect(m_panel, &ConversationPanel::sessionChosen, this, &ConversationController::readTranscript);
    connect(m_panel, &ConversationPanel::documentChosen, this, &DockController::documentChosen);
    setWorkspace(nullptr);
}

void ConversationController::clear()
{
    m_readTask.discard();
    m_planTask.discard();
    m_transcriptTask.discard();
    m_pendingSession.clear();
    m_panel->clearContents();
}

void ConversationController::showSession(const QString &id)
{
    m_pendingSession = m_panel->showSession(id) ? QString() : id;
}

/// Starts a read, or schedules one if a read is running.
void ConversationController::refresh()
{
    m_mustRepeat = m_readTask.isRunning();
    if (m_mustRepeat)
        return;
    m_panel->setProviders(workspace()->providers());
    m_readTask.run([workspace = workspace()] { return sessionRows(sessionsOf(workspace->workspace())); },
        [this](const QList<SessionRow> &sessions) {
            m_panel->setSessions(sessions);
            if (m_panel->showSession(m_pendingSession)) // keep the ID until the session files are read
                m_pendingSession.clear();
            if (m_mustRepeat)
                markStale();
        });
}

void ConversationController::readTranscript(const QString &session)
{
    if (!workspace())
        return;
    m_transcriptTask.run(
        [workspace = workspace(), session] {
            const std::optional<Session> read = sessionOf(workspace->workspace(), session);
            return read ? transcriptOf(*read) : QList<TranscriptPart>();
        },
        [this, session](const QList<TranscriptPart> &parts) { m_panel->setTranscript(session, parts); });
}

void ConversationController::planNextTurn(const QString &session)
{
    if (!workspace())
        return;
    m_planTask.run([workspace = workspace(), session] { return nextTurnText(*workspace, session); },
        [this, session](const QString &text) { m_panel->setNextTurnText(session, text); });
}

} // namespace outcrop
