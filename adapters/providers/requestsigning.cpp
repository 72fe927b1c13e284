// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/requestsigning.h"

#include <QRegularExpression>
#include <QUrl>

namespace outcrop {

std::optional<RequestSigning> readRequestSigning(const WireFormat &wire)
{
    const DataNode &signing = wire.data[u"signing"];
    if (!signing.isMapping())
        return std::nullopt;
    return RequestSigning{signing[u"key"].text(), {signing[u"service"].text().toLatin1(), signing[u"region"].text().toLatin1()}};
}

AwsScope scopeFor(const RequestSigning &signing, const QUrl &url)
{
    static const QRegularExpression awsHost(QStringLiteral(R"(\.([a-z]{2,4}(?:-[a-z]+)+-\d+)\.(?:vpce\.)?(?:amazonaws\.(?:com(?:\.cn)?|eu)|api\.aws)$)"));
    const QRegularExpressionMatch match = awsHost.match(url.host());
    return {signing.scope.service, match.hasMatch() ? match.captured(1).toLatin1() : signing.scope.region};
}

} // namespace outcrop
