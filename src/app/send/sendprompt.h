// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendpreview.h"

namespace outcrop {

struct ResponseContract;
struct SendOutcome;

/// Callbacks during sending, on the thread of sendPrompt() or of the provider. They must return quickly.
struct SendListener {
    ResponseListener onChunk = {};                             ///< receives the response as it arrives; if set, the response is streamed
    std::function<void(const TurnLocation &)> onTurnStored = {}; ///< called when the prompt and its row are on disk, before the call to the provider
    std::function<void(const SendOutcome &)> onTurnEnded = {};   ///< called once for each turn that has ended, successfully or not, and is on disk
    std::function<void(const QString &)> onMessage = {};        ///< messages for users, such as `retrying: …`
};

struct SendSettings {
    std::function<QDateTime()> now = [] { return QDateTime::currentDateTimeUtc(); };
    SendListener listener = {};
};

/// The handling of a response that is not accepted, from the agent's guardrails.fallback_behavior.
struct FallbackStep {
    Fallback fallback = Fallback::Unset;
    QString word; ///< the behavior as written in the agent

    /// Returns a sentence for users; empty if the agent sets no behavior.
    QString text() const;
};

/// The outcome of sending. File paths are relative to the workspace.
struct SendOutcome {
    TurnLocation location;       ///< location of the last turn
    TurnRecord record;        ///< the turn's row, as on disk
    ProviderResponse response = {};
    std::optional<CallFailure> failure = {};
    std::optional<ParsedResponse> parsed = {};
    std::optional<FallbackStep> fallback = {}; ///< the agent's fallback behavior, if the response is not accepted
    std::optional<qint64> firstTokenMs = {}; ///< milliseconds from the call to the first chunk of a streamed response
    QStringList files = {};   ///< paths of the written files, in order
    QList<TurnRecord> turns = {};         ///< all turns; more than one if the program retried
    std::optional<Error> error = {};      ///< why the prompt was not sent, or which write failed; content written earlier is unchanged

    /// Returns the part of `parsed` that may be shown. For a response that is held back, it lacks the text and the data, which remain in the session's files.
    ParsedResponse visibleResponse() const;
    /// Returns a sentence for each output filter that removed text from the response or that the response violates. The sentences do not quote the response.
    QStringList outputFilterNotes() const;
    /// Returns whether the response must not be passed on.
    bool isHeldBack() const { return fallback && fallback->fallback == Fallback::Halt; }
    /// Returns whether the model called tools and waits for their results.
    bool awaitsTools(const ResponseContract &contract) const;
    bool isWaiting() const { return record.state == TurnState::Waiting; }
    /// Returns whether the response can be used.
    bool isAccepted() const;
};

/// Stores the prompt with a row in state `interrupted`, calls the provider, saves the response as it arrives, and updates the row. Never overwrites other
/// files. Blocks: call it on a worker thread. `stop` interrupts the call; the partial response is kept in a separate file. A manual prompt is only stored
/// and waits for its response. If the preview has a blocking error, no file is stored and no request is sent.
SendOutcome sendPrompt(const SendPreview &preview, Provider &provider, const SendSettings &settings = {}, const std::stop_token &stop = {});

} // namespace outcrop
