// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"

#include <QNetworkReply>
#include <QStringList>

namespace outcrop {

/// How a request ended by Qt's word for it, and that in words of ours: Qt's own may hold the address.
struct HttpFault {
    HttpEnd end = HttpEnd::Finished;
    QString reason = {};
};

/// `doubts` are what was found wrong with the certificate.
HttpFault faultOf(QNetworkReply::NetworkError error, const HttpResult &soFar, const QStringList &doubts);

/// The other side closed the connection.
bool isClosing(QNetworkReply::NetworkError error);
/// Whether all came that was announced. Where nothing was, the closing of the connection is the end.
bool isWhole(const HttpHead &head, qint64 received);

/// False for errors that come before a request can go out.
bool mayHaveBeenSent(QNetworkReply::NetworkError error);

/// `20 seconds`, `2 minutes`, `300 ms`.
QString inWords(std::chrono::milliseconds time);

} // namespace outcrop
