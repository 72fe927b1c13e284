// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"

#include <optional>
#include <stop_token>

namespace outcrop {

struct HttpProxy {
    QString host;
    quint16 port = 0;
};

/// The network settings of requests.
struct HttpSettings {
    HttpLimits limits = {};
    std::optional<HttpProxy> proxy = {}; ///< nullopt uses the system's proxy settings; never used for loopback addresses
    QByteArray authorities = {};         ///< additional trusted certificate authorities, as PEM
};

/// Sends each request at most once: does not follow redirects, does not retry on a broken connection, and requires a valid certificate. Stores no cookies and
/// no cache, and does not reuse connections. Requests uncompressed responses, so that a small response cannot expand.
class HttpTransport
{
public:
    explicit HttpTransport(const HttpSettings &network = {}) : m_network(network) { }

    /// Sends the request and blocks until the call ends, at most `limits.total`. Returns the outcome. Thread-safe. Needs a QCoreApplication.
    HttpResult send(const HttpRequest &request, const HttpListener &listener, const std::stop_token &stop) const;

private:
    HttpSettings m_network;
};

} // namespace outcrop
