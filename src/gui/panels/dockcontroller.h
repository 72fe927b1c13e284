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
class DockController;
class DocumentsController;
class FileExport;
class MessageArea;
class PanelHost;
struct RenderSnapshot;
struct SendServices;
class StatusFields;
class WindowSettings;

/// The texts, icon and shortcut of a panel.
struct PanelInfo {
    QString
        name; ///< object name of the panel; other names are based on it: `portability`, `portabilityDock`, `showPortability`
    QString title;   ///< title of the dock
    QString command; ///< text in the menu of panels, with a mnemonic if one is free
    QString icon;
    QString help; ///< tooltip of the command
    QKeySequence keys = {};
};

/// The views of the window that panels can belong to.
enum class PanelView { Edit, Compare, Context, Test, Budget, Evolve, Library };

/// Events that a panel can subscribe to, besides workspace changes. Each calls virtual functions of DockController.
enum class PanelEvent {
    Job,             ///< calls setJob()
    CurrentDocument, ///< calls setCurrent()
    Render,          ///< calls setRender(), setRenderStale() or setRenderError()
    Saved,           ///< calls handleSaved()
    Suggestions,     ///< calls handleSuggestionChange()
};
using PanelEvents = QList<PanelEvent>;

/// The position of a new panel, and the services of the window that it can use. The referenced objects must outlive the panel.
struct DockContext {
    QMainWindow *window;
    QDockWidget *beside; ///< the panel becomes a tab beside this dock
    QMenu *renderMenu;   ///< menu for commands about the render
    QToolBar *promptBar; ///< toolbar with the pickers
    Dialogs &dialogs;
    WindowSettings &settings;
    DocumentsController &documents;
    FileExport &files;
    MessageArea &messages; ///< the message area above the documents
    StatusFields &status;
    std::shared_ptr<const SendServices> services;
    PanelInfo info = {}; ///< the panel that is being created
};

/// The registration of a panel: its texts, view, events and factory. Controllers create theirs with makeRegistration(); start/builtinpanels.cpp lists them.
struct PanelRegistration {
    PanelInfo info;
    PanelView view = PanelView::Edit;
    PanelEvents events = {};
    std::function<DockController *(const DockContext &context)> create; ///< called once per window, which owns the result
};

using PanelList = QList<PanelRegistration>;

template<typename Controller>
PanelRegistration makeRegistration(const PanelInfo &info, PanelView view, const PanelEvents &events = {})
{
    return {info, view, events, [](const DockContext &context) { return new Controller(context); }};
}

/// Base class of controllers for docks at the bottom of the window. A panel shows part of the workspace and is refreshed only while it is visible.
/// PanelHost creates the controller from its registration, adds its menu entry, notifies it of its subscriptions and forwards its signals. A subclass
/// creates the panel, runs its work on worker threads (LatestOnlyTask), and calls setWorkspace(nullptr) at the end of its constructor.
class DockController : public QObject
{
    Q_OBJECT

public:
    /// Returns the action that shows the dock; add it to a menu.
    QAction *action() const { return m_showAction; }
    QDockWidget *dock() const { return m_dock; }
    QWidget *panelWidget() const { return m_panel; }
    /// Sets the workspace with unsaved text; null if none is open.
    void setWorkspace(const WorkspacePtr &workspace);
    virtual bool isIdle() const = 0;
    /// Returns whether the panel waits for a provider. Closing the window would stop the request.
    virtual bool hasRequestInProgress() const { return false; }

    /// Called when the render job changes.
    virtual void setJob(const RenderJob &) { }
    /// Called with the path of the current document; empty if there is none.
    virtual void setCurrent(const QString &) { }
    /// Called with each new render.
    virtual void setRender(const RenderSnapshot &) { }
    /// Called when the last render is outdated.
    virtual void setRenderStale() { }
    /// Called when the prompt cannot be rendered.
    virtual void setRenderError(const Error &) { }
    /// Called after a document was saved, before the updated workspace is set.
    virtual void handleSaved(const QString &) { }
    /// Called after another panel stored or decided suggestions.
    virtual void handleSuggestionChange() { }
    /// Called after editedWorkspaceRequested(), when the workspace includes all typed text.
    virtual void useEditedWorkspace(const WorkspacePtr &, const RenderJob &) { }
    /// Called when all panels exist, to connect this panel to others.
    virtual void connectToPanels(const PanelHost &) { }

Q_SIGNALS:
    void documentChosen(const QString &path);
    void locationChosen(const outcrop::Location &location);
    /// Emitted on Enter or a double click, to move the focus to the document.
    void documentFocusRequested();
    /// Emitted to create a document from this template.
    void newDocumentRequested(const QString &templateId);
    /// Emitted to trigger an action of the window by its object name.
    void commandRequested(const QString &action);
    /// Emitted to request a workspace with all typed text; useEditedWorkspace() is called with it.
    void editedWorkspaceRequested();
    /// Emitted after files of the workspace were written.
    void filesWritten();
    /// Emitted to use the files of a coding agent as the layers of the prompt.
    void contextClientChosen(const QString &client);
    /// Emitted after hasRequestInProgress() has become false.
    void requestEnded();
    /// Emitted after suggestions were stored or decided.
    void suggestionsChanged();
    /// Emitted to show a number on the button of the panel's view; 0 hides it. `meaning` describes the number, such as `3 open suggestions`.
    void badgeChanged(int number, const QString &meaning);

protected:
    /// The window owns the controller, the panel and the dock.
    DockController(const DockContext &context, QWidget *panel);

    const WorkspacePtr &workspace() const { return m_workspace; }
    /// Marks the content as stale; refresh() is called when the dock is visible.
    void markStale();
    /// Cancels the pending refresh.
    void cancelRefresh() { m_isStale = false; }
    void showDock();

    /// Called when the workspace changes, or is opened or closed.
    virtual void handleWorkspaceChange();
    /// Updates the panel. Called only with a workspace and while the dock is visible.
    virtual void refresh() = 0;
    /// Clears the panel and discards all work, so that no result reaches another folder. Called when no workspace is open, and before the first refresh for
    /// another folder.
    virtual void clear() = 0;

private:
    void setUpDock(const DockContext &context, QWidget *panel);
    void refreshIfVisible();

    QDockWidget *m_dock;
    QWidget *m_panel;
    QAction *m_showAction;
    WorkspacePtr m_workspace;
    bool m_isStale = false;
};

} // namespace outcrop
