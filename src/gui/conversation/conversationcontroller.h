// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/conversation/conversationpanel.h"
#include "gui/panels/dockcontroller.h"

namespace outcrop {

/// Controls the Conversation dock: reads sessions from the workspace files on a worker thread while the dock is visible.
class ConversationController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ConversationController(const DockContext &context);

    ConversationPanel *panel() const { return m_panel; }
    /// Selects a session. If its files have not been read yet, selects it afterward.
    void showSession(const QString &id);
    bool isIdle() const override { return !m_readTask.isRunning() && !m_planTask.isRunning() && !m_transcriptTask.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void planNextTurn(const QString &session);
    void readTranscript(const QString &session);

    ConversationPanel *m_panel;
    QString m_pendingSession;     ///< ID of the session to select
    bool m_mustRepeat = false; ///< whether the running read must be repeated
    LatestOnlyTask<QList<SessionRow>> m_readTask;
    LatestOnlyTask<QString> m_planTask;
    LatestOnlyTask<QList<TranscriptPart>> m_transcriptTask;
};

} // namespace outcrop
