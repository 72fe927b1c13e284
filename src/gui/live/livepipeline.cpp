// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/livepipeline.h"

#include "app/base/processmemory.h"
#include "gui/tasks/workers.h"

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

/// Returns the pause after a run in milliseconds: a third of a second per million characters, at most half a second.
int pauseAfter(const PendingTexts &texts)
{
    qsizetype size = 0;
    for (const std::optional<UnsavedText> &text : texts)
        size += text ? text->text.size() : 0;
    return static_cast<int>(std::min<qsizetype>(size / 3000, 500));
}

constexpr int typingPause = 300; ///< time without input before a full check of typed text, in milliseconds

} // namespace

LivePipeline::LivePipeline(const EditSessions &sessions, QObject *parent)
    : QObject(parent), m_sessions(sessions), m_timer(this), m_task(this), m_checkTimer(this), m_checkTask(this)
{
    m_timer.setSingleShot(true);
    m_checkTimer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LivePipeline::startRun);
    connect(&m_checkTimer, &QTimer::timeout, this, &LivePipeline::startCheck);
    connectSessions(sessions);
}

LivePipeline::~LivePipeline()
{
    m_checkStop.request_stop();
}

void LivePipeline::connectSessions(const EditSessions &sessions)
{
    connect(&sessions, &EditSessions::changed, this, [this](const EditSession *session) {
        if (!session->isUntitled())
            scheduleText(session->path());
    });
    connect(&sessions, &EditSessions::closing, this, [this](const EditSession *session) {
        if (session->isModified()) // a saved text stays until the disk is read again
            scheduleDroppedText(session->path());
    });
    connect(&sessions, &EditSessions::renamed, this, [this](const QString &from, const QString &to) {
        m_pathsToParse.remove(from);
        if (m_editedPaths.remove(from))
            m_editedPaths += to; // a read of the disk follows
    });
}

void LivePipeline::scheduleText(const QString &path)
{
    m_editedPaths += path;
    m_pathsToParse += path;
    startRevision();
}

void LivePipeline::scheduleDroppedText(const QString &path)
{
    if (!m_editedPaths.remove(path))
        return;
    if (m_disk && m_disk->workspace().document(path))
        m_pathsToParse += path;
    else
        m_startsFromDisk = true; // the document has no file, so the next run starts from the disk to remove it
    startRevision();
}

void LivePipeline::setDisk(const WorkspacePtr &disk)
{
    if (!disk || !m_disk || disk->folder != m_disk->folder)
        closeFolder();
    m_editedPaths.removeIf([this](const QString &path) {
        const EditSession *session = m_sessions.find(path);
        return !session || !session->isModified();
    });
    m_pathsToParse.clear();
    m_disk = disk;
    if (!disk)
        return resetState();
    m_startsFromDisk = true;
    m_skipsPause = true;
    startRevision();
}

/// Discards the run, the job and the callbacks of the previous folder.
void LivePipeline::closeFolder()
{
    m_task.discard();
    stopCheck();
    m_checkedWorkspace = nullptr;
    m_state.check = nullptr; // the findings belong to the previous folder
    m_selection.job = {};
    m_renderedPrompt = nullptr;
    m_waitingCallbacks.clear();
}

void LivePipeline::resetState()
{
    m_startsFromDisk = false;
    m_shownRevision = ++m_revision;
    m_state = {};
    Q_EMIT stateChanged(m_state);
}

void LivePipeline::setJob(const RenderJob &job)
{
    m_selection.job = job;
    m_skipsPause = true;
    startRevision();
}

void LivePipeline::setComparison(const std::optional<Comparison> &comparison)
{
    if (comparison == m_selection.comparison)
        return;
    m_selection.comparison = comparison;
    m_skipsPause = true;
    startRevision();
}

/// Counts new input as a revision and schedules a run.
void LivePipeline::startRevision()
{
    if (!m_disk)
        return;
    m_revision += 1;
    stopCheck();
    if (!m_selection.job.provider.isEmpty())
        Q_EMIT outdated();
    scheduleRun();
}

/// Schedules a run in the next turn of the event loop, so that one run processes all input of this turn. Only text changes wait for the pause.
void LivePipeline::scheduleRun()
{
    if (m_task.isRunning() || isCurrent())
        return;
    if (!m_timer.isActive() || remainingPause() < m_timer.remainingTime())
        m_timer.start(remainingPause());
}

