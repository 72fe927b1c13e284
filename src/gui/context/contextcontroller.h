// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/contextsession.h"
#include "gui/context/contextpanel.h"
#include "gui/panels/dockcontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <QPointer>

namespace outcrop {

class DocumentTabs;

/// Controls the Context dock: reads the files that each coding agent loads from the repository, with the unsaved text of open documents. Reads user and
/// managed files only if the user includes them. Counts tokens and prices for the model of the prompt if the client uses the same provider, otherwise
/// for the default model of the client. Grays out the unsent part of open documents while the dock is visible.
class ContextController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ContextController(const DockContext &context);

    ContextPanel *panel() const { return m_panel; }
    bool isIdle() const override { return !m_readTask.isRunning() && !m_fileTask.isRunning(); }
    void setCurrent(const QString &path) override;
    void handleSaved(const QString &) override { readFromDisk(); }
    void setRender(const RenderSnapshot &snapshot) override;

private:
    void connectDocuments();
    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void chooseStartFolder();
    void readFromDisk();
    bool hasOnlyUnsavedChanges(const WorkspacePtr &before) const;
    ContextChoice choice() const;
    UnsavedTexts unsavedTexts() const;
    void updateTruncationMarks();
    void updateContextUse();
    qint64 truncationOffset(const QString &path) const;
    void readFile();
    void openFile(const QString &file, qsizetype offset);

    Dialogs &m_dialogs;
    MessageArea &m_messages;
    DocumentsController &m_documents;
    QPointer<DocumentTabs> m_tabs; ///< may be destroyed first when the window closes
    ContextPanel *m_panel;
    WorkspacePtr m_lastWorkspace; ///< workspace at the last change
    QString m_promptProvider;
    QString m_promptModel;
    QString m_current;   ///< path of the current document
    std::shared_ptr<ContextSession> m_session = std::make_shared<ContextSession>(); ///< used by worker threads
    LatestOnlyTask<Result<FolderContexts>> m_readTask;
    LatestOnlyTask<Result<QString>> m_fileTask;
};

} // namespace outcrop
