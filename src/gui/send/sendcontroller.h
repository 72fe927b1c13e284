// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/keys/keyscontroller.h"
#include "gui/panels/dockcontroller.h"
#include "gui/send/livecall.h"
#include "gui/send/manualresponses.h"
#include "gui/send/sendconfirmation.h"

namespace outcrop {

/// Controls the Response dock: sends prompts, one at a time, and reads responses. SendConfirmation asks for confirmation, LiveCall runs API calls,
/// and ManualResponses reads responses that the user adds.
class SendController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit SendController(const DockContext &context);
    ~SendController() override;

    ResponsePanel *panel() const { return m_panel; }

    void setJob(const RenderJob &job) override;
    void setRender(const RenderSnapshot &snapshot) override;
    void setRenderError(const Error &error) override;
    /// Shows the request for confirmation, or sends it if the user disabled the confirmation. Does nothing during a call.
    void useEditedWorkspace(const WorkspacePtr &workspace, const RenderJob &job) override;
    /// Connects to the Conversation and Workflow docks, which show turns and can request new turns.
    void connectToPanels(const PanelHost &others) override;
    bool isIdle() const override;
    bool hasRequestInProgress() const override { return m_call.isRunning(); }

Q_SIGNALS:
    /// Emitted when a turn is complete or waits for its response.
    void turnChanged(const QString &session);

private:
    void connectToWorkflows(const PanelHost &others);
    void setUpSend();
    void showTips();
    void updateSend();
    void triggerSend();
    void addCommands();
    void connectPanel();
    void connectParts();
    void showEdit(Location location);
    void handleWorkspaceChange() override;
    void refresh() override { }
    void clear() override { }
    void continueSession(const QString &session, const QString &request);
    void replay(const QString &session, const QString &provider);
    void readWorkspaceFile(const QString &path);
    void addManualResponse(const TurnLocation &location);
    void requestSend(const OpenedWorkspace &opened, const SendJob &job);
    void send(const SendPreviewPtr &preview);
    void sendReplay(const ReplayInput &replay);
    void startCall();
    void finish(const CallResult &result);
    void awaitManualResponse(const TurnLocation &location);
    void copyPrompt();
    void findWaitingTurn();
    void offerWaitingTurn(const WaitingTurn &turn);
    void showManualResponse(const ShownResponse &response, const std::optional<TurnLocation> &location);
    void receiveText(const QString &text, ResponseOrigin origin);
    void requestRetry(const QString &message);
    void chooseFile();
    void save();

    DockContext m_context;
    KeysController m_keys;
    QAction *m_sendAction; ///< the action that requests to send the prompt
    ResponsePanel *m_panel;
    SendConfirmation m_confirmation;
    LiveCall m_call;
    ManualResponses m_manualResponses;
    QStringList m_tips;   ///< lines of the tooltip about the request; empty without a rendered request
    Diagnostics m_unfitFindings;  ///< findings that prevent sending the request
    bool m_isPromptEmpty = false; ///< whether the last rendered prompt has no text
    RenderJob m_job; ///< current job; its request continues a session
    QString m_folder;
    std::optional<TurnLocation> m_turn; ///< turn of the displayed response
    QString m_prompt;                   ///< prompt that waits for a response
    LatestOnlyTask<std::optional<WaitingTurn>> m_waitingTurnTask;
};

} // namespace outcrop
