// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>

class QMenu;
class QMenuBar;

namespace outcrop {

/// An action of the window and its path in the menus.
struct MenuCommand {
    QString id;   ///< object name of the action; its menu path if it has no object name
    QString menu; ///< path of the menu, such as `View ▸ Colors`
    QString text; ///< text of the action without the mnemonic
    QPointer<QAction> action;

    /// Returns the path of the command, such as `View ▸ Colors ▸ Dark`.
    QString path() const { return menu.isEmpty() ? text : menu + QStringLiteral(" ▸ ") + text; }
};

/// Returns all actions of a menu bar in order, without duplicates. Fills the dynamic menus first.
QList<MenuCommand> collectCommands(const QMenuBar *bar);

/// Returns the text of a menu or action without its mnemonic.
QString stripMnemonic(const QString &text);

} // namespace outcrop
