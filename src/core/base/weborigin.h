// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QUrl>

namespace outcrop {

/// The other end of an address: scheme, host and port, in one spelling. A key is sent to one origin only, so two
/// addresses are compared by this alone.
class WebOrigin
{
public:
    /// NotAllowed for addresses that people and programs could read in two ways: another scheme than http and https, a name or a password before the
    /// host, a host that ends with a dot, and invalid addresses.
    static Result<WebOrigin> of(const QUrl &url);
    /// What a person writes: `gateway.example`, `https://gateway.example:8443/v1`. Without a scheme it is https.
    static Result<WebOrigin> fromText(const QString &text);

    /// `https://gateway.example:8443`; the port where it is not the scheme's own, names beyond ASCII as the network sees them (`xn--…`).
    QString text() const;
    bool isEncrypted() const { return m_scheme == QLatin1String("https"); }
    /// This machine: `localhost`, 127.x.x.x and ::1.
    bool isLoopback() const;

    /// This machine, or one in the same private network: loopback, private and link-local addresses, names without a dot, and names that no public
    /// registry gives away (`.local`, `.localhost`, `.internal`, `.lan`, `.home.arpa`). Looks at the text only; a public name is never local, at any
    /// address.
    bool isLocalNetwork() const;

    friend bool operator==(const WebOrigin &, const WebOrigin &) = default;

private:
    WebOrigin(const QString &scheme, const QString &host, int port) : m_scheme(scheme), m_host(host), m_port(port) { }

    QString m_scheme;
    QString m_host;
    int m_port;
};

} // namespace outcrop
