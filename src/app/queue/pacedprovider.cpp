// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/pacedprovider.h"

#include "adapters/providers/callsettings.h"
#include "app/queue/queuemessages.h"

#include <algorithm>

namespace outcrop {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds pauseWithoutRetryTime{1'000};
constexpr milliseconds longestWait{1'000}; ///< a longer wait is divided, because the rate can change in the meantime

} // namespace

Status waitForRequest(JobQueue &queue, const QString &provider, const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        const Result<milliseconds> wait = queue.acquireRequestPermit(provider);
        if (!wait)
            return wait.error();
        if (wait->count() == 0)
            return success();
        waitFor(std::min(*wait, longestWait), stop);
    }
    return Error{ErrorCode::Interrupted, queuemessages::stopped(), {}};
}

void pauseAfterRateLimit(JobQueue &queue, const QString &provider, const std::optional<CallFailure> &failure)
{
    if (failure && failure->kind == FailureKind::RateLimited)
        static_cast<void>(queue.pauseRequests(provider, failure->retryAfter.value_or(pauseWithoutRetryTime)));
}

CallFailure notSentFailureOf(const Error &error)
{
    return {error.code == ErrorCode::Interrupted ? FailureKind::Canceled : FailureKind::Unreachable, error.message};
}

ProviderCall PacedProvider::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    if (const Status turn = waitForRequest(m_queue, request.provider, stop); !turn)
        return {{}, notSentFailureOf(turn.error())};
    ProviderCall result = m_provider.call(request, stop, listener);
    pauseAfterRateLimit(m_queue, request.provider, result.failure);
    return result;
}

} // namespace outcrop
