// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/dockcontroller.h"

#include "gui/look/icons.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

DockController::DockController(const DockContext &place, QWidget *panel)
    : QObject(place.window)
    , m_dock(new QDockWidget(place.look.title, place.window))
    , m_show(new QAction(lineIcon(place.look.icon), place.look.command, place.window))
{
    const QString &name = place.look.name;
    panel->setObjectName(name);
    m_dock->setObjectName(name + QStringLiteral("Dock"));
    m_show->setObjectName(QStringLiteral("show") + name.at(0).toUpper() + name.mid(1));
    m_show->setToolTip(place.look.help);
    m_show->setStatusTip(place.look.help);
    m_show->setShortcut(place.look.keys);
    setUpDock(place, panel);
    connect(m_show, &QAction::triggered, panel, [this, panel] {
        showDock();
        panel->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_dock, &QDockWidget::visibilityChanged, this, &DockController::refreshIfSeen);
}

/// Adds the dock at the bottom of the window, initially hidden.
void DockController::setUpDock(const DockContext &place, QWidget *panel)
{
    m_dock->setWidget(panel);
    place.window->addDockWidget(Qt::BottomDockWidgetArea, m_dock);
    place.window->tabifyDockWidget(place.beside, m_dock);
    m_dock->hide();
}

void DockController::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_show->setEnabled(workspace != nullptr);
    workspaceChanged();
}

void DockController::workspaceChanged()
{
    if (m_workspace)
        return markStale();
    cancelRefresh();
    clear();
}

void DockController::markStale()
{
    m_outdated = true;
    refreshIfSeen();
}

/// Refreshes stale content if the dock is visible.
void DockController::refreshIfSeen()
{
    if (m_workspace && m_dock->isVisible() && std::exchange(m_outdated, false))
        refresh();
}

void DockController::showDock()
{
    m_dock->show();
    m_dock->raise();
}

} // namespace outcrop
