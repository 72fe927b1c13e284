// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/usage.h"
#include "core/layers/conversation.h"

#include <functional>
#include <optional>

namespace outcrop {

/// The reason why a response ended. A response with tool calls is also Done; see `toolCalls`.
enum class StopReason {
    Done,
    Truncated,  ///< the output limit or the context window was exceeded
    Refused,    ///< the model refused to answer
    Blocked,    ///< the provider blocked the response
    Incomplete, ///< the response ended with a failure or without a stop reason
};

/// Returns the name used in files and wire formats: `done`, `truncated`, `refused`, `blocked`, `incomplete`.
QString stopReasonName(StopReason reason);
/// Returns the reason for display.
QString stopReasonText(StopReason reason);
std::optional<StopReason> stopReasonFromName(const QString &name);

/// The response of a provider in a provider-independent form.
struct ProviderResponse {
    QString text;
    QList<ToolCall> toolCalls; ///< arguments that are not valid JSON are kept as strings
    StopReason stop = StopReason::Done;
    QString stopDetail = {};  ///< the provider's stop reason as reported: `max_tokens`, `SAFETY`
    QString reasoning = {};   ///< the visible reasoning of the model
    QString model = {};       ///< model name as reported by the provider
    QString id = {};          ///< assigned by the provider
    Usage usage = {};
    Json rawJson = {};                 ///< the original response; for a stream, its events merged into the same structure
    QList<Json> providerState = {};    ///< parts that must be sent back unchanged with the next turn, such as signatures of reasoning
};

/// A chunk of a streamed response. The concatenated chunks of each kind give the complete response.
struct ResponseChunk {
    enum class Kind { Text, Reasoning, ToolCall };

    Kind kind = Kind::Text;
    QString text;      ///< for tool calls: a chunk of the arguments as JSON; empty if the call has just begun
    int index = 0;     ///< for tool calls: index of the call, because several can be made in parallel
    QString tool = {}; ///< for tool calls: name of the tool, set in the first chunk

    friend bool operator==(const ResponseChunk &, const ResponseChunk &) = default;
};

/// Receives the chunks on the calling thread or a thread of the provider. Must return quickly.
using ResponseListener = std::function<void(const ResponseChunk &)>;

} // namespace outcrop
