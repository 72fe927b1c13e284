// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/responsehead.h"

namespace outcrop {

/// When a request may be sent again, and after how long: the one statement of it, for the command line and the window. Sent again means another
/// request, and another request may be another bill, so by default only two things lead to one: nothing went out (the connection was refused), or the
/// provider answered that it did not do the work and named a time to come back (`Retry-After`). Where the connection broke after the request had
/// gone, the provider may have done the work, and it is never asked to do it twice.
struct RetryPolicy {
    int unsent = 2;    ///< retries where no request went out
    int invited = 2;   ///< retries after an error response that names a time to wait
    int uninvited = 0; ///< retries after other error responses that say the work was not done
    std::chrono::milliseconds first{500};      ///< doubled with every retry …
    std::chrono::milliseconds longest{8'000};  ///< … up to this
    std::chrono::milliseconds patience{60'000}; ///< a provider that asks for more is not asked again by the program
    double jitter = 0.25;                      ///< at most this share is subtracted, so that many clients do not return at the same time

    /// The policy of a user who states the number: it applies to every failure. 0 sends nothing twice.
    static RetryPolicy atMost(int retries);
    /// The requests of one call at most: retries of what was never sent are none.
    int mostRequests() const { return 1 + (invited > uninvited ? invited : uninvited); }
};

/// How far a call has come when an attempt ended.
struct CallProgress {
    int attempts = 1;       ///< requests that went out, this one included
    bool bodySent = true;   ///< the whole body had gone
    bool pieceGiven = false; ///< a piece of an answer was shown
};

struct RetryDecision {
    bool again = false;
    std::chrono::milliseconds wait{0};
    QString reason; ///< in words, for the log: why again, or why not
};

/// `head` is that of the response, if one came; `random` is from 0 up to 1.
RetryDecision decideRetry(const RetryPolicy &policy, const CallFailure &failure, const std::optional<ResponseHead> &head,
                          const CallProgress &progress, double random);

/// How long the provider asks to wait: `retry-after-ms`, else `retry-after` in seconds or as a date. Nothing where it asks for nothing that can be
/// understood. Never negative, never more than a day.
std::optional<std::chrono::milliseconds> retryAfter(const ResponseHead &head);

/// Whether the next of the preferred models may be asked instead. Only where this one did no work that could be billed, and showed nothing.
struct FallbackDecision {
    bool next = false;
    QString reason; ///< in words: what was wrong with this one
};

FallbackDecision decideFallback(const CallFailure &failure, bool pieceGiven);

} // namespace outcrop
