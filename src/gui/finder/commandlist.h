// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>

class QMenu;
class QMenuBar;

namespace outcrop {

/// An action of the window with its place in the menus.
struct MenuCommand {
    QString id;   ///< its object name; its place where it has none
    QString menu; ///< `View ▸ Colours`
    QString text; ///< without the letter mark
    QPointer<QAction> action;

    /// `View ▸ Colours ▸ Dark`
    QString place() const { return menu.isEmpty() ? text : menu + QStringLiteral(" ▸ ") + text; }
};

/// Every action below a menu bar, in order, each once. Menus that are filled when they open are filled.
QList<MenuCommand> commandsOf(const QMenuBar *bar);

/// A menu's or an action's text as it is read: without the mark of its letter.
QString plainText(const QString &text);

} // namespace outcrop
