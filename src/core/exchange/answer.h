// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/usage.h"
#include "core/layers/conversation.h"

#include <functional>
#include <optional>

namespace outcrop {

/// How an answer ended. A tool call is a complete answer: see `toolCalls`.
enum class StopReason {
    Done,
    Truncated,  ///< the limit of the output or of the window was reached
    Refused,    ///< the model would not answer
    Blocked,    ///< the provider would not let it answer
    Incomplete, ///< the connection ended, or was ended, before the provider marked the end
};

/// `done`, `truncated`, `refused`, `blocked`, `incomplete`: the words of files and of wire formats.
QString stopReasonName(StopReason reason);
std::optional<StopReason> stopReasonFromName(const QString &name);

/// What a provider answered, in the words all providers share.
struct ProviderAnswer {
    QString text;
    QList<ToolCall> toolCalls; ///< arguments that are not JSON are kept as a text
    StopReason stop = StopReason::Done;
    QString stopDetail = {};  ///< the provider's own word for it: `max_tokens`, `SAFETY`
    QString reasoning = {};   ///< what the model showed of its thinking
    QString model = {};       ///< as the provider names it
    QString id = {};          ///< the provider's name for this answer
    Usage usage = {};
    Json raw = {};            ///< the response as it came; of a stream, the events put together into the same shape
    QList<Json> kept = {};    ///< parts of it that must go back unchanged with the next turn: signatures of thinking
};

/// A piece of an answer while it arrives. Put together, the pieces of a kind are what the answer says.
struct AnswerPiece {
    enum class Kind { Text, Reasoning, ToolCall };

    Kind kind = Kind::Text;
    QString text;      ///< of a call: a piece of its arguments as JSON, or nothing where it only begins
    int index = 0;     ///< of a call: several may be made in parallel
    QString tool = {}; ///< of a call: the tool's name, with the piece that begins it

    friend bool operator==(const AnswerPiece &, const AnswerPiece &) = default;
};

/// Hears the pieces, on the thread that asked or on the provider's own; what it does must be short.
using AnswerListener = std::function<void(const AnswerPiece &)>;

} // namespace outcrop
