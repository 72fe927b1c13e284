// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/finder/shortcutsmodel.h"

#include <QHash>
#include <QMainWindow>

namespace outcrop {

class WindowSettings;

/// Manages the shortcuts of the window commands: the defaults and the user's changes. Create the object after all actions have their defaults.
class Shortcuts : public QObject
{
    Q_OBJECT

public:
    /// Applies the shortcuts in the settings. Settings and window must outlive the object.
    Shortcuts(WindowSettings &settings, QMainWindow *window);

    /// Applies the shortcuts in the settings again, after an import.
    void apply();
    /// Returns the commands that can have shortcuts, in menu order.
    QList<ShortcutRow> rows() const;
    /// Applies these shortcuts and stores the shortcuts that differ from the defaults.
    void setRows(const QList<ShortcutRow> &rows);

private:
    QKeySequence defaultKeysOf(const QString &id, const QAction *action) const;

    WindowSettings &m_settings;
    QMainWindow *m_window;
    QHash<QString, QKeySequence> m_defaultKeys;
};

} // namespace outcrop
