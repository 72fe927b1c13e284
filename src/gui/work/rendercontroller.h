// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/work/latesttask.h"
#include "gui/work/renderedview.h"

#include <QTimer>

namespace outcrop {

/// Keeps a render up to date with the workspace and the job: waits for a pause in the changes, renders off the event loop, one at a time, and
/// hands out only the latest. Between outdated() and the next result, what is shown is not current.
class RenderController : public QObject
{
    Q_OBJECT

public:
    explicit RenderController(QObject *parent = nullptr);

    /// Null when nothing is open.
    void setWorkspace(const std::shared_ptr<const OpenedWorkspace> &workspace);
    void setJob(const RenderJob &job);
    const RenderJob &job() const { return m_job; }
    bool isCurrent() const { return !m_pause.isActive() && !m_task.isRunning(); }

Q_SIGNALS:
    void outdated();
    void rendered(const outcrop::RenderedView &view);
    void failed(const outcrop::Error &error);

private:
    void touch();
    void start();
    void take(const Result<RenderedView> &view);

    std::shared_ptr<const OpenedWorkspace> m_workspace;
    RenderJob m_job;
    QTimer m_pause;
    LatestTask<Result<RenderedView>> m_task;
    bool m_again = false;
};

} // namespace outcrop