void LivePipeline::startRun()
{
    if (m_task.isRunning() || isCurrent())
        return;
    m_timer.stop();
    m_task.run([input = collectInput()](const Report<LiveResult> &report) { return runLive(input, report); },
        [this](const LiveResult &early) { publishState(early.state); }, [this](const LiveResult &result) { publish(result); });
}

LiveInput LivePipeline::collectInput()
{
    const bool startsFromDisk = std::exchange(m_startsFromDisk, false);
    LiveInput input{m_revision, m_disk, startsFromDisk, takeTexts(startsFromDisk), m_state, m_selection, m_renderedPrompt};
    m_pauseAfter = pauseAfter(input.texts);
    m_skipsPause = false;
    return input;
}

PendingTexts LivePipeline::takeTexts(bool startsFromDisk)
{
    const QSet<QString> changed = std::exchange(m_pathsToParse, {});
    const QSet<QString> &paths = startsFromDisk ? m_editedPaths : changed;
    PendingTexts texts;
    for (const QString &path : paths) {
        if (!m_editedPaths.contains(path))
            texts[path] = std::nullopt;
        else if (const EditSession *session = m_sessions.find(path))
            texts[path] = UnsavedText{session->text(), session->hasByteOrderMark()};
    }
    return texts;
}

void LivePipeline::publishState(const LiveState &state)
{
    if (state.workspace == m_state.workspace)
        return; // the state was already reported before rendering
    m_state = state;
    Q_EMIT stateChanged(m_state);
}

void LivePipeline::publish(const LiveResult &result)
{
    m_shownRevision = result.revision;
    m_pause.setRemainingTime(m_pauseAfter);
    publishState(result.state);
    if (result.render && result.render->ok())
        publishRender(result.render->value(), result.revision);
    else if (result.render && isCurrent())
        Q_EMIT failed(result.render->error());
    scheduleRun();
    scheduleCheck();
    runWaitingCallbacks();
}

/// Schedules a full check if the workspace changed and no input is pending. Typed text is checked after a pause.
void LivePipeline::scheduleCheck()
{
    if (!isCurrent() || isChecked())
        return;
    m_checkTimer.start(m_checkedWorkspace && !m_editedPaths.isEmpty() ? typingPause : 0);
}

void LivePipeline::stopCheck()
{
    m_checkTimer.stop();
    m_checkStop.request_stop();
    m_checkTask.discard();
}

void LivePipeline::startCheck()
{
    m_checkStop = {};
    const bool isFirst = !m_checkedWorkspace;
    m_checkTask.run(
        [state = m_state, stop = m_checkStop.get_token(), isFirst] {
            const LiveState checked = checkedState(state, stop);
            if (isFirst)
                releaseFreedMemory(); // opening the folder has allocated more than the workspace needs
            return checked;
        },
        [this](const LiveState &state) { publishCheck(state); });
}

void LivePipeline::publishCheck(const LiveState &state)
{
    m_state = state;
    m_checkedWorkspace = state.workspace;
    Q_EMIT checked(m_state);
}

void LivePipeline::publishRender(const RenderSnapshot &render, InputRevision revision)
{
    auto shown = std::make_shared<RenderSnapshot>(render);
    shown->revision = revision;
    shown->isCurrent = isCurrent();
    RenderedPtr previous = std::exchange(m_renderedPrompt, shown);
    if (remainingPause() == 0)
        startRun(); // the next run starts first, so that it works while the window paints
    Q_EMIT rendered(*shown);
    workers()->start([previous = std::move(previous)] {}); // deletes the previous requests there, because they are large
}

void LivePipeline::runWhenCurrent(QObject *owner, const std::function<void()> &callback)
{
    m_waitingCallbacks.removeIf([owner](const WaitingCallback &waitingCallback) { return waitingCallback.owner == owner; });
    m_waitingCallbacks += {owner, m_revision, callback};
    runWaitingCallbacks();
}

void LivePipeline::runWaitingCallbacks()
{
    const QList<WaitingCallback> all = std::exchange(m_waitingCallbacks, {});
    for (const WaitingCallback &waitingCallback : all) {
        if (!waitingCallback.owner)
            continue;
        if (waitingCallback.revision <= m_shownRevision)
            waitingCallback.callback();
        else
            m_waitingCallbacks += waitingCallback;
    }
}

} // namespace outcrop
