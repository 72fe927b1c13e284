// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/rendercontroller.h"

namespace outcrop {

RenderController::RenderController(QObject *parent) : QObject(parent), m_task(this) { }

void RenderController::setWorkspace(const std::shared_ptr<const OpenedWorkspace> &workspace, bool isLatest)
{
    if (!workspace || !m_workspace || workspace->folder != m_workspace->folder) {
        m_task.forget(); // what it finds belongs to another workspace
        m_last = nullptr;
    }
    m_workspace = workspace;
    m_awaits = !isLatest;
    touch();
}

void RenderController::awaitWorkspace()
{
    m_awaits = true;
    if (hasWork())
        Q_EMIT outdated();
}

void RenderController::setJob(const RenderJob &job)
{
    m_wish.job = job;
    touch();
}

void RenderController::setComparison(const std::optional<Comparison> &comparison)
{
    if (comparison == m_wish.comparison)
        return;
    m_wish.comparison = comparison;
    touch();
}

/// Changes that belong together come in one turn of the event loop; they are one render.
void RenderController::touch()
{
    m_wanted += 1;
    if (!hasWork()) {
        m_task.forget();
        m_done = m_wanted;
        return Q_EMIT busyChanged(false);
    }
    Q_EMIT busyChanged(true);
    Q_EMIT outdated();
    if (std::exchange(m_startsSoon, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_startsSoon = false;
            start();
        },
        Qt::QueuedConnection);
}

/// One render at a time: what changed meanwhile is rendered when it ends.
void RenderController::start()
{
    if (m_task.isRunning() || !isBusy() || !hasWork())
        return;
    m_task.run([workspace = m_workspace, wish = m_wish, last = m_last] { return renderForView(workspace, wish, last); },
        [this, generation = m_wanted](const Result<RenderedView> &view) { take(view, generation); });
}

void RenderController::take(const Result<RenderedView> &view, quint64 generation)
{
    m_done = generation;
    if (view) {
        auto shown = std::make_shared<RenderedView>(*view);
        shown->generation = generation;
        shown->current = isCurrent();
        m_last = shown;
        start(); // first, so that it works while the window paints
        Q_EMIT rendered(*shown);
    } else {
        start();
        if (isCurrent())
            Q_EMIT failed(view.error());
    }
    if (!isBusy())
        Q_EMIT busyChanged(false);
}

} // namespace outcrop
