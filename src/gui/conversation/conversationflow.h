// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/conversation/conversationpanel.h"
#include "gui/work/latesttask.h"
#include "gui/work/workspacecontroller.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace outcrop {

/// The Conversation dock and the work behind it: sessions are read from the workspace's files, off the event loop and only while somebody looks.
class ConversationFlow : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the flow; the window owns the dock.
    ConversationFlow(QMainWindow *window, QDockWidget *beside);

    /// Shows the dock; in no menu yet.
    QAction *action() const { return m_show; }
    ConversationPanel *panel() const { return m_panel; }
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// It has just been spoken in: it is chosen once it is read.
    void showSession(const QString &id);
    bool isIdle() const { return !m_reading.isRunning() && !m_planning.isRunning(); }

private:
    void setUpDock(QMainWindow *window, QDockWidget *beside);
    void start();
    void plan(const QString &session);

    ConversationPanel *m_panel;
    QDockWidget *m_dock;
    QAction *m_show;
    WorkspacePtr m_workspace;
    QString m_wanted; ///< a session to be chosen
    bool m_outdated = false;
    LatestTask<QList<SessionRow>> m_reading;
    LatestTask<QString> m_planning;
};

} // namespace outcrop
