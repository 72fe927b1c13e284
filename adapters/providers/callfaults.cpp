// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/callfaults.h"

#include "adapters/providers/callmessages.h"
#include "core/base/weborigin.h"

namespace outcrop {
namespace {

/// Returns a URL without path and query, for display.
QString hostOf(const QUrl &address)
{
    const Result<WebOrigin> origin = WebOrigin::of(address);
    return origin ? origin->text() : callmessages::unusableAddress();
}

FailureKind kindOf(HttpOutcome end)
{
    switch (end) {
    case HttpOutcome::Unreachable:
        return FailureKind::Unreachable;
    case HttpOutcome::NotTrusted:
        return FailureKind::NotTrusted;
    case HttpOutcome::Proxy:
        return FailureKind::Proxy;
    case HttpOutcome::TimedOut:
        return FailureKind::TimedOut;
    case HttpOutcome::TooLarge:
        return FailureKind::TooLarge;
    case HttpOutcome::Malformed:
        return FailureKind::Malformed;
    case HttpOutcome::Canceled:
        return FailureKind::Canceled;
    case HttpOutcome::Lost:
    case HttpOutcome::Finished:
    case HttpOutcome::ListenerStopped:
        break;
    }
    return FailureKind::Lost;
}

QString messageFor(const HttpResult &result, const QString &provider, const QString &host)
{
    switch (result.outcome) {
    case HttpOutcome::Unreachable:
        return callmessages::notReached(provider, host, result.reason);
    case HttpOutcome::NotTrusted:
        return callmessages::notTrusted(provider, host, result.reason);
    case HttpOutcome::Proxy:
        return callmessages::notReachedByProxy(provider, host, result.reason);
    case HttpOutcome::TimedOut:
        return callmessages::timedOut(provider, result.reason);
    case HttpOutcome::TooLarge:
        return callmessages::responseTooLarge(provider, result.reason);
    case HttpOutcome::Malformed:
        return callmessages::noAnswer(provider, host, result.reason);
    case HttpOutcome::Lost:
        if (result.head.status == 0)
            return callmessages::lostBeforeResponse(provider, result.reason, host);
        [[fallthrough]];
    default:
        return callmessages::lost(provider, result.reason);
    }
}

} // namespace

std::optional<CallFailure> networkFailure(const HttpResult &result, const QString &provider, const QUrl &address)
{
    if (result.outcome == HttpOutcome::Finished || result.outcome == HttpOutcome::ListenerStopped)
        return {};
    if (result.outcome == HttpOutcome::Canceled)
        return canceledFailure();
    return CallFailure{kindOf(result.outcome), messageFor(result, provider, hostOf(address)), result.head.status};
}

CallFailure redirectFailure(const HttpHead &head, const QString &provider, const QUrl &address)
{
    const QUrl target = address.resolved(QUrl(QString::fromUtf8(headerValue(head.headers, "location"))));
    return {FailureKind::Redirected,
            callmessages::redirected(provider, hostOf(address), hostOf(target)),
            head.status};
}

CallFailure encodingFailure(const QByteArray &coding, const QString &provider)
{
    return {FailureKind::Malformed,
            callmessages::compressed(provider, QString::fromUtf8(coding.left(20)))};
}

CallFailure canceledFailure()
{
    return {FailureKind::Canceled, callmessages::stopped()};
}

} // namespace outcrop
