// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace outcrop {

/// The cause of a missing or incomplete response. The message for the user is separate.
enum class FailureKind {
    NoKey,        ///< no key is stored for this provider or this host
    Unreachable,  ///< connection refused, unknown host, or connection timeout; no request was sent
    NotTrusted,   ///< the certificate is not valid for the host
    Proxy,        ///< the proxy could not be reached, or it rejected the request
    Lost,         ///< the connection was lost while or after the request was sent, so the provider may have billed it
    TimedOut,     ///< no data arrived within the time limit
    Unauthorized, ///< HTTP 401, 403: the key is invalid or lacks permission
    BadRequest,   ///< any other HTTP 4xx, such as 400, 404 or 413: the provider rejected the request
    Quota,        ///< the account has no credit left
    RateLimited,  ///< HTTP 429
    Overloaded,   ///< HTTP 503, 529
    ServerError,  ///< any other HTTP 5xx, or an unclassified error in a response with another status
    Redirected,   ///< the URL redirects; keys are not sent to the target
    Malformed,    ///< the response does not match the API's documentation
    TooLarge,     ///< exceeds a safety limit
    Truncated,    ///< the stream ended without its end marker
    StreamError,  ///< the provider reported an error within the stream
    Canceled,     ///< canceled by the user
};

/// Returns the name used in logs, JSON and wire formats: `not-reached`, `rate-limited` …
QString failureName(FailureKind kind);
std::optional<FailureKind> failureFromName(const QString &name);

/// The reason why a call has no complete response.
struct CallFailure {
    FailureKind kind = FailureKind::Malformed;
    QString message;    ///< problem and remedy; never contains a key
    int status = 0;     ///< HTTP status; 0 if there was no response
    QString code = {};  ///< error code of the provider: `rate_limit_error`
    std::optional<std::chrono::milliseconds> retryAfter = {};

    Error toError() const;
};

/// One HTTP request that was sent.
struct CallAttempt {
    int number = 1;
    QDateTime startTime;
    std::chrono::milliseconds timeToFirstByte{0}; ///< time to the first byte; 0 if none arrived
    std::chrono::milliseconds duration{0};
    int status = 0;
    QString requestId = {};       ///< request ID from the provider, for support requests
    QString outcome = {};         ///< `answered`, or the name of the failure
    std::chrono::milliseconds delay{0}; ///< delay before this attempt
};

/// One rate limit from the headers of the provider's last response; nullopt for values that are not reported.
struct RateLimit {
    QString name; ///< `requests`, `tokens`, `input-tokens`
    std::optional<qint64> limit;
    std::optional<qint64> remainingRequests;
    QDateTime resetTime;
};
using RateLimits = QList<RateLimit>;

} // namespace outcrop
