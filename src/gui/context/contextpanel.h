// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "models/context/contextclients.h"
#include "models/context/contextpairs.h"
#include "models/context/contexttree.h"

#include <QWidget>

namespace Ui {
class ContextPanel;
}

namespace outcrop {

/// The Context dock: what each coding agent loads from a folder, in order, what is cut and what is not loaded, two agents side by side, and the file with
/// its cut part in grey. View only; its owner reads.
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
    void clearContents();
    /// Shows the text of the selected file. The text after `cutByte` is grey; a negative value means the whole file is sent.
    void setFileText(const QString &text, qint64 cutByte);

    /// Returns the absolute path of the start folder; empty before the first contexts.
    QString start() const;
    bool includesUserFiles() const;
    bool readsOpenDocument() const;
    const ContextText *chosenText() const;
    const CountedContext *chosenClient() const;

Q_SIGNALS:
    /// Emitted when the start folder or an option changes.
    void choiceChanged();
    void fileChosen();
    /// Emitted when another client, or a new context of the client, is shown.
    void clientShown();
    /// Emitted on a double click or Enter, with the absolute path and the offset at which the file is truncated, or 0.
    void fileRequested(const QString &file, qsizetype offset);

private:
    void setUpLists();
    void setUpChoices();
    void setStarts(const FolderContexts &contexts);
    void showClient();
    void showFile();
    void openFile();
    void setOthers();
    void clearContexts();
    void showPairs(const CountedContext &client);
    void selectFile(const QString &file);
    const CountedContext *clientNamed(const QString &client) const;
    const CountedContext *otherClient() const;
    QString summaryOf(const CountedContext &client) const;

    std::unique_ptr<Ui::ContextPanel> m_ui;
    ContextClientsModel m_clients;
    ContextTreeModel m_files;
    ContextPairsModel m_pairs;
    FolderContexts m_contexts;
    QString m_shown;     ///< real path of the file whose text is shown
    std::optional<std::pair<QString, qint64>> m_text; ///< the text that is shown and the first byte that is not sent
    qsizetype m_cut = 0; ///< offset at which the file shown is truncated; 0 if it is not
};

} // namespace outcrop
