// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "gui/live/workspacecontroller.h"

#include <QKeySequence>

#include <functional>
#include <memory>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QToolBar;

namespace outcrop {

class Dialogs;
class DockFlow;
class DocumentsFlow;
class FileExport;
class MessageArea;
class PanelHost;
struct RenderedView;
struct SendServices;
class StatusFields;
class WindowSettings;

/// What the user sees of a panel.
struct PanelLook {
    QString name;    ///< of the panel, and the beginning of other object names: `portability`, `portabilityDock`, `showPortability`
    QString title;   ///< of the dock
    QString command; ///< in the View menu; with a letter, if there is one that is free
    QString icon;
    QString help;    ///< tool tip of the command
    QKeySequence keys = {};
};

/// The views that panels belong to. All of them are docks of one window today; a view will show those that are its own.
enum class PanelView { Edit, Compare, Context, Test, Budget, Evolve, Library };

/// What a panel can subscribe to besides the workspace, which every panel follows; each is a function of DockFlow.
enum class PanelEvent {
    Job,             ///< setJob()
    CurrentDocument, ///< setCurrent()
    Render,          ///< setRender(), setRenderOutdated(), setRenderError()
    Saved,           ///< noteSaved()
    Suggestions,     ///< noteSuggestions()
};
using PanelEvents = QList<PanelEvent>;

/// Where a panel is put, and what of the window it may use. All of it outlives the panel's flow.
struct DockPlace {
    QMainWindow *window;
    QDockWidget *beside; ///< it becomes a tab beside this one
    QMenu *renderMenu;   ///< for commands that have to do with what is rendered
    QToolBar *promptBar; ///< beside the pickers
    Dialogs &dialogs;
    WindowSettings &settings;
    DocumentsFlow &documents;
    FileExport &files;
    MessageArea &messages; ///< above the documents
    StatusFields &status;
    std::shared_ptr<const SendServices> services;
    PanelLook look = {}; ///< of the panel that is being made
};

/// How the window comes by a panel. A panel's flow gives its own with registered(), and start/builtinpanels.cpp lists them.
struct PanelRegistration {
    PanelLook look;
    PanelView view = PanelView::Edit;
    PanelEvents events = {};
    std::function<DockFlow *(const DockPlace &place)> create; ///< called once for each window, which owns what it gives
};

using PanelList = QList<PanelRegistration>;

template<typename Flow>
PanelRegistration registered(const PanelLook &look, PanelView view, const PanelEvents &events = {})
{
    return {look, view, events, [](const DockPlace &place) { return new Flow(place); }};
}

/// A dock at the bottom of the window and the work behind it: its panel shows something of the workspace, and is brought up to date only while
/// it is visible. The window's PanelHost makes it from its registration, gives it its place in the menu, notifies it of its subscriptions, and forwards its signals.
/// A subclass makes the panel, does its work off the event loop (LatestOnlyTask), and calls setWorkspace(nullptr) at the end of its constructor.
class DockFlow : public QObject
{
    Q_OBJECT

public:
    /// Shows the dock; in no menu yet.
    QAction *action() const { return m_show; }
    QDockWidget *dock() const { return m_dock; }
    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    virtual bool isIdle() const = 0;

    /// What is to be rendered.
    virtual void setJob(const RenderJob &) { }
    /// The document in front; empty when there is none.
    virtual void setCurrent(const QString &) { }
    /// What was rendered last.
    virtual void setRender(const RenderedView &) { }
    /// What was rendered last is not what is written.
    virtual void setRenderOutdated() { }
    /// Nothing can be rendered, and why.
    virtual void setRenderError(const Error &) { }
    /// A document was saved; the workspace that holds it follows.
    virtual void noteSaved(const QString &) { }
    /// Another panel stored suggestions, or decided some.
    virtual void noteSuggestions() { }
    /// The answer to currentWanted(): the workspace holds what was typed a moment ago.
    virtual void useCurrent(const WorkspacePtr &, const RenderJob &) { }
    /// All panels of the window are there: connects this one to those it works with.
    virtual void joinOthers(const PanelHost &) { }

Q_SIGNALS:
    void documentChosen(const QString &path);
    void placeChosen(const outcrop::Location &place);
    /// The user wants the keyboard to follow to the document: Enter or a double click.
    void readingRequested();
    /// The user wants a new document of this template.
    void newDocumentWanted(const QString &templateId);
    /// The user wants a command of the window, by its object name.
    void commandWanted(const QString &action);
    /// It wants to work with what is typed now: useCurrent() follows once that is read.
    void currentWanted();
    /// Files of the workspace were written.
    void filesWritten();
    /// Suggestions were stored or decided.
    void suggestionsChanged();

protected:
    /// The window owns flow, panel and dock.
    DockFlow(const DockPlace &place, QWidget *panel);

    const WorkspacePtr &workspace() const { return m_workspace; }
    /// The content is stale: refresh() follows, immediately or when the dock is visible.
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
    void setUpDock(const DockPlace &place, QWidget *panel);
    void refreshIfSeen();

    QDockWidget *m_dock;
    QAction *m_show;
    WorkspacePtr m_workspace;
    bool m_outdated = false;
};

} // namespace outcrop
