// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "gui/base/sendservices.h"
#include "gui/live/workspacecontroller.h"

#include <QKeySequence>

class QAction;
class QDockWidget;
class QMainWindow;

namespace outcrop {

class Dialogs;
class DocumentsFlow;
class FileExport;
class MessageArea;
class WindowSettings;

/// Where a dock is put, and what of the window it may use. All of it outlives the dock's flow.
struct DockPlace {
    QMainWindow *window;
    QDockWidget *beside; ///< it becomes a tab beside this one
    Dialogs &dialogs;
    WindowSettings &settings;
    DocumentsFlow &documents;
    FileExport &files;
    MessageArea &messages; ///< above the documents
    SendServices services;
};

/// A dock at the bottom of the window and the work behind it: its panel shows something of the workspace, and is brought up to date only while
/// somebody sees it. MainWindow::join() gives it its place in the menu, the workspace, and leads its signals on; see addDocks().
/// A subclass makes the panel, does its work off the event loop (LatestOnlyTask), and calls setWorkspace(nullptr) at the end of its constructor.
class DockFlow : public QObject
{
    Q_OBJECT

public:
    /// What the user sees of it.
    struct Look {
        QString name;    ///< of the panel, and the beginning of other object names: `portability`, `portabilityDock`, `showPortability`
        QString title;   ///< of the dock
        QString command; ///< in the View menu; with a letter, if there is one that is free
        QString icon;
        QString help;    ///< tool tip of the command
        QKeySequence keys = {};
    };

    /// Shows the dock; in no menu yet.
    QAction *action() const { return m_show; }
    QDockWidget *dock() const { return m_dock; }
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// What is rendered.
    virtual void setJob(const RenderJob &) { }
    /// The document in front; empty when there is none.
    virtual void setCurrent(const QString &) { }
    virtual bool isIdle() const = 0;

Q_SIGNALS:
    void documentChosen(const QString &path);
    void placeChosen(const outcrop::Location &place);
    /// The user wants the keyboard to follow to the document: Enter or a double click.
    void readingRequested();

protected:
    /// The window owns flow, panel and dock.
    DockFlow(const DockPlace &place, QWidget *panel, const Look &look);

    const WorkspacePtr &workspace() const { return m_workspace; }
    /// What is shown is not of this moment: refresh() follows, at once or when the dock is seen.
    void outdate();
    /// Nothing is to be refreshed.
    void settle() { m_outdated = false; }
    void showDock();

    /// Another workspace, or the same after a change.
    virtual void workspaceChanged();
    /// Bring the panel up to date: there is a workspace, and the dock is seen.
    virtual void refresh() = 0;
    /// No workspace is open.
    virtual void clear() = 0;

private:
    void refreshIfSeen();

    QDockWidget *m_dock;
    QAction *m_show;
    WorkspacePtr m_workspace;
    bool m_outdated = false;
};

} // namespace outcrop
