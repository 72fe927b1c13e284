// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httpoutcome.h"

#include "adapters/http/httpmessages.h"

namespace outcrop {
namespace {

HttpFault brokenConnectionFault(const HttpResult &partialResult)
{
    if (!partialResult.wasSent)
        return {HttpOutcome::Unreachable, httpmessages::closedBeforeRequest()};
    if (partialResult.head.status == 0)
        return {HttpOutcome::Lost, httpmessages::closedBeforeResponse()};
    return {HttpOutcome::Lost, httpmessages::closedDuringResponse()};
}

HttpFault untrustedFault(const QStringList &certificateErrors)
{
    if (certificateErrors.isEmpty())
        return {HttpOutcome::NotTrusted, httpmessages::noTls()};
    return {HttpOutcome::NotTrusted, certificateErrors.join(QStringLiteral("; "))};
}

HttpFault proxyFault(QNetworkReply::NetworkError error)
{
    if (error == QNetworkReply::ProxyAuthenticationRequiredError)
        return {HttpOutcome::Proxy, httpmessages::proxyAuthentication()};
    return {HttpOutcome::Proxy, httpmessages::proxyFailed()};
}

bool isProxyError(QNetworkReply::NetworkError error)
{
    return error >= QNetworkReply::ProxyConnectionRefusedError && error <= QNetworkReply::UnknownProxyError;
}

/// Returns whether the error only reflects an HTTP status of 400 or above. Qt reports such a status as an error although the response arrived.
bool isStatusError(QNetworkReply::NetworkError error, const HttpResult &partialResult)
{
    return partialResult.head.status != 0 && error >= QNetworkReply::ContentAccessDenied
        && error != QNetworkReply::ContentReSendError && error != QNetworkReply::ProtocolFailure;
}

} // namespace

HttpFault toHttpFault(QNetworkReply::NetworkError error, const HttpResult &partialResult, const QStringList &certificateErrors)
{
    if (error == QNetworkReply::NoError && partialResult.head.status == 0)
        return {HttpOutcome::Malformed, httpmessages::notHttp()};
    if (error == QNetworkReply::NoError || isStatusError(error, partialResult))
        return {};
    if (isProxyError(error))
        return proxyFault(error);
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return {HttpOutcome::Unreachable, httpmessages::connectionRefused()};
    case QNetworkReply::HostNotFoundError:
        return {HttpOutcome::Unreachable, httpmessages::noHost()};
    case QNetworkReply::SslHandshakeFailedError:
        return untrustedFault(certificateErrors);
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError:
        return {HttpOutcome::Malformed, httpmessages::notHttp()};
    default:
        return brokenConnectionFault(partialResult);
    }
}

/// Returns whether the server closed the connection. Qt reports either error in this case; ContentReSendError means that
/// Qt could not send the request a second time.
bool isConnectionClosed(QNetworkReply::NetworkError error)
{
    return error == QNetworkReply::RemoteHostClosedError || error == QNetworkReply::ContentReSendError;
}

bool isComplete(const HttpHead &head, qint64 received)
{
    if (head.status == 0 || !headerValue(head.headers, "transfer-encoding").isEmpty())
        return false;
    bool isNumber = false;
    const qint64 announcedSize = headerValue(head.headers, "content-length").toLongLong(&isNumber);
    return !isNumber || received >= announcedSize;
}

bool mayHaveBeenSent(QNetworkReply::NetworkError error)
{
    return error != QNetworkReply::ConnectionRefusedError && error != QNetworkReply::HostNotFoundError
        && error != QNetworkReply::SslHandshakeFailedError && !isProxyError(error);
}

QString formatDuration(std::chrono::milliseconds time)
{
    if (time.count() % 60'000 == 0)
        return time.count() == 60'000 ? QStringLiteral("a minute")
                                      : QStringLiteral("%1 minutes").arg(time.count() / 60'000);
    if (time.count() % 1000 == 0)
        return time.count() == 1000 ? QStringLiteral("a second")
                                    : QStringLiteral("%1 seconds").arg(time.count() / 1000);
    return QStringLiteral("%1 ms").arg(time.count());
}

} // namespace outcrop
