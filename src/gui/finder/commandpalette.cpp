// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/finder/commandpalette.h"

#include "gui/base/windowsettings.h"

#include <QMainWindow>
#include <QMenuBar>

#include <algorithm>

namespace outcrop {

namespace {

FinderItem itemOf(const MenuCommand &command)
{
    const QAction *action = command.action;
    //: Second line of a checked command in the command palette; %1 is the menu of the command
    const QString menu = action->isChecked() ? CommandPalette::tr("%1 · on").arg(command.menu) : command.menu;
    return {command.id, command.text, menu, action->shortcut().toString(QKeySequence::NativeText)};
}

FinderText finderText()
{
    return {CommandPalette::tr("Find a command"), CommandPalette::tr("Commands"),
        CommandPalette::tr("Type the name of a command or menu"), CommandPalette::tr("No matching commands")};
}

} // namespace

CommandPalette::CommandPalette(WindowSettings &settings, QMainWindow *window)
    : QObject(window)
    , m_settings(settings)
    , m_window(window)
    , m_popup(new FinderPopup(finderText(), window))
{
    m_popup->setObjectName(QStringLiteral("commandPalette"));
    connect(m_popup, &FinderPopup::chosen, this, &CommandPalette::run);
}

void CommandPalette::open()
{
    m_commands = collectCommands(m_window->menuBar());
    const qsizetype all = m_commands.size();
    m_commands.removeIf([](const MenuCommand &command) { return !command.action->isEnabled(); });
    m_popup->model().setItems(FinderItems(items()));
    m_popup->model().setRecent(m_settings.recentCommands());
    const int unusableCount = static_cast<int>(all - m_commands.size());
    m_popup->setHint(unusableCount > 0 ? tr("%n command(s) unavailable", nullptr, unusableCount) : QString());
    m_popup->open();
}

QList<FinderItem> CommandPalette::items()
{
    QList<FinderItem> items;
    for (const MenuCommand &command : std::as_const(m_commands))
        items += itemOf(command);
    return items;
}

void CommandPalette::run(const QString &id)
{
    const auto command = std::find_if(
        m_commands.cbegin(), m_commands.cend(), [&](const MenuCommand &candidate) { return candidate.id == id; });
    if (command == m_commands.cend() || !command->action)
        return;
    m_settings.addRecentCommand(id);
    command->action->trigger();
}

} // namespace outcrop
