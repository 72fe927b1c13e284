// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "models/context/contextclients.h"
#include "models/context/contexttree.h"

#include <QWidget>

namespace Ui {
class ContextPanel;
}

namespace outcrop {

/// The Context dock: what each coding agent loads from a folder, in order, what is cut and what is not loaded, and the file with its cut part in grey. View only; its owner reads.
class ContextPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ContextPanel(QWidget *parent = nullptr);
    ~ContextPanel() override;

    /// Keeps the client, the start folder and the file that are chosen as long as they exist.
    void setContexts(const FolderContexts &contexts);
    void setError(const QString &text);
    /// No workspace is open.
    void setNothing();
    /// The text of the chosen file; what is behind `cutByte` is grey, nothing where that is negative.
    void setFileText(const QString &text, qint64 cutByte);

    /// Absolute; empty before the first contexts.
    QString start() const;
    bool includesUserFiles() const;
    bool readsOpenDocument() const;
    const ContextText *chosenText() const;

Q_SIGNALS:
    /// Another start folder or reach.
    void choiceChanged();
    void fileChosen();
    /// A double click or Enter: the file, absolute, and where in its text it is cut, or 0.
    void fileWanted(const QString &file, qsizetype offset);

private:
    void setUpLists();
    void setUpChoices();
    void setStarts(const FolderContexts &contexts);
    void showClient();
    void showFile();
    void openFile();
    const CountedContext *chosenClient() const;
    QString summaryOf(const CountedContext &client) const;

    std::unique_ptr<Ui::ContextPanel> m_ui;
    ContextClientsModel m_clients;
    ContextTreeModel m_files;
    FolderContexts m_contexts;
    qsizetype m_cut = 0; ///< offset in the file that is shown; 0: it is whole
};

} // namespace outcrop
