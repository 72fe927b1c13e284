// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockcontroller.h"

namespace outcrop {

class PanelCycle;

/// Creates the panels of a window from their registrations, adds their commands to a menu and the F6 order, notifies them of their subscriptions, and
/// forwards their requests. Does not depend on specific panels.
class PanelHost : public QObject
{
    Q_OBJECT

public:
    /// Adds a command for each panel to `menu`. The arguments must outlive the host; the window owns the panels.
    PanelHost(const DockContext &context, const PanelList &panels, QMenu *menu, PanelCycle &cycle);

    /// Sets the workspace with unsaved text; null if none is open.
    void setWorkspace(const WorkspacePtr &workspace);
    void setJob(const RenderJob &job);
    void setCurrent(const QString &path);
    void setRender(const RenderSnapshot &snapshot);
    void setRenderStale();
    void setRenderError(const Error &error);
    void handleSaved(const QString &path);
    /// Returns the docks of the panels that belong to a view, in the order of the registrations.
    QList<QDockWidget *> docksOf(PanelView view) const;
    /// Returns whether all panels are idle.
    bool isIdle() const;
    /// Returns whether a panel waits for a provider.
    bool hasRequestInProgress() const;

    /// Returns the controller of this class; null if the window has none.
    template<typename Controller>
    Controller *find() const
    {
        for (const HostedPanel &panel : m_panels) {
            if (Controller *controller = qobject_cast<Controller *>(panel.controller))
                return controller;
        }
        return nullptr;
    }

Q_SIGNALS:
    void documentChosen(const QString &path);
    void locationChosen(const outcrop::Location &location);
    void documentFocusRequested();
    void newDocumentRequested(const QString &templateId);
    void commandRequested(const QString &action);
    /// Emitted when a panel needs a workspace with all typed text. The receiver calls useEditedWorkspace() of the panel.
    void editedWorkspaceRequested(outcrop::DockController *panel);
    void filesWritten();
    void requestEnded();
    void contextClientChosen(const QString &client);
    /// Emitted when a panel shows a number on the button of its view.
    void badgeChanged(outcrop::PanelView view, int number, const QString &meaning);

private:
    struct HostedPanel {
        DockController *controller;
        PanelView view;
        PanelEvents events;
    };

    void connectController(DockController *controller, PanelView view);
    void notifyPanels(
        PanelEvent event, const std::function<void(DockController &)> &call, const DockController *except = nullptr) const;

    QList<HostedPanel> m_panels;
};

} // namespace outcrop
