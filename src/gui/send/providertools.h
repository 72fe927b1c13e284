// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/conversation/conversationflow.h"
#include "gui/keys/keysflow.h"
#include "gui/send/sendflow.h"

class QMenu;
class QToolBar;

namespace outcrop {

/// Where sending, conversations and keys put their actions.
struct ProviderMenus {
    QMenu *view;
    QAction *panels; ///< of the view menu: the Response dock stands before it
    QMenu *render;
    QToolBar *bar;
};

/// Sending, conversations and keys, joined with each other; what they need of the rest of the window they ask for by signals.
class ProviderTools : public QObject
{
    Q_OBJECT

public:
    explicit ProviderTools(const DockPlace &place);

    void addTo(const ProviderMenus &menus);
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// What is rendered.
    void setJob(const RenderJob &job);
    /// Sends what is rendered, once the window knows that it is current.
    void send(const WorkspacePtr &workspace, const RenderJob &job);
    /// The conversation is asked for itself.
    bool isIdle() const { return m_keys.isIdle() && m_send.isIdle(); }

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
    WorkspacePtr m_workspace;
    RenderJob m_job;
};

} // namespace outcrop
