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
    bool goesOn = false;   ///< the phase's conversation goes on, otherwise the phase is tried anew
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
    TurnPlace place;        ///< where the files will be; another iteration or session if somebody takes it meanwhile
    PhaseConversation conversation; ///< so far
    RenderResult render;
    HistoryPlan history;    ///< what the session's policy leaves out of the conversation …
    QList<Message> toSummarise = {}; ///< … and what is summarised first, by a call of its own
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

struct SendOutcome;

/// What happens while it happens; called on the thread of sendPrompt() or the provider's own, so it must be short.
struct SendListener {
    AnswerListener piece = {};                             ///< with one, the answer is streamed
    std::function<void(const TurnPlace &)> stored = {};    ///< prompt and row are on the disk, the call begins
    std::function<void(const SendOutcome &)> ended = {};   ///< a turn has ended, however, and that is on the disk; once for each
    std::function<void(const QString &)> note = {};        ///< for people: `asking again: …`
};

struct SendSettings {
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
    SendListener listener = {};
};

/// What is done with an answer that is not accepted, as the agent's guardrails.fallback_behavior says.
struct FallbackStep {
    Fallback fallback = Fallback::Unset;
    QString word; ///< as it is written

    QString text() const; ///< for people
};

/// What became of it. Files are named relative to the workspace.
struct SendOutcome {
    TurnPlace place;          ///< of the last turn
    TurnRecord record;        ///< its row, as it is on the disk
    ProviderAnswer answer = {};
    std::optional<CallFailure> failure = {};
    std::optional<ParsedResponse> parsed = {};
    std::optional<FallbackStep> fallback = {}; ///< what the agent's guardrails say of an answer that is not accepted
    std::optional<qint64> firstTokenMs = {}; ///< from the call to the first piece of the answer, where it was streamed
    QStringList files = {};   ///< written, in order
    QList<TurnRecord> turns = {};         ///< all that were made: more than one where the program asked again
    std::optional<Error> error = {};      ///< something could not be stored; what there was before stands

    /// What may be shown of `parsed`: all of it, or, of an answer that is held back, the judgement alone. Its words stay in the session's file.
    ParsedResponse shown() const;
    /// Whether the answer must not be passed on.
    bool isHeldBack() const { return fallback && fallback->fallback == Fallback::Halt; }
    bool isWaiting() const { return record.state == TurnState::Waiting; }
    /// Whether the answer can be used as it is.
    bool isAccepted() const;
};

/// Stores the prompt and a row that says `interrupted`, calls the provider, keeps on the disk what arrives, and writes down how it ended. Nothing that
/// is there is overwritten. Blocks: call it on a worker thread. `stop` ends the call soon; what had arrived stays, in a file of its own.
/// A prompt for copy and paste is only stored: it waits for its answer (see manualmode.h). What the preview refuses is neither stored nor sent.
SendOutcome sendPrompt(const SendPreview &preview, Provider &provider, const SendSettings &settings = {}, const std::stop_token &stop = {});

/// The job that goes on with a session: its last phase, provider and selection. Where the last turn was not answered it is asked again, where it was
/// answered `request` says what to ask next. NotFound where there is nothing to go on with.
Result<SendJob> resumeJob(const OpenedWorkspace &opened, const QString &session, const QString &request = {}, const QString &requestFile = {});

} // namespace outcrop
