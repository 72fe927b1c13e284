// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/panels/dockflow.h"
#include "gui/send/broughtanswers.h"
#include "gui/send/livecall.h"
#include "gui/send/sendquestion.h"

namespace outcrop {

/// Sending a prompt and reading what comes back: the Response dock. One call at once. See SendQuestion for what comes before, LiveCall for
/// what a provider answers, and BroughtAnswers for what a person does.
class SendFlow : public DockFlow
{
    Q_OBJECT

public:
    explicit SendFlow(const DockPlace &place);
    ~SendFlow() override;

    /// Sends what is rendered; triggering it is left to the window, which knows whether that is current. In no menu yet.
    QAction *sendAction() const { return m_send; }
    ResponsePanel *panel() const { return m_panel; }

    /// For reading answers that are brought by hand.
    void setJob(const RenderJob &job) override { m_brought.setJob(job); }
    /// Shows what would be sent, or sends it where the user has said that is not wanted.
    void start(const WorkspacePtr &workspace, const SendJob &job);
    /// A key was set or taken away.
    void lookAgain() { m_question.lookAgain(); }
    /// The request as the next turn of a session.
    void goOn(const QString &session, const QString &request);
    /// All questions of a session again, to another provider.
    void replay(const QString &session, const QString &provider);
    /// An answer that lies in a file of the workspace.
    void examine(const QString &path);
    /// The user brings the answer of a turn that has none.
    void bring(const TurnPlace &place);
    bool isIdle() const override;

Q_SIGNALS:
    void sendWanted();
    void keysWanted(const QString &provider);
    /// A turn was made, or is waiting for its answer.
    void turnMade(const QString &session);

private:
    void setUpSend();
    void connectPanel();
    void connectParts();
    void workspaceChanged() override;
    void refresh() override { }
    void clear() override { }
    void send(const SendPreviewPtr &preview);
    void sendReplay(const ReplayWish &replay);
    void startCall();
    void finish(const CallResult &result);
    void carry(const TurnPlace &place);
    void copyPrompt();
    void lookForWaiting();
    void offer(const WaitingTurn &turn);
    void showBrought(const ShownResponse &response, const std::optional<TurnPlace> &place);
    void takeText(const QString &text);
    void askAgain(const QString &message);
    void chooseFile();
    void save();

    DockPlace m_around;
    QAction *m_send;
    ResponsePanel *m_panel;
    SendQuestion m_question;
    LiveCall m_call;
    BroughtAnswers m_brought;
    QString m_folder;
    std::optional<TurnPlace> m_turn; ///< that the answer shown belongs to
    QString m_prompt;                ///< that is carried
    LatestOnlyTask<std::optional<WaitingTurn>> m_looking;
};

} // namespace outcrop
