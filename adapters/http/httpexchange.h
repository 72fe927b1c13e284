// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>

namespace outcrop {

using HttpHeaders = QList<QPair<QByteArray, QByteArray>>;

/// Returns the value of a header, or an empty array. Case-insensitive.
QByteArray headerValue(const HttpHeaders &headers, QByteArrayView name);

/// A request. Its headers may contain an API key, so it must not outlive the call and must never be logged.
struct HttpRequest {
    QByteArray method = "POST";
    QUrl url;
    HttpHeaders headers;
    QByteArray body;
};

/// The time and size limits of a request.
struct HttpLimits {
    std::chrono::milliseconds connect = std::chrono::seconds(20); ///< time from the start until the request is sent
    std::chrono::milliseconds reply =
        std::chrono::minutes(10); ///< time from sending to the first byte of the response; models may think for minutes
    std::chrono::milliseconds idleTimeout = std::chrono::minutes(2); ///< time between two chunks of the response
    std::chrono::milliseconds total =
        std::chrono::minutes(30); ///< time of the entire call, because keep-alive data must not extend it indefinitely
    qint64 bytes = 64 * 1024 * 1024;                              ///< maximum size of the response
};

/// The status and headers of a response.
struct HttpHead {
    int status = 0;
    HttpHeaders headers;
};

enum class HttpOutcome {
    Finished,        ///< completed; a response without a length may still be truncated
    Unreachable,     ///< not sent: connection refused, unknown host, or connection timeout
    NotTrusted,      ///< not sent: invalid certificate or no TLS
    Proxy,           ///< the proxy failed or rejected the request
    Lost,            ///< the connection broke after sending, or before the response was complete
    TimedOut,        ///< no response, or an incomplete one, within the time limits
    TooLarge,        ///< the response exceeded the limit
    Malformed,       ///< the response is not HTTP
    ListenerStopped, ///< the listener stopped reading
    Canceled,        ///< stopped by the user
};

/// The outcome of a request, with the head of the response and the times.
struct HttpResult {
    HttpOutcome outcome = HttpOutcome::Finished;
    QString reason = {}; ///< message for display, if not Finished; never contains headers or a URL with its query
    bool wasSent = false;   ///< true if the server may have read the request or part of it
    HttpHead head = {};
    std::chrono::milliseconds timeToFirstByte{0};
    std::chrono::milliseconds duration{0};
};

/// Receives a response while it arrives, on the calling thread.
struct HttpListener {
    std::function<void(const HttpHead &head)> head;
    std::function<bool(QByteArrayView bytes)> bytes; ///< returns false to stop reading
};

} // namespace outcrop
