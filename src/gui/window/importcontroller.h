// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importprompts.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

#include <functional>

class QAction;
class QMenu;

namespace outcrop {

class Dialogs;
class MessageArea;
class WindowSettings;

/// Imports a file, a folder or the text of the clipboard into the open workspace. Writes only after the user accepts the review.
class ImportController : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    ImportController(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window);

    /// Adds the commands to a menu, before an action.
    void addTo(QMenu *menu, QAction *before);
    /// Sets the workspace as read from disk; null after it was closed. Starts the pending import if the workspace is its folder.
    void setWorkspace(const WorkspacePtr &workspace);
    bool isIdle() const { return !m_task.isRunning() && !m_isWriting; }

public Q_SLOTS:
    /// Asks for a file and a folder, requests to open the folder, and imports the file when the folder is open.
    void importIntoFolder();
    /// Reads a file or a folder on a worker thread and shows the review.
    void importPath(const QString &path);

Q_SIGNALS:
    void folderRequested(const QString &folder);
    /// Emitted with the written change, so that it can be undone.
    void written(const QString &title, const outcrop::Workspace &before, const outcrop::WorkspaceChange &change);
    /// Emitted after files were written; the workspace must be read again.
    void filesWritten();
    /// Emitted to show an imported prompt in Edit; `record` is its import record.
    void openRequested(const QString &record);

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &toolTip);
    static QStringList fileFilters();
    QString askForFile();
    void chooseFile();
    void chooseFolder();
    void importClipboard();
    void prepare(const QString &name, const std::function<Result<PreparedPromptImport>(const OpenedWorkspace &)> &work);
    void review(const QString &name, const PreparedPromptImport &import, const WorkspacePtr &workspace);
    void write(const QString &name, const PreparedPromptImport &import, const WorkspacePtr &workspace);
    void showResult(const PreparedPromptImport &import);

    Dialogs &m_dialogs;
    WindowSettings &m_settings;
    MessageArea &m_messages;
    QWidget *m_window;
    QList<QAction *> m_actions;
    WorkspacePtr m_workspace;
    QString m_pendingPath;   ///< file to import when m_pendingFolder is open; empty if there is none
    QString m_pendingFolder; ///< absolute path of the folder to open for the import; empty if there is none
    bool m_isWriting = false;
    LatestOnlyTask<Result<PreparedPromptImport>> m_task;
};

} // namespace outcrop
