// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/providertools.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

namespace outcrop {

ProviderTools::ProviderTools(const DockPlace &place)
    : m_keys(place.window, place.services.keys, place.services.test)
    , m_send(place)
    , m_conversation(place)
{
    connect(m_send.sendAction(), &QAction::triggered, this, &ProviderTools::sendWanted);
    connect(&m_send, &SendFlow::sendWanted, m_send.sendAction(), &QAction::trigger);
    connect(&m_send, &SendFlow::keysWanted, &m_keys, &KeysFlow::show);
    connect(&m_keys, &KeysFlow::changed, &m_send, &SendFlow::lookAgain);
    connect(&m_send, &SendFlow::turnMade, &m_conversation, &ConversationFlow::showSession);
    connectConversation();
}

void ProviderTools::connectConversation()
{
    const ConversationPanel *panel = m_conversation.panel();
    connect(panel, &ConversationPanel::sendRequested, m_send.sendAction(), &QAction::trigger);
    connect(panel, &ConversationPanel::responseWanted, &m_send, &SendFlow::examine);
    connect(panel, &ConversationPanel::answerOffered, &m_send, &SendFlow::bring);
    connect(panel, &ConversationPanel::goOnRequested, this, [this](const QString &session) { m_send.goOn(session, m_job.selection.request); });
    connect(panel, &ConversationPanel::replayRequested, &m_send, &SendFlow::replay);
}

void ProviderTools::addTo(QMenu *render, QToolBar *bar)
{
    QAction *first = render->actions().value(0);
    render->insertAction(first, m_send.sendAction());
    render->insertSeparator(first);
    render->addMenu(m_send.panel()->menu());
    render->addAction(m_keys.action());
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(m_send.sendAction());
}

void ProviderTools::setJob(const RenderJob &job)
{
    m_job = job;
    m_keys.setProvider(job.provider);
}

void ProviderTools::send(const WorkspacePtr &workspace, const RenderJob &job)
{
    SendJob wanted;
    wanted.render = job;
    m_send.start(workspace, wanted);
}

} // namespace outcrop
