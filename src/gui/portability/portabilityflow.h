// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/liveportability.h"
#include "gui/portability/portabilitypanel.h"
#include "gui/work/latesttask.h"
#include "gui/work/workspacecontroller.h"

#include <stop_token>

class QAction;
class QDockWidget;
class QMainWindow;

namespace outcrop {

class DocumentsFlow;
class FileExport;

/// The portability matrix in its dock, and the work behind it: agents are tried again while they are edited, as long as the matrix is seen.
class PortabilityFlow : public QObject
{
    Q_OBJECT

public:
    /// All of these outlive the flow; the window owns the dock.
    PortabilityFlow(QMainWindow *window, QDockWidget *beside, DocumentsFlow &documents, FileExport &files);
    ~PortabilityFlow() override;

    /// Shows the matrix; in no menu yet.
    QAction *action() const { return m_show; }
    PortabilityPanel *panel() const { return m_panel; }
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    bool isIdle() const { return !m_task.isRunning(); }

Q_SIGNALS:
    void placeChosen(const outcrop::Location &location);
    void readingRequested();

private:
    void setUpDock(QMainWindow *window, QDockWidget *beside);
    void start();
    void takeFixes(const Diagnostics &findings);
    void save(ReportFormat format);

    DocumentsFlow &m_documents;
    FileExport &m_files;
    PortabilityPanel *m_panel;
    QDockWidget *m_dock;
    QAction *m_show;
    WorkspacePtr m_workspace;
    bool m_outdated = false; ///< what is shown is not of m_workspace
    LivePortability m_portability;
    std::stop_source m_stop;
    LatestTask<LivePortability> m_task;
};

} // namespace outcrop
