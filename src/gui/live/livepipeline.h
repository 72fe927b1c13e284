// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/liveview.h"
#include "gui/tasks/latestonlytask.h"
#include "models/editing/editsessions.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>

namespace outcrop {

/// The one way from a keystroke to what the panels show: text, parsed document, workspace, bundle, requests, counts. One run at a time, off the
/// event loop; input that comes during a run is taken together by the next. A result is shown although newer input waits, marked as such
/// (RenderedView::current); only another folder throws a run away. CONTRIBUTING.md lists the steps.
/// After a long text there is a pause, so that most keys have the processor to themselves.
class LivePipeline : public QObject
{
    Q_OBJECT

public:
    /// Follows what is typed into the sessions, which outlive the pipeline.
    explicit LivePipeline(const EditSessions &sessions, QObject *parent = nullptr);

    /// Another state of the disk, or another folder; null when nothing is open. Of the texts typed, the unsaved ones go over it. Another folder needs
    /// another job.
    void setDisk(const WorkspacePtr &disk);
    void setJob(const RenderJob &job);
    /// Nothing: no comparison is on show.
    void setComparison(const std::optional<Comparison> &comparison);

    const LiveView &view() const { return m_view; }
    const RenderJob &job() const { return m_wish.job; }
    InputRevision revision() const { return m_revision; }
    /// What is shown holds all input.
    bool isCurrent() const { return m_shown == m_revision; }
    /// Calls back once view() holds all that is typed and read now: immediately where it does. The last callback of an asker counts; none comes when the
    /// asker is gone or another folder is opened.
    void whenCurrent(QObject *asker, const std::function<void()> &callback);

Q_SIGNALS:
    /// There is newer input than what is shown: once for each revision, where there is something to render.
    void outdated();
    void viewChanged(const outcrop::LiveView &view);
    void rendered(const outcrop::RenderedView &view);
    void failed(const outcrop::Error &error);

private:
    struct Waiting {
        QPointer<QObject> asker;
        InputRevision revision;
        std::function<void()> callback;
    };

    void follow(const EditSessions &sessions);
    void noteText(const QString &path);
    void noteTextDropped(const QString &path);
    void leaveFolder();
    void showNothing();
    void note();
    void schedule();
    int pauseLeft() const { return m_urgent ? 0 : static_cast<int>(m_pause.remainingTime()); }
    void start();
    LiveInput takeInput();
    PendingTexts takeTexts(bool fromDisk);
    void publish(const LiveResult &result);
    void publishView(const LiveView &view);
    void publishRender(const RenderedView &render, InputRevision revision);
    void answerWaiting();

    const EditSessions &m_sessions;
    WorkspacePtr m_disk;
    QSet<QString> m_typed;   ///< documents whose text in an editor goes over the disk's
    QSet<QString> m_changed; ///< those that the next run reads
    RenderWish m_wish;
    InputRevision m_revision = 0;
    InputRevision m_shown = 0;
    bool m_diskRead = false; ///< the next run starts from the disk
    bool m_urgent = false;   ///< not only texts changed: the next run does not pause
    LiveView m_view;
    RenderedPtr m_rendered;
    QList<Waiting> m_waiting;
    QTimer m_timer;
    QDeadlineTimer m_pause; ///< texts wait for it
    int m_pauseAfter = 0;   ///< milliseconds, of the run under way
    LatestOnlyTask<LiveResult> m_task;
};

} // namespace outcrop
