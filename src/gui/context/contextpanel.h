// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "app/context/promptcontext.h"
#include "models/context/contextclients.h"
#include "models/context/contextpairs.h"
#include "models/context/contexttree.h"

#include <QTimer>
#include <QWidget>

namespace Ui {
class ContextPanel;
}

namespace outcrop {

struct ShownContextText;

/// The widget of the Context dock: the files that each coding agent loads, truncates or skips, a comparison of two agents, and the text of a file. The
/// truncated part of the text is gray. ContextController supplies the data.
class ContextPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ContextPanel(QWidget *parent = nullptr);
    ~ContextPanel() override;

    /// Shows the contexts. Keeps the selected client, start folder and file if they still exist.
    void setContexts(const FolderContexts &contexts);
    void setError(const QString &text);
    /// Shows that files are being read: immediately if the panel shows no contexts, or after a delay if it shows another start folder.
    void showReading();
    /// Shows the empty view for a window without a workspace.
    void clearContents();
    /// Shows the text of the selected file. The part that is not sent is gray.
    void setFileText(const ShownContextText &file);

    /// Returns the absolute path of the start folder; empty before the first contexts.
    QString startFolder() const;
    /// Adds a folder to the list of start folders and selects it.
    void setStartFolder(const QString &folder);
    /// Sets the models that the user can select. Keeps the selected model if it is one of them.
    void setModels(const QStringList &models);
    /// Returns the selected model; empty for the default models.
    QString model() const;
    bool includesUserFiles() const;
    bool includesOpenDocument() const;
    const ContextText *chosenText() const;
    const ContextReport *chosenClient() const;
    const FolderContexts &contexts() const { return m_contexts; }
    /// Sets whether the prompt contains the displayed context. None hides the button that uses its files.
    void setContextUse(ContextUse use);

Q_SIGNALS:
    /// Emitted to use the files of the selected client as the layers of the prompt.
    void contextUseRequested();
    /// Emitted when the start folder or an option changes; not emitted by setContexts().
    void choiceChanged();
    /// Emitted to select a start folder that may not be in the list.
    void startFolderRequested();
    /// Emitted by the empty view of a workspace without files of coding agents, to show its layers.
    void layersRequested();
    void fileChosen();
    /// Emitted when the panel shows another client or a new context of the same client.
    void clientShown();
    /// Emitted on a double click or Enter. `file` is an absolute path; `offset` is the truncation point or 0.
    void fileRequested(const QString &file, qsizetype offset);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitPanes();
    void fitColumns();
    int widthOfTexts(ContextColumn column) const;
    bool hasReasons() const;
    int widthOfLetters(int count) const { return count * fontMetrics().averageCharWidth(); }
    void setUpLists();
    void setUpFiles();
    void setUpChoices();
    void followLink(const QString &link);
    void showPendingStartFolder();
    void deselectFileOfOtherContext(const ContextReport &client);
    void showClient();
    void showNotes(const ContextReport &client);
    void showEmptyView(const ContextReport &client);
    bool hasNoFiles() const;
    void showFile();
    void openFile();
    void fillOtherClients();
    void clearContexts();
    void showComparison(const ContextReport &client);
    void selectFile(const QString &file);
    template<typename Matches>
    QModelIndex findFile(const ContextReport &client, const Matches &matches) const;
    QModelIndex firstFile(const ContextReport &client) const;
    const ContextReport *findClient(const QString &client) const;
    const ContextReport *otherContextClient() const;

    std::unique_ptr<Ui::ContextPanel> m_ui;
    ContextClientsModel m_clients;
    ContextTreeModel m_files;
    ContextPairsModel m_pairs;
    FolderContexts m_contexts;
    ContextUse m_contextUse = ContextUse::None;
    QString m_shownFile;                                  ///< real path of the displayed file
    std::pair<QString, QString> m_shownContext; ///< client and start folder of the list of files
    bool m_hasUserWidths = false; ///< whether the user has moved a splitter handle
    int m_clientsWidth = 0;       ///< largest width that the client list has needed for the folder
    bool m_showsAllStartFolders = false; ///< whether the notes list all start folders with losses
    QTimer m_readingDelay;        ///< runs until the panel shows that another start folder is being read
};

} // namespace outcrop
