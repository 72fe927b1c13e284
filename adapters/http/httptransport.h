// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httpexchange.h"

#include <QNetworkProxy>
#include <QSslCertificate>

#include <optional>
#include <stop_token>

namespace outcrop {

/// The network as requests go through it.
struct HttpNetwork {
    HttpLimits limits = {};
    std::optional<QNetworkProxy> proxy = {};   ///< nothing: what the system or the environment says; never for this machine itself
    QList<QSslCertificate> authorities = {};   ///< trusted beside those of the system
};

/// Sends a request, exactly once: no redirect is followed, nothing is sent again when a connection breaks, and the other side's certificate must be
/// valid. It keeps no cookies, no cache and no connection. An answer is asked for uncompressed, so that no small one can grow large.
class HttpTransport
{
public:
    explicit HttpTransport(const HttpNetwork &network = {}) : m_network(network) { }

    /// Waits for the end, which is at most the limit of the whole away; several threads may send in parallel. Needs a QCoreApplication to exist.
    HttpResult send(const HttpRequest &request, const HttpListener &listener, const std::stop_token &stop) const;

private:
    HttpNetwork m_network;
};

} // namespace outcrop
