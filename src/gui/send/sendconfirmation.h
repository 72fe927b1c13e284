// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

class QMainWindow;

namespace outcrop {

class SendSheet;
class WindowSettings;

/// A job to send, and its workspace.
struct SendInput {
    OpenedWorkspace opened;
    SendJob job;
};

/// A session to replay.
struct ReplayInput {
    WorkspacePtr workspace;
    QString provider;
    ReplayPlan plan;
};

using SendPreviewPtr = std::shared_ptr<const SendPreview>;

/// Shows a request and its cost and waits for confirmation. If the user disabled confirmation for the provider, emits confirmed() without showing the
/// request, unless SendSheet::needsConfirmation() returns true. Computes previews on a worker thread.
class SendConfirmation : public QObject
{
    Q_OBJECT

public:
    /// Returns the job to send and its workspace, or an error if there is no such job. Called on a worker thread.
    using InputSource = std::function<Result<SendInput>()>;

    /// Window and settings must outlive the object; the window owns the sheet.
    SendConfirmation(QMainWindow *window, WindowSettings &settings, const std::shared_ptr<KeyRing> &keys);

    void requestConfirmation(const InputSource &source);
    /// Updates the preview after a change of keys. Does not send the request.
    void refresh();
    /// Asks for confirmation to replay a session with a provider.
    void requestReplayConfirmation(const WorkspacePtr &workspace, const QString &session, const QString &provider);
    void cancel();
    bool isIdle() const { return !m_previewTask.isRunning() && !m_planTask.isRunning(); }

Q_SIGNALS:
    void confirmed(const outcrop::SendPreviewPtr &preview);
    void replayConfirmed(const outcrop::ReplayInput &replay);
    void keysRequested(const QString &provider);

private:
    void preview(bool canSkipConfirmation);
    void setPreview(const Result<SendPreviewPtr> &preview, bool canSkipConfirmation);
    void confirm();
    void close();

    WindowSettings &m_settings;
    std::shared_ptr<KeyRing> m_keys;
    SendSheet *m_sheet;
    InputSource m_inputSource;
    SendPreviewPtr m_preview;            ///< request to confirm, or null
    std::optional<ReplayInput> m_replay; ///< replay to confirm, or nullopt
    LatestOnlyTask<Result<SendPreviewPtr>> m_previewTask;
    LatestOnlyTask<Result<ReplayPlan>> m_planTask;
};

} // namespace outcrop
