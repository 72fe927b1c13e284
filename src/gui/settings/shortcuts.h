// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/finder/shortcutsmodel.h"

#include <QHash>
#include <QMainWindow>

namespace outcrop {

class WindowSettings;

/// The keys of the window's commands: what the program came with, and what the user made of it. Made once all actions
/// have their first keys.
class Shortcuts : public QObject
{
    Q_OBJECT

public:
    /// Gives the actions the keys that the settings name. Both outlive this.
    Shortcuts(WindowSettings &settings, QMainWindow *window);

    /// Every command, in the order of the menus.
    QList<ShortcutRow> rows() const;
    /// Gives the actions these keys and remembers those that are not standard.
    void take(const QList<ShortcutRow> &rows);

private:
    QKeySequence standardOf(const QString &id, const QAction *action) const;

    WindowSettings &m_settings;
    QMainWindow *m_window;
    QHash<QString, QKeySequence> m_standard;
};

} // namespace outcrop
