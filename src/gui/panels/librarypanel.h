// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/documenttreemodel.h"
#include "models/documenttreeproxy.h"

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

    void setLibrary(const PromptLibrary &library, const Diagnostics &diagnostics);
    /// Marks the document that is being read. A closed group stays closed.
    void select(const QString &path);
    void focusFilter();

Q_SIGNALS:
    void reloadRequested();
    void documentChosen(const QString &path);
    /// The user wants the keyboard to follow: Enter or a double click.
    void readingRequested();

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
    bool m_filtering = false;
    QSet<int> m_openGroups; ///< of DocumentGroup, while the filter opens all
};

} // namespace outcrop
