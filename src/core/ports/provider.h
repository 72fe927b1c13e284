// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"
#include "core/render/renderer.h"

#include <stop_token>

namespace outcrop {

/// The result of one call with all its attempts: the response received so far and, if it is missing or incomplete, the failure.
struct ProviderCall {
    ProviderResponse response = {};
    std::optional<CallFailure> failure =
        {}; ///< set if there is no complete response; `response` then contains the received part
    QList<CallAttempt> attempts = {};        ///< every HTTP request that was sent, including retries
    RateLimits limits = {};
};

/// Sends requests to a model through an API. Other implementations return recorded or fake responses.
class Provider
{
public:
    virtual ~Provider() = default;

    /// Sends the request and blocks until the response is complete, so call it from a worker thread. May be called from several threads in parallel.
    /// `stop` cancels the wait. If `listener` is set, the response is streamed if the provider supports streaming.
    virtual ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) = 0;

    /// Like call(), for callers that need a complete response. Errors: those of CallFailure::toError(), with the failure and the remedy.
    Result<ProviderResponse> ask(const RenderedRequest &request, const std::stop_token &stop)
    {
        ProviderCall result = call(request, stop);
        return result.failure ? Result<ProviderResponse>(result.failure->toError()) : Result<ProviderResponse>(std::move(result.response));
    }
};

} // namespace outcrop
