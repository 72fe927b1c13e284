// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/dockflow.h"

#include "gui/look/icons.h"
#include "gui/panels/paneldock.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

DockFlow::DockFlow(const DockPlace &place, QWidget *panel, const Look &look)
    : QObject(place.window)
    , m_dock(new QDockWidget(look.title, place.window))
    , m_show(new QAction(lineIcon(look.icon), look.command, place.window))
{
    panel->setObjectName(look.name);
    m_dock->setObjectName(look.name + QStringLiteral("Dock"));
    m_show->setObjectName(QStringLiteral("show") + look.name.at(0).toUpper() + look.name.mid(1));
    m_show->setToolTip(look.help);
    m_show->setShortcut(look.keys);
    addPanelDock(place.window, m_dock, place.beside, panel, m_show);
    connect(m_dock, &QDockWidget::visibilityChanged, this, &DockFlow::refreshIfSeen);
}

void DockFlow::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_show->setEnabled(workspace != nullptr);
    workspaceChanged();
}

void DockFlow::workspaceChanged()
{
    if (m_workspace)
        return outdate();
    settle();
    clear();
}

void DockFlow::outdate()
{
    m_outdated = true;
    refreshIfSeen();
}

/// Nobody sees a hidden dock.
void DockFlow::refreshIfSeen()
{
    if (m_workspace && m_dock->isVisible() && std::exchange(m_outdated, false))
        refresh();
}

void DockFlow::showDock()
{
    m_dock->show();
    m_dock->raise();
}

} // namespace outcrop
