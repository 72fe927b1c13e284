// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"
#include "core/render/renderer.h"

#include <stop_token>

namespace outcrop {

/// One call from the first attempt to its end: the answer as far as it came, and where it has none or a broken one, why.
struct ProviderCall {
    ProviderAnswer answer = {};
    std::optional<CallFailure> failure = {}; ///< set where there is no whole answer; `answer` then holds what had arrived
    QList<CallAttempt> attempts = {};        ///< every request that went out: exactly as many as the provider received
    RateLimits limits = {};
};

/// Answers requests: a model behind an API, a recording, a fake.
class Provider
{
public:
    virtual ~Provider() = default;

    /// Asks, and waits for the end, so call it on a worker thread; several threads may ask in parallel. `stop` ends the waiting.
    /// A listener asks for a stream where the provider has one.
    virtual ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const AnswerListener &listener = {}) = 0;

    /// The same for those who only want a whole answer: a failure is an error whose message says what happened and what to do.
    Result<ProviderAnswer> ask(const RenderedRequest &request, const std::stop_token &stop)
    {
        ProviderCall made = call(request, stop);
        return made.failure ? Result<ProviderAnswer>(made.failure->toError()) : Result<ProviderAnswer>(std::move(made.answer));
    }
};

} // namespace outcrop
