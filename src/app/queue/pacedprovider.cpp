// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/pacedprovider.h"

#include "adapters/providers/callsettings.h"
#include "app/queue/queuemessages.h"

#include <algorithm>

namespace outcrop {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds pauseWithoutRetryTime{1'000};
constexpr milliseconds longestWait{1'000}; ///< then the rate is read again, because it can change

} // namespace

ProviderCall PacedProvider::call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener)
{
    if (const Status turn = waitForTurn(request.provider, stop); !turn) {
        const bool isStopped = turn.error().code == ErrorCode::Interrupted;
        return {{}, CallFailure{isStopped ? FailureKind::Canceled : FailureKind::Unreachable, turn.error().message}};
    }
    ProviderCall made = m_provider.call(request, stop, listener);
    if (made.failure && made.failure->kind == FailureKind::RateLimited)
        static_cast<void>(m_queue.pauseRequests(request.provider, made.failure->retryAfter.value_or(pauseWithoutRetryTime)));
    return made;
}

Status PacedProvider::waitForTurn(const QString &provider, const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        const Result<milliseconds> wait = m_queue.acquireRequestPermit(provider);
        if (!wait)
            return wait.error();
        if (wait->count() == 0)
            return success();
        waitFor(std::min(*wait, longestWait), stop);
    }
    return Error{ErrorCode::Interrupted, queuemessages::stopped(), {}};
}

} // namespace outcrop
