// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/conversation/conversationflow.h"
#include "gui/keys/keysflow.h"
#include "gui/send/sendflow.h"

class QMenu;
class QToolBar;

namespace outcrop {

/// Sending, conversations and keys, joined with each other; what they need of the rest of the window they ask for by signals. The window joins the docks.
class ProviderTools : public QObject
{
    Q_OBJECT

public:
    explicit ProviderTools(const DockPlace &place);

    void addTo(QMenu *render, QToolBar *bar);
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace) { m_keys.setWorkspace(workspace); }
    /// What is rendered.
    void setJob(const RenderJob &job);
    /// Sends what is rendered, once the window knows that it is current.
    void send(const WorkspacePtr &workspace, const RenderJob &job);
    /// The docks are asked for themselves.
    bool isIdle() const { return m_keys.isIdle(); }

    SendFlow &sending() { return m_send; }
    ConversationFlow &conversation() { return m_conversation; }
    KeysFlow &keys() { return m_keys; }

Q_SIGNALS:
    /// The user wants to send: the answer is send().
    void sendWanted();

private:
    void connectConversation();

    KeysFlow m_keys;
    SendFlow m_send;
    ConversationFlow m_conversation;
    RenderJob m_job;
};

} // namespace outcrop
