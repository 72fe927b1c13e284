// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QUrl>

namespace outcrop {

/// The origin of a URL: scheme, host and port, normalized. A key may be sent to one origin only, so URLs are compared by origin.
class WebOrigin
{
public:
    /// Returns the origin of a URL, or NotAllowed if the URL is invalid or ambiguous. The scheme must be http or https, without a user name or password before the host.
    /// The host may contain only letters, digits, `.`, `_`, `:` and `-`, and must not end with a dot.
    static Result<WebOrigin> of(const QUrl &url);
    /// Parses user input such as `gateway.example` or `https://gateway.example:8443/v1`. The default scheme is https. Errors: the same as for of().
    static Result<WebOrigin> fromText(const QString &text);

    /// Returns `https://gateway.example:8443`. Omits the default port of the scheme; international host names are in Punycode (`xn--…`).
    QString text() const;
    bool isEncrypted() const { return m_scheme == QLatin1String("https"); }
    /// Returns whether the host is this machine: `localhost`, 127.x.x.x or ::1.
    bool isLoopback() const;

    /// Returns whether the host is this machine or is in the same private network. That includes loopback, private and link-local addresses, and names without a dot. It
    /// also includes names under domains that are not in the public DNS (`.local`, `.localhost`, `.internal`, `.lan`, `.home.arpa`). Checks only the host name: a public
    /// name is never local, regardless of the address it resolves to.
    bool isLocalNetwork() const;

    friend bool operator==(const WebOrigin &, const WebOrigin &) = default;

private:
    WebOrigin(const QString &scheme, const QString &host, int port) : m_scheme(scheme), m_host(host), m_port(port) { }

    QString m_scheme;
    QString m_host;
    int m_port;
};

} // namespace outcrop
