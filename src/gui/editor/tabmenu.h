// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace outcrop {

class DocumentTabs;

/// The context menu of the document tabs: close, close others, close to the right, pin, copy the path. Opens at the tab under the mouse, or at the current tab
/// by keyboard.
class TabMenu : public QObject
{
    Q_OBJECT

public:
    /// The tabs own the menu.
    explicit TabMenu(DocumentTabs &tabs);

    /// Returns the menu of a tab. The caller shows and deletes it.
    QMenu *makeTabMenu(int index) const;

private:
    void show(const QPoint &place) const;
    void addCloseActions(QMenu &menu, int index) const;

    DocumentTabs &m_tabs;
};

} // namespace outcrop
