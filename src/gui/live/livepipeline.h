// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/livestate.h"
#include "gui/tasks/latestonlytask.h"
#include "models/editing/editsessions.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <stop_token>

namespace outcrop {

/// Computes the content of the panels from the edited text: documents, workspace, bundle, requests and token counts. Runs one computation at a time on a worker
/// thread; the next run processes input that arrives during a run. If newer input is pending, emits a render with RenderSnapshot::isCurrent unset, and omits an
/// error. Discards a run only if another folder is opened or the folder is closed. Pauses after a long text, so that typing is not delayed. Checks a changed
/// workspace in full when there is no more input; new input interrupts this check. CONTRIBUTING.md lists the steps.
class LivePipeline : public QObject
{
    Q_OBJECT

public:
    /// Follows changes of the sessions, which must outlive the pipeline.
    explicit LivePipeline(const EditSessions &sessions, QObject *parent = nullptr);
    ~LivePipeline() override;

    /// Sets the workspace as read from disk; null if none is open. Unsaved texts override its documents. After a change of folder, set a new job.
    void setDisk(const WorkspacePtr &disk);
    void setJob(const RenderJob &job);
    /// Sets the comparison; nullopt if it is hidden.
    void setComparison(const std::optional<Comparison> &comparison);

    const LiveState &state() const { return m_state; }
    const RenderJob &job() const { return m_selection.job; }
    InputRevision revision() const { return m_revision; }
    /// Returns whether the state includes all input.
    bool isCurrent() const { return m_shownRevision == m_revision; }
    /// Returns whether the findings of the current state are from a full check.
    bool isChecked() const { return m_checkedWorkspace == m_state.workspace; }
    /// Runs the callback when state() includes all input so far, immediately if state() is current. A later call with the same `owner` replaces the
    /// callback. Discards the callback if `owner` is destroyed or another folder is opened.
    void runWhenCurrent(QObject *owner, const std::function<void()> &callback);

Q_SIGNALS:
    /// Emitted once per revision when newer input makes the render outdated.
    void outdated();
    void stateChanged(const outcrop::LiveState &state);
    /// Emitted after a full check. Only the findings and the library tree differ from the last state.
    void checked(const outcrop::LiveState &state);
    void rendered(const outcrop::RenderSnapshot &snapshot);
    void failed(const outcrop::Error &error);

private:
    struct WaitingCallback {
        QPointer<QObject> owner;
        InputRevision revision;
        std::function<void()> callback;
    };

    void connectSessions(const EditSessions &sessions);
    void scheduleText(const QString &path);
    void scheduleDroppedText(const QString &path);
    void closeFolder();
    void resetState();
    void startRevision();
    void scheduleRun();
    int remainingPause() const { return m_skipsPause ? 0 : static_cast<int>(m_pause.remainingTime()); }
    void startRun();
    LiveInput collectInput();
    PendingTexts takeTexts(bool startsFromDisk);
    void publish(const LiveResult &result);
    void publishState(const LiveState &state);
    void publishRender(const RenderSnapshot &render, InputRevision revision);
    void runWaitingCallbacks();
    void scheduleCheck();
    void stopCheck();
    void startCheck();
    void publishCheck(const LiveState &state);

    const EditSessions &m_sessions;
    WorkspacePtr m_disk;
    QSet<QString> m_editedPaths;   ///< documents whose editor text overrides the disk
    QSet<QString> m_pathsToParse; ///< documents that the next run must parse
    RenderSelection m_selection;
    InputRevision m_revision = 0;
    InputRevision m_shownRevision = 0;
    bool m_startsFromDisk = false; ///< whether the next run starts from the workspace on disk
    bool m_skipsPause = false;   ///< whether the next run skips the pause, because input other than text changed
    LiveState m_state;
    RenderedPtr m_renderedPrompt;
    QList<WaitingCallback> m_waitingCallbacks;
    QTimer m_timer;
    QDeadlineTimer m_pause; ///< expires when text changes can be processed
    int m_pauseAfter = 0;   ///< pause after the current run, in milliseconds
    LatestOnlyTask<LiveResult> m_task;
    WorkspacePtr m_checkedWorkspace; ///< the last workspace that was checked in full
    QTimer m_checkTimer;
    std::stop_source m_checkStop;
    LatestOnlyTask<LiveState> m_checkTask;
};

} // namespace outcrop
