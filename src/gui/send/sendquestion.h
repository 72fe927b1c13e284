// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/replaysession.h"
#include "gui/live/workspacecontroller.h"
#include "gui/tasks/latestonlytask.h"

class QMainWindow;

namespace outcrop {

class SendSheet;
class WindowSettings;

/// What is to be sent, and the workspace that it is made of.
struct SendWish {
    OpenedWorkspace opened;
    SendJob job;
};

/// A session that is to be asked again.
struct ReplayWish {
    WorkspacePtr workspace;
    QString provider;
    ReplayPlan plan;
};

using SendPreviewPtr = std::shared_ptr<const SendPreview>;

/// Shows what would be sent and what that costs, and waits for the user to agree; without the question it is sent immediately. Previews are
/// made off the event loop.
class SendQuestion : public QObject
{
    Q_OBJECT

public:
    /// Called on another thread.
    using Wish = std::function<Result<SendWish>()>;

    /// Window and settings outlive it; the window owns the sheet.
    SendQuestion(QMainWindow *window, WindowSettings &settings, const std::shared_ptr<KeyRing> &keys);

    void ask(const Wish &wish);
    /// A key was set or taken away: what is asked about may go now, or not any more. Nothing is sent before the user agrees.
    void lookAgain();
    /// All questions of a session again, to another provider.
    void askReplay(const WorkspacePtr &workspace, const QString &session, const QString &provider);
    void forget();
    bool isIdle() const { return !m_previewing.isRunning() && !m_planning.isRunning(); }

Q_SIGNALS:
    void agreed(const outcrop::SendPreviewPtr &preview);
    void replayAgreed(const outcrop::ReplayWish &replay);
    void keysWanted(const QString &provider);

private:
    void preview(bool mayGoUnasked);
    void take(const Result<SendPreviewPtr> &preview, bool mayGoUnasked);
    void confirm();
    void close();

    WindowSettings &m_settings;
    std::shared_ptr<KeyRing> m_keys;
    SendSheet *m_sheet;
    Wish m_wish;
    SendPreviewPtr m_preview;           ///< that is asked about …
    std::optional<ReplayWish> m_replay; ///< … or this instead
    LatestOnlyTask<Result<SendPreviewPtr>> m_previewing;
    LatestOnlyTask<Result<ReplayPlan>> m_planning;
};

} // namespace outcrop
