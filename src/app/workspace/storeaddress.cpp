// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/storeaddress.h"

#include "app/workspace/workspacemessages.h"
#include "core/base/weborigin.h"

#include <QUrlQuery>

namespace outcrop {
namespace {

constexpr int defaultPort = 5432;

Error invalid(const QString &problem)
{
    return {ErrorCode::Invalid, workspacemessages::storeAddressUnusable(problem)};
}

/// Returns `name='value' ` in libpq syntax, or an empty string for an empty value.
QString connectionParameter(const char *name, QString value)
{
    value.replace(u'\\', QLatin1String("\\\\")).replace(u'\'', QLatin1String("\\'"));
    return value.isEmpty() ? QString() : QStringLiteral("%1='%2' ").arg(QLatin1String(name), value);
}

QString unknownOption(const QUrlQuery &query)
{
    const QStringList known = {QStringLiteral("schema"), QStringLiteral("sslmode"), QStringLiteral("host"), QStringLiteral("user")};
    for (const auto &[name, value] : query.queryItems()) {
        if (!known.contains(name))
            return name;
    }
    return {};
}

/// Returns why the address is invalid, or an empty string.
QString problemOf(const QUrl &url, const QUrlQuery &query)
{
    const QString socket = query.queryItemValue(QStringLiteral("host"), QUrl::FullyDecoded);
    if (!url.isValid() || (url.scheme() != QLatin1String("postgresql") && url.scheme() != QLatin1String("postgres")))
        return workspacemessages::storeScheme();
    if (const QString surplusOption = unknownOption(query); !surplusOption.isEmpty())
        return workspacemessages::unknownStoreOption(surplusOption);
    if (!socket.isEmpty() && (!url.host().isEmpty() || !socket.startsWith(u'/')))
        return workspacemessages::hostIsFolder();
    return {};
}

/// Returns the server's origin for host confirmation. Fails for an invalid host.
Result<WebOrigin> serverOf(const QUrl &url)
{
    QUrl server;
    server.setScheme(QStringLiteral("https"));
    server.setHost(url.host().isEmpty() ? QStringLiteral("localhost") : url.host());
    server.setPort(url.port(defaultPort));
    const Result<WebOrigin> origin = WebOrigin::of(server);
    if (!origin || !origin->isLoopback())
        return origin;
    server.setScheme(QStringLiteral("http"));
    return WebOrigin::of(server);
}

/// Returns the requested sslmode or the default. NotAllowed if a connection to another computer would not be encrypted, Invalid for an unknown mode.
Result<QString> sslMode(const QString &requestedMode, bool isLocal)
{
    const QStringList safeModes = {QStringLiteral("require"), QStringLiteral("verify-ca"), QStringLiteral("verify-full")};
    const QStringList others = {QStringLiteral("disable"), QStringLiteral("allow"), QStringLiteral("prefer")};
    if (requestedMode.isEmpty())
        return isLocal ? QStringLiteral("prefer") : QStringLiteral("require");
    if (safeModes.contains(requestedMode) || (isLocal && others.contains(requestedMode)))
        return requestedMode;
    if (others.contains(requestedMode))
        return Error{ErrorCode::NotAllowed, workspacemessages::insecureSslMode(requestedMode)};
    return invalid(workspacemessages::unknownSslMode(requestedMode));
}

} // namespace

Result<StoreAddress> readStoreAddress(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const QUrlQuery query(url);
    const auto value = [&query](const char *name) { return query.queryItemValue(QLatin1String(name), QUrl::FullyDecoded); };
    if (!url.password().isEmpty())
        return Error{ErrorCode::NotAllowed, workspacemessages::passwordInAddress(storeKeyOwner)};
    if (const QString problem = problemOf(url, query); !problem.isEmpty())
        return invalid(problem);
    const Result<WebOrigin> server = serverOf(url);
    if (!server)
        return server.error();
    const bool isLocal = server->isLoopback();
    const Result<QString> mode = sslMode(value("sslmode"), isLocal);
    if (!mode)
        return mode.error();
    const QString host = url.host().isEmpty() ? value("host") : url.host();
    const QString user = url.userName().isEmpty() ? value("user") : url.userName();
    const QString port = url.port() < 0 ? QString() : QString::number(url.port());
    const QString words = connectionParameter("host", host) + connectionParameter("port", port) + connectionParameter("user", user) + connectionParameter("dbname", url.path().mid(1)) + connectionParameter("sslmode", *mode);
    const QString schema = value("schema");
    return StoreAddress{
        words.trimmed(), schema.isEmpty() ? QStringLiteral("outcrop") : schema, QUrl(server->text()), isLocal};
}

} // namespace outcrop
