// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/dockcontroller.h"

#include "gui/look/icons.h"
#include "gui/widgets/panelarea.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace outcrop {

DockController::DockController(const DockContext &context, QWidget *panel)
    : QObject(context.window)
    , m_dock(new QDockWidget(context.info.title, context.window))
    , m_panel(panel)
    , m_showAction(new QAction(lineIcon(context.info.icon), context.info.command, context.window))
{
    const QString &name = context.info.name;
    panel->setObjectName(name);
    m_dock->setObjectName(name + QStringLiteral("Dock"));
    m_showAction->setObjectName(QStringLiteral("show") + name.at(0).toUpper() + name.mid(1));
    m_showAction->setToolTip(context.info.help);
    m_showAction->setStatusTip(context.info.help);
    m_showAction->setShortcut(context.info.keys);
    setUpDock(context, panel);
    connect(m_showAction, &QAction::triggered, panel, [this, panel] {
        showDock();
        panel->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_dock, &QDockWidget::visibilityChanged, this, &DockController::refreshIfVisible);
}

/// Adds the dock at the bottom of the window, initially hidden.
void DockController::setUpDock(const DockContext &context, QWidget *panel)
{
    m_dock->setWidget(new PanelArea(panel, m_dock));
    context.window->addDockWidget(Qt::BottomDockWidgetArea, m_dock);
    context.window->tabifyDockWidget(context.beside, m_dock);
    m_dock->hide();
}

void DockController::setWorkspace(const WorkspacePtr &workspace)
{
    const bool isOtherFolder = m_workspace && workspace && m_workspace->folder != workspace->folder;
    m_workspace = workspace;
    if (isOtherFolder)
        clear();
    m_showAction->setEnabled(workspace != nullptr);
    handleWorkspaceChange();
}

void DockController::handleWorkspaceChange()
{
    if (m_workspace)
        return markStale();
    cancelRefresh();
    clear();
}

void DockController::markStale()
{
    m_isStale = true;
    refreshIfVisible();
}

/// Refreshes stale content if the dock is visible.
void DockController::refreshIfVisible()
{
    if (m_workspace && m_dock->isVisible() && std::exchange(m_isStale, false))
        refresh();
}

void DockController::showDock()
{
    m_dock->show();
    m_dock->raise();
}

} // namespace outcrop
