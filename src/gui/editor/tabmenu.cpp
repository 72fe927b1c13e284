// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/tabmenu.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QTabBar>

namespace outcrop {

namespace {

QAction *addAction(QMenu &menu, const QString &name, const QString &text)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(name);
    return action;
}

/// Returns the sessions of the unpinned tabs from index `first`, except the tab `kept`.
QList<EditSession *> closableSessions(const DocumentTabs &tabs, int first, int kept)
{
    QList<EditSession *> sessions;
    for (int index = first; index < tabs.count(); ++index) {
        if (index != kept && !tabs.isPinned(index))
            sessions += tabs.view(index)->session();
    }
    return sessions;
}

} // namespace

TabMenu::TabMenu(DocumentTabs &tabs) : QObject(&tabs), m_tabs(tabs)
{
    tabs.tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tabs.tabBar(), &QWidget::customContextMenuRequested, this, &TabMenu::show);
}

void TabMenu::show(const QPoint &place) const
{
    const int tab = m_tabs.tabBar()->tabAt(place);
    const int index = tab >= 0 ? tab : m_tabs.currentIndex();
    if (index < 0)
        return;
    QMenu *menu = makeTabMenu(index);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(m_tabs.tabBar()->mapToGlobal(place));
}

QMenu *TabMenu::makeTabMenu(int index) const
{
    auto *menu = new QMenu(&m_tabs);
    addCloseActions(*menu, index);
    menu->addSeparator();
    QAction *pinAction = addAction(*menu, QStringLiteral("pinTab"), tr("&Pin Tab"));
    pinAction->setCheckable(true);
    pinAction->setChecked(m_tabs.isPinned(index));
    DocumentView *view = m_tabs.view(index);
    connect(pinAction, &QAction::triggered, view, [tabs = &m_tabs, view](bool on) { tabs->setPinned(tabs->QTabWidget::indexOf(view), on); });
    menu->addSeparator();
    QAction *copy = addAction(*menu, QStringLiteral("copyTabPath"), tr("Copy &Relative Path"));
    connect(copy, &QAction::triggered, view, [path = view->path()] { QGuiApplication::clipboard()->setText(path); });
    return menu;
}

/// Adds the commands that close tabs. Pinned tabs are closed only one by one.
void TabMenu::addCloseActions(QMenu &menu, int index) const
{
    const auto add = [this, &menu](const char *name, const QString &text, const QList<EditSession *> &sessions) {
        QAction *action = addAction(menu, QLatin1String(name), text);
        action->setEnabled(!sessions.isEmpty());
        connect(action, &QAction::triggered, this, [tabs = &m_tabs, sessions] { Q_EMIT tabs->closeDocumentsRequested(sessions); });
    };
    add("closeTab", tr("&Close"), {m_tabs.view(index)->session()});
    add("closeOtherTabs", tr("Close &Others"), closableSessions(m_tabs, 0, index));
    add("closeTabsToTheRight", tr("Close to the Ri&ght"), closableSessions(m_tabs, index + 1, index));
}

} // namespace outcrop
