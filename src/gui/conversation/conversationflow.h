// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/conversation/conversationpanel.h"
#include "gui/panels/dockflow.h"

namespace outcrop {

/// The Conversation dock and the work behind it: sessions are read from the workspace's files, off the event loop and only while somebody looks.
class ConversationFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ConversationFlow(const DockPlace &place);

    ConversationPanel *panel() const { return m_panel; }
    /// It has just been spoken in: it is chosen once it is read.
    void showSession(const QString &id);
    bool isIdle() const override { return !m_reading.isRunning() && !m_planning.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void plan(const QString &session);

    ConversationPanel *m_panel;
    QString m_wanted;     ///< a session to be chosen
    bool m_stale = false; ///< what is being read is not of this moment
    LatestOnlyTask<QList<SessionRow>> m_reading;
    LatestOnlyTask<QString> m_planning;
};

} // namespace outcrop
