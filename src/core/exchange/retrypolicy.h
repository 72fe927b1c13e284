// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"

namespace outcrop {

/// Decides whether and when a request is retried, for both the command line and the window. Each retry is another request that can be billed. By default, a request is
/// therefore retried in only two cases. In the first case, it was not sent completely, for example because the connection was refused. In the second case, the provider
/// reported that it did not process the request, and sent a retry time (`Retry-After`). A request whose connection was lost after sending is not retried, because the
/// provider may have processed it.
struct RetryPolicy {
    int retriesIfUnsent = 2;
    int retriesWithRetryTime = 2;                    ///< retries after an error response with a retry time
    int retriesWithoutRetryTime = 0;                 ///< retries after other error responses to requests that were not processed
    std::chrono::milliseconds initialDelay{500};     ///< doubled with each retry
    std::chrono::milliseconds maximumDelay{8'000};   ///< maximum of the doubled delay
    std::chrono::milliseconds maximumRetryAfter{60'000}; ///< longest delay that a provider can request; beyond it, the program does not retry
    double jitter = 0.25;                            ///< maximum fraction randomly subtracted from a delay, so that clients do not all retry at the same time

    /// Returns a policy with a user-defined number of retries for every kind of failure that can be retried. 0 disables retries.
    static RetryPolicy limitRetries(int retries);
    /// Returns the maximum number of requests that one call sends. Excludes attempts that were never sent.
    int maximumRequests() const { return 1 + (retriesWithRetryTime > retriesWithoutRetryTime ? retriesWithRetryTime : retriesWithoutRetryTime); }
};

/// The progress of a call when an attempt ended.
struct CallProgress {
    int attempts = 1;       ///< number of attempts, including this one
    bool isBodySent = true;   ///< true if the whole body was sent
    bool hasDeliveredChunk = false; ///< true if a chunk of the response was delivered
};

/// The decision whether to retry a request, and the delay.
struct RetryDecision {
    bool shouldRetry = false;
    std::chrono::milliseconds wait{0};
    QString reason; ///< reason for or against a retry, for the log
};

/// Returns whether to retry, and the delay. The header `x-should-retry` overrides the status. `head` belongs to the response, if there was one. `random` is in
/// the range [0, 1).
RetryDecision decideRetry(const RetryPolicy &policy, const CallFailure &failure, const std::optional<ResponseHead> &head,
                          const CallProgress &progress, double randomFraction);

/// Returns the delay that the provider requests: `retry-after-ms`, otherwise `retry-after` in seconds or as a date. Returns nullopt if there is no
/// valid value. Never negative, at most one day.
std::optional<std::chrono::milliseconds> retryAfter(const ResponseHead &head);

/// The decision whether to try the next preferred model. Allowed only if this call was not billable and delivered no chunk.
struct FallbackDecision {
    bool shouldTryNext = false;
    QString reason; ///< description of the failure, or the reason why the next model is not tried
};

FallbackDecision decideFallback(const CallFailure &failure, bool hasDeliveredChunk);

} // namespace outcrop
