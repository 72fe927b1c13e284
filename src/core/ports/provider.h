// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"
#include "core/render/renderer.h"

#include <stop_token>

namespace outcrop {

/// One call with all its attempts: the response received so far and, if it is missing or incomplete, the failure.
struct ProviderCall {
    ProviderAnswer answer = {};
    std::optional<CallFailure> failure = {}; ///< set if there is no complete response; `answer` then holds the part that arrived
    QList<CallAttempt> attempts = {};        ///< every HTTP request that was sent, including retries
    RateLimits limits = {};
};

/// Sends requests to a model behind an API, or answers them from a recording or a fake.
class Provider
{
public:
    virtual ~Provider() = default;

    /// Sends the request and blocks until the response is complete, so call it from a worker thread. May be called from several threads in parallel.
    /// `stop` cancels the wait. If `listener` is set, the response is streamed if the provider supports streaming.
    virtual ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const AnswerListener &listener = {}) = 0;

    /// Like call(), for callers that need a complete response: returns an error that explains the failure and what to do.
    Result<ProviderAnswer> ask(const RenderedRequest &request, const std::stop_token &stop)
    {
        ProviderCall made = call(request, stop);
        return made.failure ? Result<ProviderAnswer>(made.failure->toError()) : Result<ProviderAnswer>(std::move(made.answer));
    }
};

} // namespace outcrop
