// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/prompt/renderprompt.h"
#include "app/send/sendplan.h"
#include "core/interactions/redaction.h"
#include "core/ports/provider.h"
#include "core/responses/parsedresponse.h"
#include "core/responses/responseretry.h"
#include "core/sessions/historyplan.h"
#include "core/sessions/selectionjson.h"
#include "core/sessions/session.h"
#include "core/sessions/toolreplies.h"

namespace outcrop {

/// The prompt to send and its session.
struct SendJob {
    RenderJob render;      ///< empty provider: the phase's role, the agent or the manifest choose one
    QString session = {};  ///< session ID; empty: a new session
    int iteration = 0;             ///< iteration of a new phase; 0: the session's last, or the next if it has the phase
    bool continuesPhase = false;   ///< true: continue the phase's conversation; false: start the phase again
    FallbackOptions fallback = {};
    CallOptions call = {};
    int maxResponseRetries = 3;        ///< upper limit of the retries that responseRetryPolicyFor() returns
    std::optional<Cost> maxCost = {}; ///< the request is not sent if its maximum cost exceeds this
    bool isForced = false;    ///< whether to send a request that is unfit, as in SendPreview::unfit
    ToolReplies toolReplies = {}; ///< simulated results with which the program answers tool calls
    int maxToolRounds = 0;        ///< maximum number of requests with such results
    QString retryReason = {};  ///< why the program sends the request itself; empty for a user's request
};

/// The data that the user can check before a request is sent or a file is written. A value type.
struct SendPreview {
    SendJob job;            ///< the job with the chosen provider and model
    QString choiceSource; ///< source of the provider choice, such as `planner in [roles] of config.toml`; empty: the user
    OpenedWorkspace opened; ///< the workspace with the conversation to send
    TurnLocation location; ///< location of the files; another iteration or session if another program takes this one first
    PhaseConversation conversation; ///< conversation before this turn
    RenderResult render;
    HistoryPlan history;                  ///< the part of the conversation to send, and its token counts
    QList<Message> messagesToSummarize = {};      ///< messages to summarize first, with a separate call
    std::optional<Cost> summaryCost = {}; ///< maximum cost of that call
    qsizetype firstSentMessage = 0;         ///< 0-based index in the conversation
    QStringList removedParts;                 ///< other parts that were removed to fit the limits
    QString origin;         ///< origin of the request: `https://api.anthropic.com`; empty for manual prompts
    std::optional<KeyState> key;        ///< state of the provider's key, set by addKeyState()
    std::optional<qint64> maxResponseTokens; ///< nullopt if neither the prompt nor the model limits a response
    std::optional<Cost> inputCost;      ///< input cost with a cold cache
    ModelChain chain;       ///< the models to try, in order
    SendPlan plan;          ///< every request that could be sent; empty for manual prompts
    RedactionCounts secrets; ///< number of secrets in the prompt, by kind. They are sent and kept in the session's files, but not in the log
    Diagnostics blockingFindings;   ///< errors that prevent sending, and that the prompt has no text
    Diagnostics
        unfitFindings; ///< why the request should not be sent: it exceeds a limit, is empty, or lacks a part that must not be removed; `isForced` sends it
    std::optional<Error> costLimitError; ///< set if the maximum cost exceeds the limit or is unknown

    bool isManual() const { return render.request.url.isEmpty(); }
    const RenderedRequest &request() const { return render.request; }
    /// Returns the maximum cost of all planned requests with the longest responses. Returns nullopt if a price or the limit of a response is unknown.
    std::optional<Cost> maxTotalCost() const { return isManual() ? Cost() : plan.maxTotalCost; }
    /// Returns why the request must not be sent, or nullopt if it may be.
    std::optional<Error> blockingError() const;
};

/// Composes, plans the history, renders, and determines the files. Reads the disk only if a coding agent's files are the layers. Thread-safe. `now` is part of a new
/// session's name. Errors: NotFound if there is no such provider, session or phase to continue. NotAllowed if the session name is not valid or looks like a secret, or if
/// the history policy does not allow the conversation. Invalid if the conversation cannot be read.
Result<SendPreview> previewSend(const OpenedWorkspace &opened, const SendJob &job, const QDateTime &now);

/// Returns the policy for retries after an invalid response, limited by the job. Planning and sending both use it.
ResponseRetryPolicy responseRetryPolicyFor(
    const OpenedWorkspace &opened, const RenderResult &render, const SendJob &job);

/// Adds response retries to a plan. Each retry lengthens the conversation by a response and its findings.
void addResponseRetries(SendPlan &plan, const OpenedWorkspace &opened, const RenderResult &render,
    const QList<RenderedRequest> &chain, const SendJob &job, qint64 extraInput = 0);

/// Adds the state of the provider's key. May take seconds, because it accesses the system key store.
void addKeyState(SendPreview &preview, const KeyRing &keys);

/// Returns the job that continues a session with its last phase, provider and selection. If `request` is empty and the last turn has no response, its request
/// is sent again; otherwise `request` is the next question. NotFound if there is nothing to continue.
Result<SendJob> planResume(const OpenedWorkspace &opened, const QString &session, const QString &request = {}, const QString &requestFile = {});

} // namespace outcrop
