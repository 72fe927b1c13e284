// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/providerresponse.h"

#include "core/exchange/exchangemessages.h"

#include <QStringList>

namespace outcrop {
namespace {

/// Returns the names in the order of StopReason.
const QStringList &names()
{
    static const QStringList names{QStringLiteral("done"), QStringLiteral("truncated"), QStringLiteral("refused"), QStringLiteral("blocked"),
                                   QStringLiteral("incomplete")};
    return names;
}

} // namespace

QString stopReasonName(StopReason reason)
{
    return names().at(int(reason));
}

QString stopReasonText(StopReason reason)
{
    switch (reason) {
    case StopReason::Done:
        return exchangemessages::stopDone();
    case StopReason::Truncated:
        return exchangemessages::stopTruncated();
    case StopReason::Refused:
        return exchangemessages::stopRefused();
    case StopReason::Blocked:
        return exchangemessages::stopBlocked();
    case StopReason::Incomplete:
        return exchangemessages::stopIncomplete();
    }
    Q_UNREACHABLE();
}

std::optional<StopReason> stopReasonFromName(const QString &name)
{
    const qsizetype index = names().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(StopReason(index));
}

} // namespace outcrop
