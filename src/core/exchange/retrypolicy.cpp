// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/retrypolicy.h"

#include "core/base/localnumbers.h"
#include "core/exchange/durations.h"
#include "core/exchange/exchangemessages.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace outcrop {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

/// Parses `Sat, 21 Nov 2026 14:00:00 GMT`, the only date format that HTTP allows senders to use.
QDateTime parseHttpDate(const QString &text)
{
    if (!text.endsWith(u"GMT"))
        return {};
    QDateTime time = QLocale::c().toDateTime(text.chopped(3).trimmed(), QStringLiteral("ddd, dd MMM yyyy HH:mm:ss"));
    time.setTimeZone(QTimeZone::utc());
    return time;
}

/// Returns whether a response with this status means that the request was not processed. Gateway errors (502, 504) leave this open and are not included.
bool isRetryable(int status)
{
    constexpr std::array statuses{408, 409, 429, 500, 503, 529};
    return std::find(statuses.begin(), statuses.end(), status) != statuses.end();
}

/// Returns the reason why a failure is final; empty if a retry may help.
QString finalReason(const CallFailure &failure, const std::optional<ResponseHead> &head, const CallProgress &progress)
{
    if (failure.kind == FailureKind::Canceled)
        return exchangemessages::stopped();
    if (progress.hasDeliveredChunk)
        return exchangemessages::alreadyShown();
    const QString advice = head ? head->header(u"x-should-retry").trimmed().toLower() : QString();
    if (advice == u"true")
        return {};
    if (advice == u"false")
        return exchangemessages::retryUseless();
    if (failure.kind == FailureKind::Quota)
        return exchangemessages::quotaNotRestored();
    const bool asksToWait = failure.kind == FailureKind::RateLimited || failure.kind == FailureKind::Overloaded;
    if (head)
        return isRetryable(head->status) || asksToWait ? QString() : exchangemessages::sameFailure();
    if (progress.isBodySent)
        return exchangemessages::mayBeProcessed();
    return failure.kind == FailureKind::Unreachable || failure.kind == FailureKind::Lost
        ? QString()
        : exchangemessages::sameFailure();
}

/// The number of retries allowed for a failure, and the reason if it is 0.
struct RetryAllowance {
    int retries = 0;
    QString denialReason; ///< reason shown if no retries are allowed
};

RetryAllowance allowanceFor(const RetryPolicy &policy, bool isUnsent, bool isInvited)
{
    if (isUnsent)
        return {policy.retriesIfUnsent, exchangemessages::retriesOff()};
    if (isInvited)
        return {policy.retriesWithRetryTime, exchangemessages::retriesOff()};
    return {policy.retriesWithoutRetryTime, exchangemessages::noRetryTime()};
}

/// Returns the delay 0.5 s, 1 s, 2 s … minus a random fraction.
milliseconds backoffDelay(const RetryPolicy &policy, int attempts, double randomFraction)
{
    const double whole = double(policy.initialDelay.count()) * double(1ULL << std::clamp(attempts - 1, 0, 30));
    const double cappedDelay = std::min(whole, double(policy.maximumDelay.count()));
    return milliseconds(qint64(cappedDelay * (1 - policy.jitter * std::clamp(randomFraction, 0.0, 1.0))));
}

QString secondsText(milliseconds time)
{
    return localNumber(QString::number(double(time.count()) / 1000, 'g', 4));
}

} // namespace

std::optional<milliseconds> retryAfter(const ResponseHead &head)
{
    constexpr milliseconds longest = 24h;
    bool isNumber = false;
    const double exactDelay = head.header(u"retry-after-ms").trimmed().toDouble(&isNumber);
    if (isNumber && exactDelay >= 0)
        return milliseconds(qint64(std::min(exactDelay, double(longest.count()))));
    const QString text = head.header(u"retry-after").trimmed();
    if (const auto duration = readDuration(text, longest))
        return duration;
    const QDateTime date = parseHttpDate(text);
    if (!date.isValid())
        return std::nullopt;
    return std::clamp(milliseconds(head.time().msecsTo(date)), 0ms, longest);
}

RetryPolicy RetryPolicy::limitRetries(int retries)
{
    RetryPolicy policy;
    policy.retriesIfUnsent = policy.retriesWithRetryTime = policy.retriesWithoutRetryTime = retries;
    return policy;
}

RetryDecision decideRetry(const RetryPolicy &policy, const CallFailure &failure, const std::optional<ResponseHead> &head,
                          const CallProgress &progress, double randomFraction)
{
    if (const QString reason = finalReason(failure, head, progress); !reason.isEmpty())
        return {false, 0ms, reason};
    const std::optional<milliseconds> asked = failure.retryAfter ? failure.retryAfter : head ? retryAfter(*head) : std::nullopt;
    const RetryAllowance allowance = allowanceFor(policy, !head && !progress.isBodySent, asked.has_value());
    if (progress.attempts > allowance.retries)
        return {false, 0ms, allowance.retries > 0 ? exchangemessages::attemptsFailed(progress.attempts) : allowance.denialReason};
    if (asked && *asked > policy.maximumRetryAfter)
        return {false, 0ms, exchangemessages::waitTooLong(secondsText(*asked))};
    const milliseconds wait = asked.value_or(backoffDelay(policy, progress.attempts, randomFraction));
    return {true, wait, asked ? exchangemessages::waitTooLong(secondsText(wait))
                              : exchangemessages::afterSeconds(secondsText(wait))};
}

FallbackDecision decideFallback(const CallFailure &failure, bool hasDeliveredChunk)
{
    if (hasDeliveredChunk)
        return {false, exchangemessages::alreadyShown()};
    switch (failure.kind) {
    case FailureKind::NoKey:
    case FailureKind::Unreachable:
    case FailureKind::NotTrusted:
    case FailureKind::Proxy:
    case FailureKind::Unauthorized:
    case FailureKind::BadRequest:
    case FailureKind::Quota:
    case FailureKind::RateLimited:
    case FailureKind::Overloaded:
    case FailureKind::ServerError:
    case FailureKind::Redirected:
        return {true, failure.message};
    case FailureKind::Canceled:
        return {false, exchangemessages::stopped()};
    case FailureKind::Lost:
    case FailureKind::TimedOut:
    case FailureKind::Malformed:
    case FailureKind::TooLarge:
    case FailureKind::Truncated:
    case FailureKind::StreamError:
        return {false, exchangemessages::mayBeBilled()};
    }
    Q_UNREACHABLE();
}

} // namespace outcrop
