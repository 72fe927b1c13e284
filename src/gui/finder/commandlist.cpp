// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/finder/commandlist.h"

#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace outcrop {

namespace {

class MenuWalker
{
public:
    QList<MenuCommand> commands;

    void addMenu(QMenu *menu, const QString &parentPath)
    {
        const QString name = stripMnemonic(menu->title());
        const QString place = parentPath.isEmpty() ? name : parentPath + QStringLiteral(" ▸ ") + name;
        Q_EMIT menu->aboutToShow();
        const QList<QAction *> actions = menu->actions();
        for (QAction *action : actions)
            add(action, place);
    }

private:
    void add(QAction *action, const QString &menu)
    {
        if (action->menu())
            return addMenu(action->menu(), menu);
        if (action->isSeparator() || m_seenActions.contains(action) || action->text().isEmpty())
            return;
        m_seenActions.insert(action);
        const QString text = stripMnemonic(action->text());
        const QString name = action->objectName();
        commands += MenuCommand{name.isEmpty() ? menu + u'/' + text : name, menu, text, action};
    }

    QSet<QAction *> m_seenActions;
};

} // namespace

QList<MenuCommand> collectCommands(const QMenuBar *bar)
{
    MenuWalker walker;
    const QList<QAction *> menus = bar->actions();
    for (const QAction *menu : menus) {
        if (menu->menu())
            walker.addMenu(menu->menu(), {});
    }
    return walker.commands;
}

/// Removes the mnemonic marker. `&&` is a literal `&` in menu texts.
QString stripMnemonic(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == u'&' && i + 1 < text.size())
            ++i;
        plain += text.at(i);
    }
    return plain;
}

} // namespace outcrop
