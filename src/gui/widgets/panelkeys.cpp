// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/panelkeys.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace outcrop {

PanelKeys::PanelKeys(QWidget *panel) : QObject(panel), m_panel(panel)
{
    panel->installEventFilter(this);
    const QList<QWidget *> controls = panel->findChildren<QWidget *>();
    for (QWidget *control : controls) {
        if (!control->isWindow()) // skips menus, which are windows
            control->installEventFilter(this);
    }
}

bool PanelKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !static_cast<QWidget *>(watched)->hasFocus()) // a cell editor passes its unused keys to the panel
        return QObject::eventFilter(watched, event);
    const QKeySequence keys(static_cast<QKeyEvent *>(event)->keyCombination());
    const QList<QAction *> actions = m_panel->actions();
    const auto found = std::find_if(actions.begin(), actions.end(), [&keys](const QAction *action) { return action->isEnabled() && action->shortcut() == keys; });
    if (found == actions.end())
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        (*found)->trigger();
    return true;
}

} // namespace outcrop
