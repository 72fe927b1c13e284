// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/documenttreemodel.h"
#include "models/library/documenttreeproxy.h"

#include <QSet>
#include <QWidget>

#include <memory>

namespace Ui {
class LibraryPanel;
}

namespace outcrop {

/// The library of the workspace: a filter box over the tree of documents.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);
    ~LibraryPanel() override;

    /// What documentTree() made, off the event loop; null for nothing. The same one again costs nothing.
    void setTree(const std::shared_ptr<const QList<Branch<LibraryItem>>> &tree);
    /// Marks the document that is being read. A closed group stays closed.
    void select(const QString &path);
    void focusFilter();
    /// Of the row that the keyboard is on; empty for a group.
    QString currentPath() const;

Q_SIGNALS:
    void reloadRequested();
    void documentChosen(const QString &path);
    /// The user wants the keyboard to follow: Enter or a double click.
    void readingRequested();
    /// Another row has the keyboard.
    void currentChanged();
    /// Where on the screen the menu of the current row belongs.
    void contextMenuRequested(const QPoint &place);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void setUpTree();
    void connectFilter();
    void connectTree();
    void choose(const QModelIndex &index);
    void setFilter(const QString &text);
    QSet<int> openGroups() const;
    void setOpenGroups(const QSet<int> &groups);
    bool isFiltered() const;
    void updatePage();

    std::unique_ptr<Ui::LibraryPanel> m_ui;
    DocumentTreeModel m_model;
    DocumentTreeProxy m_proxy;
    std::shared_ptr<const QList<Branch<LibraryItem>>> m_tree;
    bool m_filtering = false;
    QSet<int> m_openGroups; ///< of DocumentGroup, while the filter opens all
};

} // namespace outcrop
