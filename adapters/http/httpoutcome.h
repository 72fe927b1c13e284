// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"

#include <QNetworkReply>
#include <QStringList>

namespace outcrop {

/// A network error and its message. The messages of Qt are not used, because they may contain the URL.
struct HttpFault {
    HttpOutcome outcome = HttpOutcome::Finished;
    QString reason = {};
};

/// Converts a Qt network error. Returns Finished for a response with any status, because Qt reports a status of 400 or above as an error.
HttpFault toHttpFault(QNetworkReply::NetworkError error, const HttpResult &partialResult, const QStringList &certificateErrors);

/// Returns whether the error means that the server closed the connection.
bool isConnectionClosed(QNetworkReply::NetworkError error);
/// Returns whether a response with `received` bytes of body is complete. Without an announced length, the end of the connection ends the body, so the result is
/// true. Returns false without a status and for a chunked response.
bool isComplete(const HttpHead &head, qint64 received);

/// Returns whether the server may have read the request: false for errors that occur before a request can be sent.
bool mayHaveBeenSent(QNetworkReply::NetworkError error);

/// Returns a duration such as `20 seconds`, `2 minutes` or `300 ms`.
QString formatDuration(std::chrono::milliseconds time);

} // namespace outcrop
