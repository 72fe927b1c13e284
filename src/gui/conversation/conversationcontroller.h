// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/conversation/conversationpanel.h"
#include "gui/panels/dockcontroller.h"

namespace outcrop {

/// The Conversation dock and its work: reads sessions from the workspace's files, on a worker thread and only while the dock is visible.
class ConversationController : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ConversationController(const DockContext &place);

    ConversationPanel *panel() const { return m_panel; }
    /// Selects a session that has just changed, when it is read.
    void showSession(const QString &id);
    bool isIdle() const override { return !m_reading.isRunning() && !m_planning.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void plan(const QString &session);

    ConversationPanel *m_panel;
    QString m_wanted;     ///< session to select
    bool m_stale = false; ///< the running read is outdated and must be repeated
    LatestOnlyTask<QList<SessionRow>> m_reading;
    LatestOnlyTask<QString> m_planning;
};

} // namespace outcrop
