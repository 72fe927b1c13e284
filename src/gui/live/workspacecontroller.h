// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

using WorkspacePtr = std::shared_ptr<const OpenedWorkspace>;

/// The open workspace: reads folders off the event loop and signals when one is open. A folder that cannot be read leaves what was open as it is.
class WorkspaceController : public QObject
{
    Q_OBJECT

public:
    /// The layers outside a folder that may be read, by absolute paths. Asked on the event loop before each reading.
    using AllowedFiles = std::function<QStringList(const QString &folder)>;

    explicit WorkspaceController(QObject *parent = nullptr);

    /// Without it, none may be read.
    void setAllowedFiles(const AllowedFiles &allowed) { m_allowed = allowed; }

    const WorkspacePtr &workspace() const { return m_workspace; }
    bool isOpen() const { return m_workspace != nullptr; }
    bool isBusy() const { return m_task.isRunning(); }
    void open(const QString &folder);
    /// Creates the sample workspace in the folder, or in a new one below it when it holds something, and opens it.
    void openSample(const QString &folder);
    /// Reads the open folder again; documents that did not change are kept. While a folder is being opened, that is waited for: what is about to go must not
    /// block what is to come.
    void reload();
    /// Something in the folder has changed. Unlike reload() it does not give up a reading that is under way, but has another one follow: while changes do not
    /// stop, what is shown is never further behind them than two readings.
    void noteChange();
    void close();

Q_SIGNALS:
    void opening(const QString &folder);
    /// Null when the workspace was closed.
    void changed(const outcrop::WorkspacePtr &workspace);
    void failed(const QString &folder, const outcrop::Error &error);

private:
    using Opened = Result<WorkspacePtr>;

    void replace(const QString &folder, const std::function<Opened()> &work);
    void run(const QString &folder, const std::function<Opened()> &work);
    void take(const QString &folder, const Opened &opened);
    QStringList allowedIn(const QString &folder) const { return m_allowed ? m_allowed(folder) : QStringList(); }

    AllowedFiles m_allowed;
    WorkspacePtr m_workspace;
    bool m_replacing = false;     ///< a folder is being opened
    bool m_reloadMissed = false;  ///< a reload was requested during the reading
    LatestOnlyTask<Opened> m_task;
};

} // namespace outcrop
