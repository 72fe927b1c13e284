// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

using WorkspacePtr = std::shared_ptr<const OpenedWorkspace>;

/// Owns the open workspace. Reads folders on a worker thread and emits changed() after a workspace was opened, read again or closed. Keeps the open
/// workspace if the new folder cannot be read.
class WorkspaceController : public QObject
{
    Q_OBJECT

public:
    /// Returns the absolute paths of layers outside the folder that may be read. Called on the GUI thread before a folder is opened or read again.
    using AllowedFiles = std::function<QStringList(const QString &folder)>;

    explicit WorkspaceController(QObject *parent = nullptr);

    /// Sets the function for allowed layers. By default, no layers outside the folder are read.
    void setAllowedFiles(const AllowedFiles &allowedFiles) { m_allowedFiles = allowedFiles; }

    /// Sets the function for files that the user attached to the task, which reload() adds to the workspace. Called on the GUI thread.
    void setAttachedFiles(const std::function<QStringList()> &attached) { m_attachedPaths = attached; }

    const WorkspacePtr &workspace() const { return m_workspace; }
    bool isOpen() const { return m_workspace != nullptr; }
    bool isBusy() const { return m_task.isRunning(); }
    /// Returns whether a folder is being opened.
    bool isOpening() const { return m_isOpening; }
    /// Returns the folder that was opened last, even if opening it failed.
    const QString &openedFolder() const { return m_openedFolder; }
    void open(const QString &folder);
    /// Adds records to a new copy of the sample. Called on a worker thread.
    using SampleFiller = std::function<Status(const QString &folder)>;

    /// Returns an unused path for the sample folder. Does not create the folder.
    static QString newSampleFolder(const QString &parent);
    /// Creates the sample workspace in the folder, or in a new folder inside it if it is not empty, and opens it. `fill` may be empty.
    void openSample(const QString &folder, const SampleFiller &fill = {});
    /// Reads the open folder again and keeps unchanged documents. While a folder is being opened, reads it again afterward.
    void reload();
    /// Reads the open folder again after a change on disk. If a read is running, uses its result and starts another read after it. reload() discards
    /// that result.
    void scheduleReload();
    /// Uses the files of a coding agent as the layers of the prompt, until another folder is opened.
    void useContextClient(const QString &client);
    void close();
    /// Stops waiting for the folder that is being opened, and reads the open workspace again, if any. Does nothing if no folder is being opened.
    void cancelOpening();

Q_SIGNALS:
    void opening(const QString &folder);
    /// Emitted with the open workspace; null after it was closed.
    void changed(const outcrop::WorkspacePtr &workspace);
    /// Emitted if a folder could not be read or, with `isSample`, if the sample could not be created.
    void failed(const QString &folder, const outcrop::Error &error, bool isSample);
    /// Emitted after changed() if the sample was opened without its records.
    void sampleIncomplete(const QString &folder, const outcrop::Error &error);

private:
    struct OpenResult {
        Result<WorkspacePtr> workspace;
        std::optional<Error> fillError = {}; ///< reason why the records could not be added; nullopt if they were added or the folder is not a sample
        bool isSample = false;
    };

    static OpenResult createSample(const QString &folder, const SampleFiller &fill);
    void replaceWorkspace(const QString &folder, const std::function<OpenResult()> &work);
    void openAsync(const QString &folder, const std::function<OpenResult()> &work);
    void setOpened(const QString &folder, const OpenResult &opened);
    QStringList allowedFilesFor(const QString &folder) const { return m_allowedFiles ? m_allowedFiles(folder) : QStringList(); }

    AllowedFiles m_allowedFiles;
    std::function<QStringList()> m_attachedPaths;
    WorkspacePtr m_workspace;
    QString m_client; ///< coding agent that the user has chosen for the layers; empty for the default
    QString m_openedFolder;
    bool m_isOpening = false;    ///< whether a folder is being opened
    bool m_needsReload = false; ///< whether a reload was requested during a read
    LatestOnlyTask<OpenResult> m_task;
};

} // namespace outcrop
