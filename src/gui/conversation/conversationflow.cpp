// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/conversation/conversationflow.h"

#include "app/sendprompt.h"
#include "gui/look/icons.h"
#include "gui/paneldock.h"

#include <QAction>
#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>

namespace outcrop {

namespace {

/// Where the next turn would go, and what of the history it would leave out.
QString outlook(const OpenedWorkspace &opened, const QString &session)
{
    const Result<SendJob> job = resumeJob(opened, session);
    if (!job)
        return job.error().message;
    const Result<SendPreview> preview = previewSend(opened, *job, QDateTime::currentDateTimeUtc());
    if (!preview)
        return preview.error().message;
    const HistoryPlan &plan = preview->history;
    if (plan.leavesOut() || !plan.fits)
        //: %1 says what is left out of a conversation
        return ConversationFlow::tr("In the next turn %1").arg(plan.text());
    const QString tokens = QLocale().toString(plan.tokensBefore);
    if (!plan.budget.tokens)
        //: %1 is a number
        return ConversationFlow::tr("The next turn sends the whole conversation: %1 tokens").arg(tokens);
    //: %1 and %2 are numbers
    return ConversationFlow::tr("The next turn sends the whole conversation: %1 tokens, %2 are allowed").arg(tokens, QLocale().toString(*plan.budget.tokens));
}

} // namespace

ConversationFlow::ConversationFlow(QMainWindow *window, QDockWidget *beside)
    : m_panel(new ConversationPanel(window))
    , m_dock(new QDockWidget(tr("Conversation"), window))
    , m_show(new QAction(lineIcon(QStringLiteral("conversation")), tr("Conversation"), window))
    , m_reading(this)
    , m_planning(this)
{
    m_panel->setObjectName(QStringLiteral("conversation"));
    setUpDock(window, beside);
    connect(m_panel, &ConversationPanel::sessionChosen, this, &ConversationFlow::plan);
    setWorkspace(nullptr);
}

void ConversationFlow::setUpDock(QMainWindow *window, QDockWidget *beside)
{
    m_dock->setObjectName(QStringLiteral("conversationDock"));
    m_show->setObjectName(QStringLiteral("showConversation"));
    m_show->setToolTip(tr("The sessions of the workspace, turn by turn"));
    m_show->setShortcut(Qt::ALT | Qt::Key_8);
    addPanelDock(window, m_dock, beside, m_panel, m_show);
    connect(m_dock, &QDockWidget::visibilityChanged, this, &ConversationFlow::start);
}

void ConversationFlow::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_show->setEnabled(workspace != nullptr);
    m_outdated = true;
    if (workspace)
        return start();
    m_reading.forget();
    m_planning.forget();
    m_panel->setNothing();
}

void ConversationFlow::showSession(const QString &id)
{
    m_wanted = m_panel->showSession(id) ? QString() : id;
}

/// Nobody sees a hidden dock: its sessions are read when it is shown.
void ConversationFlow::start()
{
    if (!m_workspace || !m_outdated || !m_dock->isVisible())
        return;
    m_outdated = false;
    m_panel->setProviders(m_workspace->providers());
    m_reading.run([workspace = m_workspace] { return sessionRows(sessionsOf(workspace->workspace())); }, [this](const QList<SessionRow> &sessions) {
        m_panel->setSessions(sessions);
        if (m_panel->showSession(m_wanted)) // else it is wanted still: its files are not read yet
            m_wanted.clear();
    });
}

void ConversationFlow::plan(const QString &session)
{
    if (!m_workspace)
        return;
    m_planning.run([workspace = m_workspace, session] { return outlook(*workspace, session); }, [this, session](const QString &text) { m_panel->setOutlook(session, text); });
}

} // namespace outcrop
