// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replaysession.h"
#include "gui/dockflow.h"
#include "gui/response/responsepanel.h"
#include "gui/send/piecequeue.h"

#include <QThreadPool>

#include <stop_token>

namespace outcrop {

class SendSheet;
struct ResponseContract;

/// Sending a prompt and reading what comes back: the preview before, the Response dock while and after. A call runs on a thread of its own, and what
/// arrives is shown a frame's worth at a time. One call at once; closing the window ends it, and what had come is kept.
class SendFlow : public QObject
{
    Q_OBJECT

public:
    /// The window owns the dock and the sheet.
    explicit SendFlow(const DockPlace &place);
    ~SendFlow() override;

    /// Sends what is rendered; triggering it is left to the window, which knows whether that is current.
    QAction *sendAction() const { return m_send; }
    /// Shows the dock. Neither is in a menu yet.
    QAction *showAction() const { return m_show; }
    ResponsePanel *panel() const { return m_panel; }

    /// The workspace as it is being edited; null when nothing is open.
    void setWorkspace(const WorkspacePtr &workspace);
    /// What is rendered, for reading answers that are brought by hand.
    void setJob(const RenderJob &job) { m_job = job; }
    /// Shows what would be sent, or sends it where the user has said that is not wanted.
    void start(const WorkspacePtr &workspace, const SendJob &job);
    /// The request as the next turn of a session.
    void goOn(const WorkspacePtr &workspace, const QString &session, const QString &request);
    /// All questions of a session again, to another provider.
    void replay(const WorkspacePtr &workspace, const QString &session, const QString &provider);
    /// An answer that lies in a file of the workspace.
    void examine(const QString &path);
    bool isIdle() const { return !m_previewing.isRunning() && !m_planning.isRunning() && !m_reading.isRunning() && !m_sending; }

    /// What came of a call, with what is shown of it.
    struct Done {
        SendOutcome outcome;
        ShownResponse shown;
    };
    /// Nothing where the answer is not there yet.
    using Carried = Result<std::optional<Done>>;

Q_SIGNALS:
    void sendWanted();
    void keysWanted(const QString &provider);
    /// A turn was made, or is waiting for its answer.
    void turnMade(const QString &session);

private:
    using PreviewPtr = std::shared_ptr<const SendPreview>;

    /// A replay that is asked about.
    struct Replay {
        WorkspacePtr workspace;
        QString provider;
        ReplayPlan plan;
    };

    void setUpActions();
    void setUpDock(QDockWidget *beside);
    void connectPanel();
    void connectSheet();
    void preview(const WorkspacePtr &workspace, const std::function<Result<SendJob>()> &job);
    void takePreview(const Result<PreviewPtr> &preview);
    void confirm();
    void send(const PreviewPtr &preview);
    void sendReplay(const Replay &replay);
    void startCall();
    SendSettings listening(const std::shared_ptr<PieceQueue> &queue, const ResponseContract &contract);
    void take(const Done &done);
    void showPieces();
    void finish();
    void carry(const Done &done);
    void readText(const QString &text);
    void parse(const QString &text);
    void readFile(const QString &path);
    void pickUp();
    void takeCarried(const Carried &carried);
    void askAgain(const QString &message);
    void chooseFile();
    void save();
    void showDock();

    DockPlace m_around;
    QAction *m_send;
    QAction *m_show;
    ResponsePanel *m_panel;
    QDockWidget *m_dock;
    SendSheet *m_sheet;
    WorkspacePtr m_workspace;
    std::optional<RenderJob> m_job;
    PreviewPtr m_preview;                  ///< that is asked about, or was sent last
    std::optional<Replay> m_replay;        ///< instead of m_preview, while it is asked about
    std::optional<TurnPlace> m_carried;    ///< a turn whose answer a person brings
    std::shared_ptr<PieceQueue> m_queue;
    std::optional<Done> m_done;            ///< waits until everything that arrived is shown
    bool m_sending = false;
    std::stop_source m_stop;
    QTimer m_frames;
    QThreadPool m_pool; ///< a call may take minutes
    LatestTask<Result<PreviewPtr>> m_previewing;
    LatestTask<Result<ReplayPlan>> m_planning;
    LatestTask<ShownResponse> m_reading;
};

} // namespace outcrop
