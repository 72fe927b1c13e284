// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockflow.h"

namespace outcrop {

class PanelCycle;

/// The panels of a window, made from their registrations: puts each into the View menu and the order of F6, notifies it of its subscriptions, and forwards what
/// it requests to the window. Knows no panel by name.
class PanelHost : public QObject
{
    Q_OBJECT

public:
    /// `viewMenu` gets a command for each panel before this action of it. All of these outlive the host; the window owns the panels.
    PanelHost(const DockPlace &place, const PanelList &panels, QMenu *viewMenu, QAction *before, PanelCycle &cycle);

    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    void setJob(const RenderJob &job);
    void setCurrent(const QString &path);
    void setRender(const RenderedView &view);
    void setRenderOutdated();
    void setRenderError(const Error &error);
    void noteSaved(const QString &path);
    /// Nothing is being worked out.
    bool isIdle() const;

    /// The panel of this class, for one that works with it; null where the window has none.
    template<typename Flow>
    Flow *find() const
    {
        for (const Hosted &panel : m_panels) {
            if (Flow *flow = qobject_cast<Flow *>(panel.flow))
                return flow;
        }
        return nullptr;
    }

Q_SIGNALS:
    void documentChosen(const QString &path);
    void placeChosen(const outcrop::Location &place);
    void readingRequested();
    void newDocumentWanted(const QString &templateId);
    void commandWanted(const QString &action);
    /// Answer with useCurrent() of the panel.
    void currentWanted(outcrop::DockFlow *panel);
    void filesWritten();

private:
    struct Hosted {
        DockFlow *flow;
        PanelEvents events;
    };

    void lead(DockFlow *flow);
    void tell(PanelEvent event, const std::function<void(DockFlow &)> &call, const DockFlow *but = nullptr) const;

    QList<Hosted> m_panels;
};

} // namespace outcrop
