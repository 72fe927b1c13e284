// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/rendercontroller.h"

namespace outcrop {

namespace {

/// Shorter than a person notices, longer than the gap between two keystrokes of a fast typist.
constexpr int pauseMilliseconds = 80;

} // namespace

RenderController::RenderController(QObject *parent) : QObject(parent), m_task(this)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &RenderController::start);
}

void RenderController::setWorkspace(const std::shared_ptr<const OpenedWorkspace> &workspace)
{
    m_workspace = workspace;
    m_task.forget();
    m_again = false;
    touch();
}

void RenderController::setJob(const RenderJob &job)
{
    m_job = job;
    touch();
}

void RenderController::touch()
{
    if (!m_workspace || m_job.provider.isEmpty())
        return m_pause.stop();
    Q_EMIT outdated();
    m_pause.start();
}

/// One render at a time: what changed meanwhile is rendered when it ends.
void RenderController::start()
{
    m_again = m_task.isRunning();
    if (m_again)
        return;
    m_task.run([workspace = m_workspace, job = m_job] { return renderForView(*workspace, job); },
        [this](const Result<RenderedView> &view) { take(view); });
}

/// A result that is already outdated is not shown.
void RenderController::take(const Result<RenderedView> &view)
{
    if (m_again)
        return start();
    if (m_pause.isActive())
        return;
    if (view)
        Q_EMIT rendered(*view);
    else
        Q_EMIT failed(view.error());
}

} // namespace outcrop
