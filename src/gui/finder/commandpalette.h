// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/finder/commandlist.h"
#include "gui/finder/finderpopup.h"

class QMainWindow;

namespace outcrop {

class WindowSettings;

/// Finds enabled menu commands by typing. Shows only the number of disabled commands.
class CommandPalette : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
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
