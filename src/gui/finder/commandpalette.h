// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/finder/commandlist.h"
#include "gui/finder/finderpopup.h"

class QMainWindow;

namespace outcrop {

class WindowSettings;

/// Every command of the menus that can be used now, found by typing. What cannot be used is left out, and counted
/// below the list.
class CommandPalette : public QObject
{
    Q_OBJECT

public:
    /// Both outlive the palette.
    CommandPalette(WindowSettings &settings, QMainWindow *window);

    void open();

private:
    QList<FinderItem> items();
    void run(const QString &id);

    WindowSettings &m_settings;
    QMainWindow *m_window;
    FinderPopup *m_popup;
    QList<MenuCommand> m_commands;
};

} // namespace outcrop
