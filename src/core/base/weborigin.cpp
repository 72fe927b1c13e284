// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/weborigin.h"

#include "core/base/basemessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

int defaultPort(const QString &scheme)
{
    return scheme == QLatin1String("https") ? 443 : 80;
}

/// Returns the reason why the URL has no unambiguous origin, or an empty string if it has one.
QString problemOf(const QUrl &url, const QString &host)
{
    const QString scheme = url.scheme();
    if (!url.isValid() || host.isEmpty())
        return basemessages::incompleteAddress();
    if (scheme != QLatin1String("https") && scheme != QLatin1String("http"))
        return basemessages::noHttpScheme();
    if (!url.userInfo().isEmpty() || url.authority().contains(u'@'))
        return basemessages::userInAddress();
    if (host.endsWith(u'.'))
        return basemessages::hostEndsWithDot();
    static const QRegularExpression plainPattern(QStringLiteral("^[a-z0-9._:-]+$"));
    return plainPattern.match(host).hasMatch() ? QString() : basemessages::badHostCharacters();
}

/// Returns the URL without the parts that may contain a password; empty if it is invalid.
QString displayUrl(const QUrl &url)
{
    return url.isValid() ? url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment) : QString();
}

Error originError(const QUrl &url, const QString &problem)
{
    const QString address = displayUrl(url);
    return {ErrorCode::NotAllowed,
            address.isEmpty() ? basemessages::redactedUrlUnusable(problem)
                              : basemessages::addressUnusable(address, problem)};
}

} // namespace

Result<WebOrigin> WebOrigin::of(const QUrl &url)
{
    const QString host = url.host(QUrl::FullyEncoded).toLower();
    if (const QString problem = problemOf(url, host); !problem.isEmpty())
        return originError(url, problem);
    return WebOrigin(url.scheme(), host, url.port(defaultPort(url.scheme())));
}

Result<WebOrigin> WebOrigin::fromText(const QString &text)
{
    const QString written = text.trimmed();
    return of(QUrl(written.contains(QLatin1String("://")) ? written : QStringLiteral("https://") + written, QUrl::StrictMode));
}

QString WebOrigin::text() const
{
    const QString host = m_host.contains(u':') ? QStringLiteral("[%1]").arg(m_host) : m_host;
    const QString port = m_port == defaultPort(m_scheme) ? QString() : QStringLiteral(":%1").arg(m_port);
    return m_scheme + QStringLiteral("://") + host + port;
}

bool WebOrigin::isLocalNetwork() const
{
    static const QRegularExpression privateIp4(
        QStringLiteral("^(10\\.|127\\.|192\\.168\\.|169\\.254\\.|172\\.(1[6-9]|2\\d|3[01])\\.)(\\d{1,3}\\.){0,2}\\d{1,3}$"));
    static const QRegularExpression privateIp6(QStringLiteral("^(fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:)"));
    static const QRegularExpression ownName(QStringLiteral("^[a-z][a-z0-9_-]*$|\\.(local|localhost|internal|lan|home\\.arpa)$"));
    return isLoopback() || privateIp4.match(m_host).hasMatch() || privateIp6.match(m_host).hasMatch() || ownName.match(m_host).hasMatch();
}

bool WebOrigin::isLoopback() const
{
    static const QRegularExpression localPattern(QStringLiteral("^127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}$"));
    return m_host == QLatin1String("localhost") || m_host == QLatin1String("::1") || localPattern.match(m_host).hasMatch();
}

} // namespace outcrop
