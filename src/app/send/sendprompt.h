// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendpreview.h"

namespace outcrop {

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
    std::optional<Error> error = {};      ///< something could not be stored; earlier content is unchanged

    /// What may be shown of `parsed`: all of it, or, of an answer that is held back, the judgement alone. Its words stay in the session's file.
    ParsedResponse shown() const;
    /// Whether the answer must not be passed on.
    bool isHeldBack() const { return fallback && fallback->fallback == Fallback::Halt; }
    bool isWaiting() const { return record.state == TurnState::Waiting; }
    /// Whether the answer can be used as it is.
    bool isAccepted() const;
};

/// Stores the prompt and a row that says `interrupted`, calls the provider, keeps on the disk what arrives, and writes down how it ended. Nothing that
/// is there is overwritten. Blocks: call it on a worker thread. `stop` ends the call soon; what had arrived is kept in a separate file.
/// A prompt for copy and paste is only stored: it waits for its answer (see manualmode.h). What the preview refuses is neither stored nor sent.
SendOutcome sendPrompt(const SendPreview &preview, Provider &provider, const SendSettings &settings = {}, const std::stop_token &stop = {});

} // namespace outcrop
