// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/shortcuts.h"

#include "gui/base/windowsettings.h"
#include "gui/finder/commandlist.h"

#include <QMenuBar>

namespace outcrop {

namespace {

/// Returns the object name of the panel in which the shortcut works; empty for the whole window. Shortcuts of different panels do not conflict.
QString contextOf(const QAction *action)
{
    const bool isGlobal =
        action->shortcutContext() == Qt::WindowShortcut || action->shortcutContext() == Qt::ApplicationShortcut;
    const auto *owner = qobject_cast<const QObject *>(action->parent());
    return isGlobal || !owner ? QString() : owner->objectName();
}

/// Returns the menu commands with an object name. Others, such as recent folders, cannot have shortcuts.
QList<MenuCommand> namedCommands(const QMainWindow *window)
{
    QList<MenuCommand> commands = collectCommands(window->menuBar());
    commands.removeIf([](const MenuCommand &command) { return command.action->objectName().isEmpty(); });
    return commands;
}

} // namespace

Shortcuts::Shortcuts(WindowSettings &settings, QMainWindow *window)
    : QObject(window)
    , m_settings(settings)
    , m_window(window)
{
    const QList<MenuCommand> commands = namedCommands(window);
    for (const MenuCommand &command : commands)
        m_defaultKeys.insert(command.id, command.action->shortcut());
    apply();
}

void Shortcuts::apply()
{
    const QHash<QString, QKeySequence> chosen = m_settings.shortcuts();
    const QList<MenuCommand> commands = namedCommands(m_window);
    for (const MenuCommand &command : commands) {
        const QKeySequence keys = chosen.value(command.id, defaultKeysOf(command.id, command.action));
        if (keys != command.action->shortcut())
            command.action->setShortcut(keys);
    }
}

QList<ShortcutRow> Shortcuts::rows() const
{
    QList<ShortcutRow> rows;
    const QList<MenuCommand> commands = namedCommands(m_window);
    for (const MenuCommand &command : commands)
        rows += ShortcutRow{command.id, command.path(), contextOf(command.action), command.action->shortcut(),
            defaultKeysOf(command.id, command.action)};
    return rows;
}

void Shortcuts::setRows(const QList<ShortcutRow> &rows)
{
    QHash<QString, QKeySequence> keys;
    QHash<QString, QKeySequence> changed;
    for (const ShortcutRow &row : rows) {
        keys.insert(row.id, row.keys);
        if (row.isChanged())
            changed.insert(row.id, row.keys);
    }
    m_settings.setShortcuts(changed);
    const QList<MenuCommand> commands = namedCommands(m_window);
    for (const MenuCommand &command : commands) {
        if (keys.contains(command.id))
            command.action->setShortcut(keys.value(command.id));
    }
}

/// Returns the default shortcut of a command; for an action added after the start, its current shortcut.
QKeySequence Shortcuts::defaultKeysOf(const QString &id, const QAction *action) const
{
    return m_defaultKeys.value(id, action->shortcut());
}

} // namespace outcrop
