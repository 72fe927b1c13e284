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
    connect(&m_send, &SendFlow::turnMade, &m_conversation, &ConversationFlow::showSession);
    connectConversation();
}

void ProviderTools::connectConversation()
{
    const ConversationPanel *panel = m_conversation.panel();
    connect(panel, &ConversationPanel::sendRequested, m_send.sendAction(), &QAction::trigger);
    connect(panel, &ConversationPanel::responseWanted, &m_send, &SendFlow::examine);
    connect(panel, &ConversationPanel::goOnRequested, this, [this](const QString &session) { m_send.goOn(m_workspace, session, m_job.selection.request); });
    connect(panel, &ConversationPanel::replayRequested, this, [this](const QString &session, const QString &provider) { m_send.replay(m_workspace, session, provider); });
}

void ProviderTools::addTo(const ProviderMenus &menus)
{
    menus.view->insertAction(menus.panels, m_send.showAction());
    QAction *first = menus.render->actions().value(0);
    menus.render->insertAction(first, m_send.sendAction());
    menus.render->insertSeparator(first);
    menus.render->addMenu(m_send.panel()->menu());
    menus.render->addAction(m_keys.action());
    menus.bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    menus.bar->addAction(m_send.sendAction());
}

void ProviderTools::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_keys.setWorkspace(workspace);
    m_send.setWorkspace(workspace);
}

void ProviderTools::setJob(const RenderJob &job)
{
    m_job = job;
    m_send.setJob(job);
    m_keys.setProvider(job.provider);
}

void ProviderTools::send(const WorkspacePtr &workspace, const RenderJob &job)
{
    SendJob wanted;
    wanted.render = job;
    m_send.start(workspace, wanted);
}

} // namespace outcrop
