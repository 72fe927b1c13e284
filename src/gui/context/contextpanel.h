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

    /// Keeps the selected client, start folder and file if they still exist.
    void setContexts(const FolderContexts &contexts);
    void setError(const QString &text);
    /// Shows that no workspace is open.
    void setNothing();
    /// Shows the text of the selected file. The text after `cutByte` is grey; a negative value means the whole file is sent.
    void setFileText(const QString &text, qint64 cutByte);

    /// Returns the absolute path of the start folder; empty before the first contexts.
    QString start() const;
    bool includesUserFiles() const;
    bool readsOpenDocument() const;
    const ContextText *chosenText() const;

Q_SIGNALS:
    /// Emitted when the start folder or an option changes.
    void choiceChanged();
    void fileChosen();
    /// Emitted on a double click or Enter, with the absolute path and the offset at which the file is truncated, or 0.
    void fileRequested(const QString &file, qsizetype offset);

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
    qsizetype m_cut = 0; ///< offset at which the file shown is truncated; 0 if it is not
};

} // namespace outcrop
