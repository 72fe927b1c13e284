// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/layers/conversation.h"
#include "core/render/renderer.h"

#include <stop_token>

namespace outcrop {

/// How an answer ended. A call of a tool is an answer that is done: `toolCalls` says so.
enum class StopReason {
    Done,
    Truncated, ///< the limit of the output or of the window was reached
    Refused,   ///< the model would not answer
    Blocked,   ///< the provider would not let it answer
};

/// What a provider answered, in the words all providers share.
struct ProviderAnswer {
    QString text;
    QList<ToolCall> toolCalls;
    StopReason stop = StopReason::Done;
    Json raw = {}; ///< the response as it came
};

/// Whoever answers requests: a model behind an API, a recording, a fake.
class Provider
{
public:
    virtual ~Provider() = default;

    /// Asks once and waits for the whole answer, so call it on a worker thread; several threads may ask at once. `stop` ends the
    /// waiting with Interrupted. Every other error says in its message why there is no answer.
    virtual Result<ProviderAnswer> ask(const RenderedRequest &request, const std::stop_token &stop) = 0;
};

} // namespace outcrop
