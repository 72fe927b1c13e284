// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keys.h"
#include "app/prompt/renderprompt.h"
#include "app/send/sendplan.h"
#include "core/interactions/redaction.h"
#include "core/ports/provider.h"
#include "core/responses/parsedresponse.h"
#include "core/responses/reask.h"
#include "core/sessions/historyplan.h"
#include "core/sessions/selectionjson.h"
#include "core/sessions/session.h"

namespace outcrop {

/// What to send, and into which session it goes.
struct SendJob {
    RenderJob render;      ///< an empty provider leaves it to the phase's role, the agent and the manifest
    QString session = {};  ///< id; empty: a new session
    bool goesOn = false;   ///< the phase's conversation continues, otherwise the phase starts again
    FallbackWish fallback = {};
    CallOptions call = {};
    int reAsks = 3;        ///< at most, where an answer does not obey and the provider cannot enforce its schema
    std::optional<Cost> maxCost = {}; ///< dollars that the dearest outcome may have
    bool force = false;    ///< also a request that should not go out as it is: see SendPreview::unfit
    QString because = {};  ///< why the program asks again by itself
};

/// Everything a person wants to know before anything is sent or written. A value.
struct SendPreview {
    SendJob job;            ///< with provider and model as they were chosen
    QString chosenBy;       ///< who chose the provider: `planner in [roles] of config.toml`; empty where the user did
    OpenedWorkspace opened; ///< with the conversation as it will be sent
    TurnPlace place;        ///< where the files will be; another iteration or session if another program takes it first
    PhaseConversation conversation; ///< so far
    RenderResult render;
    HistoryPlan history;    ///< what the session's policy leaves out of the conversation …
    QList<Message> toSummarise = {}; ///< … and what is summarised first, by a separate call
    std::optional<Cost> summaryCost = {}; ///< of that call, at most
    qsizetype firstSent = 0;         ///< of the conversation's messages
    QStringList cut;        ///< parts that went besides so that the request fits
    QString origin;         ///< where the request goes: `https://api.anthropic.com`; empty for copy and paste
    std::optional<KeyState> key;        ///< see addKey()
    std::optional<qint64> answerTokens; ///< at most
    std::optional<Cost> inputCost;      ///< with a cold cache
    ModelChain chain;       ///< whom it may go to, in this order
    SendPlan plan;          ///< every request that could be made; none for copy and paste
    RedactionCounts secrets; ///< found in the prompt, by kind: they are sent, and the session's files keep them as written; the log does not
    Diagnostics blocking;   ///< errors that keep it from being sent
    Diagnostics unfit;      ///< why it should not go out as it is: it does not fit, asks nothing, or lost what is never to be cut; `force` sends it
    std::optional<Error> tooDear; ///< the dearest outcome costs more than is allowed, or is not known

    bool isManual() const { return render.request.url.isEmpty(); }
    const RenderedRequest &request() const { return render.request; }
    /// Of the dearest outcome: the longest answers, the summary, every time it is asked again. Nothing where a price is not known.
    std::optional<Cost> mostCost() const { return isManual() ? Cost() : plan.mostCost; }
    /// Why it is not sent; nothing where it may be.
    std::optional<Error> refusal() const;
};

/// Composes, plans the history, renders, and finds the place. Reads only what `opened` holds; safe on any thread. `now` gives a new session its name.
/// Errors: NotFound (no such provider, session or phase to go on with), NotAllowed (the policy is to refuse).
Result<SendPreview> previewSend(const OpenedWorkspace &opened, const SendJob &job, const QDateTime &now);

/// How often an answer to this prompt is asked for again: for the plan and for the sending alike.
ReaskPolicy reaskPolicyFor(const OpenedWorkspace &opened, const RenderResult &render, const SendJob &job);

/// Adds to a plan how often an answer may be asked for again; each time the conversation is longer by an answer and by what was wrong with it.
void addReasks(SendPlan &plan, const OpenedWorkspace &opened, const RenderResult &render, const QList<RenderedRequest> &chain, const SendJob &job, qint64 extraInput = 0);

/// Adds where the key comes from. May take seconds: the system's key store is asked.
void addKey(SendPreview &preview, const KeyRing &keys);

/// The job that goes on with a session: its last phase, provider and selection. Where the last turn was not answered it is asked again, where it was
/// answered `request` says what to ask next. NotFound where there is nothing to go on with.
Result<SendJob> resumeJob(const OpenedWorkspace &opened, const QString &session, const QString &request = {}, const QString &requestFile = {});

} // namespace outcrop
