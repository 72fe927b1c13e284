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

/// The value of a header, by a name of any case; empty where there is none.
QByteArray headerValue(const HttpHeaders &headers, QByteArrayView name);

/// One request. Its headers may hold a key, so it lives no longer than the sending of it and is never printed.
struct HttpRequest {
    QByteArray method = "POST";
    QUrl url;
    HttpHeaders headers;
    QByteArray body;
};

/// How patient and how greedy a request may be.
struct HttpLimits {
    std::chrono::milliseconds connect = std::chrono::seconds(20); ///< until the request is sent
    std::chrono::milliseconds reply = std::chrono::minutes(10);   ///< of silence before the answer begins: models think
    std::chrono::milliseconds silence = std::chrono::minutes(2);  ///< between two pieces of the answer
    std::chrono::milliseconds whole = std::chrono::minutes(30);   ///< from the first word to the last: pings alone keep nothing alive for ever
    qint64 bytes = 64 * 1024 * 1024;                              ///< of an answer
};

/// The beginning of an answer.
struct HttpHead {
    int status = 0;
    HttpHeaders headers;
};

/// How the sending of one request ended.
enum class HttpEnd {
    Finished,   ///< as far as HTTP can tell: of a body whose length was not announced a part looks like the whole
    NotReached, ///< nothing went out: refused, no such host, or no connection in time
    NotTrusted, ///< nothing went out: the other side could not prove who it is
    Proxy,      ///< the proxy would not pass it on
    Lost,       ///< the connection broke after the request had gone, or before all that was announced had come
    TimedOut,   ///< silence, or no end
    TooLarge,   ///< the answer was longer than the limit
    Malformed,  ///< what came is not HTTP
    Enough,     ///< the listener wanted no more
    Cancelled,  ///< the user stopped it
};

struct HttpResult {
    HttpEnd end = HttpEnd::Finished;
    QString reason = {}; ///< in words, where it did not finish; never a header, never an address with its query
    bool sent = false;   ///< the request, or its beginning, may have been read by the other side
    HttpHead head = {};
    std::chrono::milliseconds firstByte{0};
    std::chrono::milliseconds took{0};
};

/// Hears an answer while it comes, on the thread that asked.
struct HttpListener {
    std::function<void(const HttpHead &head)> head;
    std::function<bool(QByteArrayView bytes)> bytes; ///< false: that was enough
};

} // namespace outcrop
