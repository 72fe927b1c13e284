// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/panelhost.h"

#include "gui/live/rendersnapshot.h"
#include "gui/widgets/panelcycle.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace outcrop {

PanelHost::PanelHost(
    const DockContext &place, const PanelList &panels, QMenu *viewMenu, QAction *before, PanelCycle &cycle)
{
    for (const PanelRegistration &panel : panels) {
        DockContext its = place;
        its.look = panel.look;
        DockFlow *flow = panel.create(its);
        m_panels += {flow, panel.events};
        viewMenu->insertAction(before, flow->action());
        cycle.add(flow->dock(), flow->dock()->widget());
        connectFlow(flow);
    }
    for (const Hosted &panel : std::as_const(m_panels))
        panel.flow->joinOthers(*this);
}

void PanelHost::connectFlow(DockFlow *flow)
{
    connect(flow, &DockFlow::documentChosen, this, &PanelHost::documentChosen);
    connect(flow, &DockFlow::locationChosen, this, &PanelHost::locationChosen);
    connect(flow, &DockFlow::documentFocusRequested, this, &PanelHost::documentFocusRequested);
    connect(flow, &DockFlow::newDocumentRequested, this, &PanelHost::newDocumentRequested);
    connect(flow, &DockFlow::commandRequested, this, &PanelHost::commandRequested);
    connect(flow, &DockFlow::filesWritten, this, &PanelHost::filesWritten);
    connect(flow, &DockFlow::currentRequested, this, [this, flow] { Q_EMIT currentRequested(flow); });
    connect(flow, &DockFlow::suggestionsChanged, this, [this, flow] {
        notifyPanels(
            PanelEvent::Suggestions, [](DockFlow &panel) { panel.handleSuggestions(); }, flow);
    });
}

void PanelHost::notifyPanels(PanelEvent event, const std::function<void(DockFlow &)> &call, const DockFlow *but) const
{
    for (const Hosted &panel : m_panels) {
        if (panel.events.contains(event) && panel.flow != but)
            call(*panel.flow);
    }
}

void PanelHost::setWorkspace(const WorkspacePtr &workspace)
{
    for (const Hosted &panel : std::as_const(m_panels))
        panel.flow->setWorkspace(workspace);
}

void PanelHost::setJob(const RenderJob &job)
{
    notifyPanels(PanelEvent::Job, [&](DockFlow &panel) { panel.setJob(job); });
}

void PanelHost::setCurrent(const QString &path)
{
    notifyPanels(PanelEvent::CurrentDocument, [&](DockFlow &panel) { panel.setCurrent(path); });
}

void PanelHost::setRender(const RenderedView &view)
{
    notifyPanels(PanelEvent::Render, [&](DockFlow &panel) { panel.setRender(view); });
}

void PanelHost::setRenderStale()
{
    notifyPanels(PanelEvent::Render, [](DockFlow &panel) { panel.setRenderStale(); });
}

void PanelHost::setRenderError(const Error &error)
{
    notifyPanels(PanelEvent::Render, [&](DockFlow &panel) { panel.setRenderError(error); });
}

void PanelHost::noteSaved(const QString &path)
{
    notifyPanels(PanelEvent::Saved, [&](DockFlow &panel) { panel.noteSaved(path); });
}

bool PanelHost::isIdle() const
{
    return std::all_of(m_panels.begin(), m_panels.end(), [](const Hosted &panel) { return panel.flow->isIdle(); });
}

} // namespace outcrop
