// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/panelhost.h"

#include "gui/live/rendersnapshot.h"
#include "gui/widgets/panelcycle.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace outcrop {

PanelHost::PanelHost(const DockContext &context, const PanelList &panels, QMenu *menu, PanelCycle &cycle)
{
    for (const PanelRegistration &panel : panels) {
        DockContext panelContext = context;
        panelContext.info = panel.info;
        DockController *controller = panel.create(panelContext);
        m_panels += {controller, panel.view, panel.events};
        menu->addAction(controller->action());
        cycle.add(controller->dock(), controller->panelWidget());
        connectController(controller, panel.view);
    }
    for (const HostedPanel &panel : std::as_const(m_panels))
        panel.controller->connectToPanels(*this);
}

void PanelHost::connectController(DockController *controller, PanelView view)
{
    connect(controller, &DockController::documentChosen, this, &PanelHost::documentChosen);
    connect(controller, &DockController::locationChosen, this, &PanelHost::locationChosen);
    connect(controller, &DockController::documentFocusRequested, this, &PanelHost::documentFocusRequested);
    connect(controller, &DockController::newDocumentRequested, this, &PanelHost::newDocumentRequested);
    connect(controller, &DockController::commandRequested, this, &PanelHost::commandRequested);
    connect(controller, &DockController::filesWritten, this, &PanelHost::filesWritten);
    connect(controller, &DockController::requestEnded, this, &PanelHost::requestEnded);
    connect(controller, &DockController::contextClientChosen, this, &PanelHost::contextClientChosen);
    connect(controller, &DockController::badgeChanged, this,
        [this, view](int number, const QString &meaning) { Q_EMIT badgeChanged(view, number, meaning); });
    connect(controller, &DockController::editedWorkspaceRequested, this,
        [this, controller] { Q_EMIT editedWorkspaceRequested(controller); });
    connect(controller, &DockController::suggestionsChanged, this, [this, controller] {
        notifyPanels(
            PanelEvent::Suggestions, [](DockController &panel) { panel.handleSuggestionChange(); }, controller);
    });
}

void PanelHost::notifyPanels(
    PanelEvent event, const std::function<void(DockController &)> &call, const DockController *except) const
{
    for (const HostedPanel &panel : m_panels) {
        if (panel.events.contains(event) && panel.controller != except)
            call(*panel.controller);
    }
}

void PanelHost::setWorkspace(const WorkspacePtr &workspace)
{
    for (const HostedPanel &panel : std::as_const(m_panels))
        panel.controller->setWorkspace(workspace);
}

void PanelHost::setJob(const RenderJob &job)
{
    notifyPanels(PanelEvent::Job, [&](DockController &panel) { panel.setJob(job); });
}

void PanelHost::setCurrent(const QString &path)
{
    notifyPanels(PanelEvent::CurrentDocument, [&](DockController &panel) { panel.setCurrent(path); });
}

void PanelHost::setRender(const RenderSnapshot &snapshot)
{
    notifyPanels(PanelEvent::Render, [&](DockController &panel) { panel.setRender(snapshot); });
}

void PanelHost::setRenderStale()
{
    notifyPanels(PanelEvent::Render, [](DockController &panel) { panel.setRenderStale(); });
}

void PanelHost::setRenderError(const Error &error)
{
    notifyPanels(PanelEvent::Render, [&](DockController &panel) { panel.setRenderError(error); });
}

void PanelHost::handleSaved(const QString &path)
{
    notifyPanels(PanelEvent::Saved, [&](DockController &panel) { panel.handleSaved(path); });
}

QList<QDockWidget *> PanelHost::docksOf(PanelView view) const
{
    QList<QDockWidget *> docks;
    for (const HostedPanel &panel : m_panels) {
        if (panel.view == view)
            docks += panel.controller->dock();
    }
    return docks;
}

bool PanelHost::isIdle() const
{
    return std::all_of(
        m_panels.begin(), m_panels.end(), [](const HostedPanel &panel) { return panel.controller->isIdle(); });
}

bool PanelHost::hasRequestInProgress() const
{
    return std::any_of(
        m_panels.begin(), m_panels.end(), [](const HostedPanel &panel) { return panel.controller->hasRequestInProgress(); });
}

} // namespace outcrop
