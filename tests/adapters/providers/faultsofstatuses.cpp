// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adapters/providers/faults.h"

#include <QDateTime>
#include <QLocale>

namespace outcrop::testing {
namespace {

using namespace std::chrono_literals;
using WaitTimes = QList<std::chrono::milliseconds>;

QByteArray errorBody(const QByteArray &type)
{
    return R"({"type":"error","error":{"type":")" + type + R"(","message":"Because."},"request_id":"req_1"})";
}

Fault statusFault(int number, const QByteArray &type, FailureKind kind, int attempts, const QByteArray &headers = {}, const WaitTimes &waits = {})
{
    Fault fault{QString::number(number), respondWith(httpResponse(number, errorBody(type), headers)), kind, attempts};
    fault.waits = waits;
    if (!headers.isEmpty())
        fault.name += u' ' + QString::fromLatin1(headers).simplified();
    return fault;
}

/// Redirects to the same server, or to a local port without a server. A client that followed the redirect would send more requests or fail differently.
Fault redirect(int number, const QByteArray &location, const QString &name)
{
    return {QStringLiteral("%1 %2").arg(number).arg(name), respondWith(httpResponse(number, {}, "Location: " + location + "\r\n")), FailureKind::Redirected};
}

QByteArray httpDateAfter(int seconds)
{
    const QDateTime time = QDateTime::currentDateTimeUtc().addSecs(seconds);
    return QLocale::c().toString(time, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss")).toLatin1() + " GMT";
}

QList<Fault> rejectionFaults()
{
    return {
        statusFault(400, "invalid_request_error", FailureKind::BadRequest, 1),
        statusFault(401, "authentication_error", FailureKind::Unauthorized, 1),
        statusFault(402, "billing_error", FailureKind::Quota, 1),
        statusFault(403, "permission_error", FailureKind::Unauthorized, 1),
        statusFault(404, "not_found_error", FailureKind::BadRequest, 1),
        statusFault(413, "request_too_large", FailureKind::BadRequest, 1),
        statusFault(422, "invalid_request_error", FailureKind::BadRequest, 1),
        statusFault(401, "authentication_error", FailureKind::Unauthorized, 1, "WWW-Authenticate: Basic realm=\"x\"\r\n"),
    };
}

QList<Fault> retryAfterFaults()
{
    return {
        statusFault(408, "request_timeout", FailureKind::TimedOut, 1),
        statusFault(409, "conflict_error", FailureKind::BadRequest, 1),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 3, "Retry-After: 7\r\n", {7s, 7s}),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 3, "Retry-After-Ms: 70\r\n", {70ms, 70ms}),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 1, "Retry-After: 1000000000\r\n"),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 1, "Retry-After: " + httpDateAfter(3600) + "\r\n"),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 3, "Retry-After: " + httpDateAfter(30) + "\r\n"),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 1, "X-Should-Retry: false\r\n"),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 1),
        statusFault(429, "rate_limit_error", FailureKind::RateLimited, 1, "X-Should-Retry: true\r\n"),
        statusFault(500, "api_error", FailureKind::ServerError, 1),
        statusFault(500, "api_error", FailureKind::ServerError, 3, "Retry-After: 1\r\n", {1s, 1s}),
        statusFault(503, "unavailable", FailureKind::Overloaded, 3, "Retry-After: 2\r\n", {2s, 2s}),
        statusFault(529, "overloaded_error", FailureKind::Overloaded, 1),
    };
}

} // namespace

QList<Fault> statusFaults()
{
    QList<Fault> faults = rejectionFaults() + retryAfterFaults();
    faults.append({QStringLiteral("502 with a page"), respondWith(httpResponse(502, "<html><h1>Bad gateway</h1></html>", "Content-Type: text/html\r\n")),
                   FailureKind::ServerError});
    faults.append({QStringLiteral("200 with an error in it"), respondWith(httpResponse(200, errorBody("invalid_request_error"))), FailureKind::BadRequest});
    faults.append({QStringLiteral("204"), respondWith(httpResponse(204, {})), FailureKind::Malformed});
    for (const int number : {301, 302, 303, 307, 308}) {
        faults.append(redirect(number, "/v2/messages", QStringLiteral("to the same host")));
        faults.append(redirect(number, "http://127.0.0.1:1/v1/messages", QStringLiteral("to another host")));
    }
    faults.append(redirect(302, "/v1/messages", QStringLiteral("in a circle")));
    return faults;
}

} // namespace outcrop::testing
