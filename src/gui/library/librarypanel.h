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

/// The library of the workspace: a filter above the tree of documents.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);
    ~LibraryPanel() override;

    /// Sets the tree from documentTree(); null clears the panel. Setting the same tree again has no effect.
    void setTree(const std::shared_ptr<const QList<Branch<LibraryItem>>> &tree);
    /// Set the badges of documents, see DocumentTreeModel.
    void setUnsaved(const QSet<QString> &paths) { m_model.setUnsaved(paths); }
    void setNotSentReasons(const QHash<QString, QString> &reasons) { m_model.setNotSentReasons(reasons); }
    /// Selects the document if its group is expanded, otherwise clears the selection.
    void select(const QString &path);
    void focusFilter();
    void clearFilter();
    /// Returns the path of the current row; empty for a group or if there is none.
    QString currentPath() const;
    /// Returns the paths of the selected documents, in the order of the tree.
    QStringList selectedPaths() const;
    /// Edits the name of the current document in its row, if the panel is visible and the name can be edited.
    void editName();

Q_SIGNALS:
    void reloadRequested();
    void documentChosen(const QString &path);
    /// Emitted on Enter or a double click, to move the focus to the document.
    void documentFocusRequested();
    /// Emitted when another row becomes current, or when the selection changes.
    void currentChanged();
    /// Emitted with a name that the user typed in the row of a document.
    void renameRequested(const QString &path, const QString &name);
    /// Emitted when a layer is dropped on another layer, to move it there.
    void moveRequested(const QString &path, const QString &beside);
    /// Emitted with the screen position for the context menu.
    void contextMenuRequested(const QPoint &place);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void setUpTree();
    void connectFilter();
    void connectTree();
    void choose(const QModelIndex &index);
    void setFilter(const QString &text);
    QSet<int> expandedGroups() const;
    void setExpandedGroups(const QSet<int> &groups);
    bool isFiltered() const;
    void updatePage();

    std::unique_ptr<Ui::LibraryPanel> m_ui;
    DocumentTreeModel m_model;
    DocumentTreeProxy m_proxy;
    std::shared_ptr<const QList<Branch<LibraryItem>>> m_tree;
    bool m_isFiltering = false;
    QSet<int> m_groupsExpandedBeforeFilter; ///< DocumentGroup values that were expanded before the filter was set
};

} // namespace outcrop
