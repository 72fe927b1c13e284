// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/renderedview.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// Keeps the render up to date with the workspace and what is wanted of it: starts at once when nothing runs, works off the event loop, and
/// takes all changes that came meanwhile together. Between outdated() and the next result that is current, what is shown is not.
class RenderController : public QObject
{
    Q_OBJECT

public:
    explicit RenderController(QObject *parent = nullptr);

    /// Null when nothing is open. `isLatest`: nothing newer is on the way.
    void setWorkspace(const std::shared_ptr<const OpenedWorkspace> &workspace, bool isLatest = true);
    /// A newer workspace is on the way: until it is set, no render is current.
    void awaitWorkspace();
    void setJob(const RenderJob &job);
    /// Nothing: no comparison is on show.
    void setComparison(const std::optional<Comparison> &comparison);
    const std::shared_ptr<const OpenedWorkspace> &workspace() const { return m_workspace; }
    /// There is something to render.
    bool hasWork() const { return m_workspace && !m_wish.job.provider.isEmpty(); }
    const RenderJob &job() const { return m_wish.job; }
    bool isCurrent() const { return !isBusy() && !m_awaits; }
    /// Counts the states of workspace and wishes: what is being asked for now.
    quint64 generation() const { return m_wanted; }

Q_SIGNALS:
    void outdated();
    /// Where changes come faster than renders, the view says that it is not current.
    void rendered(const outcrop::RenderedView &view);
    void failed(const outcrop::Error &error);
    /// Whether there is something left to do.
    void busyChanged(bool busy);

private:
    bool isBusy() const { return m_done != m_wanted; }
    void touch();
    void start();
    void take(const Result<RenderedView> &view, quint64 generation);

    std::shared_ptr<const OpenedWorkspace> m_workspace;
    RenderWish m_wish;
    quint64 m_wanted = 0;
    quint64 m_done = 0;
    bool m_awaits = false;
    bool m_startsSoon = false;
    RenderedPtr m_last; ///< handed out
    LatestOnlyTask<Result<RenderedView>> m_task;
};

} // namespace outcrop
