// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/paneldock.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

void addPanelDock(QMainWindow *window, QDockWidget *dock, QDockWidget *beside, QWidget *panel, QAction *show)
{
    dock->setWidget(panel);
    window->addDockWidget(Qt::BottomDockWidgetArea, dock);
    window->tabifyDockWidget(beside, dock);
    dock->hide();
    show->setStatusTip(show->toolTip());
    QObject::connect(show, &QAction::triggered, dock, [dock, panel] {
        dock->show();
        dock->raise();
        panel->setFocus(Qt::ShortcutFocusReason);
    });
}

} // namespace outcrop
