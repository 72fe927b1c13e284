// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/callfaults.h"

#include "core/base/weborigin.h"

namespace outcrop {
namespace {

/// An address as far as it may be shown: who is asked, not what.
QString hostOf(const QUrl &address)
{
    const Result<WebOrigin> origin = WebOrigin::of(address);
    return origin ? origin->text() : QStringLiteral("an address that cannot be used");
}

FailureKind kindOf(HttpEnd end)
{
    switch (end) {
    case HttpEnd::NotReached:
        return FailureKind::NotReached;
    case HttpEnd::NotTrusted:
        return FailureKind::NotTrusted;
    case HttpEnd::Proxy:
        return FailureKind::Proxy;
    case HttpEnd::TimedOut:
        return FailureKind::TimedOut;
    case HttpEnd::TooLarge:
        return FailureKind::TooLarge;
    case HttpEnd::Malformed:
        return FailureKind::Malformed;
    case HttpEnd::Cancelled:
        return FailureKind::Cancelled;
    case HttpEnd::Lost:
    case HttpEnd::Finished:
    case HttpEnd::Enough:
        break;
    }
    return FailureKind::Lost;
}

QString messageFor(const HttpResult &result, const QString &provider, const QString &host)
{
    switch (result.end) {
    case HttpEnd::NotReached:
        return QStringLiteral("%1 was not reached at %2: %3. Nothing was sent. Check the address and the network.").arg(provider, host, result.reason);
    case HttpEnd::NotTrusted:
        return QStringLiteral("%1 did not prove that it is %2: %3. Nothing was sent.").arg(provider, host, result.reason);
    case HttpEnd::Proxy:
        return QStringLiteral("%1 was not reached at %2: %3. Nothing was sent to it. Check the proxy settings of the system.").arg(provider, host, result.reason);
    case HttpEnd::TimedOut:
        return QStringLiteral("%1 did not answer in time: %2. It may have counted the request.").arg(provider, result.reason);
    case HttpEnd::TooLarge:
        return QStringLiteral("The answer of %1 was not read to its end: %2.").arg(provider, result.reason);
    case HttpEnd::Malformed:
        return QStringLiteral("%1 gave no answer at %2: %3. Check the address.").arg(provider, host, result.reason);
    case HttpEnd::Lost:
        if (result.head.status == 0)
            return QStringLiteral("%1 took the request, but %2. It may have counted it. Where this happens each time, something else answers at %3.").arg(provider, result.reason, host);
        [[fallthrough]];
    default:
        return QStringLiteral("%1 took the request, but %2. It may have counted it.").arg(provider, result.reason);
    }
}

} // namespace

std::optional<CallFailure> networkFailure(const HttpResult &result, const QString &provider, const QUrl &address)
{
    if (result.end == HttpEnd::Finished || result.end == HttpEnd::Enough)
        return {};
    if (result.end == HttpEnd::Cancelled)
        return cancelledFailure();
    return CallFailure{kindOf(result.end), messageFor(result, provider, hostOf(address)), result.head.status};
}

CallFailure redirectFailure(const HttpHead &head, const QString &provider, const QUrl &address)
{
    const QUrl there = address.resolved(QUrl(QString::fromUtf8(headerValue(head.headers, "location"))));
    return {FailureKind::Redirected,
            QStringLiteral("%1 has moved: %2 sends its callers to %3. Neither the key nor the request was sent there. If that is right, change the base URL.")
                .arg(provider, hostOf(address), hostOf(there)),
            head.status};
}

CallFailure packedFailure(const QByteArray &coding, const QString &provider)
{
    return {FailureKind::Malformed,
            QStringLiteral("%1 sent a compressed answer (%2) although it was asked for a plain one; it was not unpacked.")
                .arg(provider, QString::fromUtf8(coding.left(20)))};
}

CallFailure cancelledFailure()
{
    return {FailureKind::Cancelled, QStringLiteral("The call was stopped.")};
}

} // namespace outcrop
