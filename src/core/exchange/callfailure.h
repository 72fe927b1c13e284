// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace outcrop {

/// Why a call brought no whole answer. One line each, with a separate message for people.
enum class FailureKind {
    NoKey,         ///< no key is stored for this provider, or not for this host
    NotReached,    ///< refused, no such host, or nothing answered in time: no request went out
    NotTrusted,    ///< the certificate is not valid for the host
    Proxy,         ///< the proxy refused
    Lost,          ///< the connection broke after the request had gone: the provider may have counted it
    TimedOut,      ///< silence for longer than the limit
    Unauthorized,  ///< 401, 403: the key is wrong or may not do this
    BadRequest,    ///< 400, 404, 413, 422: the provider would not take the request
    Quota,         ///< nothing left to pay with
    RateLimited,   ///< 429
    Overloaded,    ///< 503, 529
    ServerError,   ///< any other 5xx
    Redirected,    ///< the address has moved; keys do not follow
    Malformed,     ///< the answer is not what the API's documents say
    TooLarge,      ///< beyond a limit that protects the program
    Cut,           ///< the stream ended without its end mark
    StreamError,   ///< the provider reported an error in the middle of the stream
    Cancelled,     ///< the user stopped it
};

/// `not-reached`, `rate-limited` …: the words of logs, of JSON and of wire formats.
QString failureName(FailureKind kind);
std::optional<FailureKind> failureFromName(const QString &name);

struct CallFailure {
    FailureKind kind = FailureKind::Malformed;
    QString message;    ///< what happened and what to do, without any key
    int status = 0;     ///< of HTTP; 0 where there was none
    QString code = {};  ///< the provider's own: `rate_limit_error`
    std::optional<std::chrono::milliseconds> retryAfter = {};

    Error toError() const;
};

/// One request that went out.
struct CallAttempt {
    int number = 1;
    QDateTime started;
    std::chrono::milliseconds firstByte{0}; ///< 0 where none came
    std::chrono::milliseconds took{0};
    int status = 0;
    QString requestId = {};       ///< the provider's, for its support
    QString end = {};             ///< `answered`, or the failure's name
    std::chrono::milliseconds waited{0}; ///< before this one
};

/// What a provider said of its limits in the headers of its last response; absent where it said nothing.
struct RateLimit {
    QString what; ///< requests, tokens, input-tokens
    std::optional<qint64> limit;
    std::optional<qint64> remaining;
    QDateTime reset;
};
using RateLimits = QList<RateLimit>;

} // namespace outcrop
