// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/typesenseaddress.h"

#include "app/workspace/workspacemessages.h"
#include "core/base/weborigin.h"

#include <QRegularExpression>
#include <QUrlQuery>

namespace outcrop {
namespace {

Error invalidAddress(const QString &problem)
{
    return {ErrorCode::Invalid, workspacemessages::typesenseAddressUnusable(problem)};
}

} // namespace

Result<TypesenseAddress> readTypesenseAddress(const QString &text)
{
    static const QRegularExpression prefixShape(QStringLiteral("^[a-z0-9-]{1,40}$"));
    if (text.trimmed().isEmpty())
        return invalidAddress(workspacemessages::needsUrl());
    QUrl url(text.trimmed(), QUrl::StrictMode);
    if (const Result<WebOrigin> origin = WebOrigin::of(url); !origin)
        return origin.error();
    QUrlQuery query(url);
    const QString prefix = query.hasQueryItem(QStringLiteral("prefix")) ? query.queryItemValue(QStringLiteral("prefix"), QUrl::FullyDecoded) : QStringLiteral("outcrop");
    query.removeQueryItem(QStringLiteral("prefix"));
    if (!query.isEmpty())
        return invalidAddress(workspacemessages::onlyPrefix());
    if (!prefixShape.match(prefix).hasMatch())
        return invalidAddress(workspacemessages::badPrefix());
    url.setQuery(QString());
    return TypesenseAddress{url, prefix};
}

} // namespace outcrop
