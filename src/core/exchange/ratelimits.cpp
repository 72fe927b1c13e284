// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/ratelimits.h"

#include "core/exchange/durations.h"

namespace outcrop {
namespace {

std::optional<qint64> number(const QString &text)
{
    bool isNumber = false;
    const qint64 value = text.trimmed().toLongLong(&isNumber);
    return isNumber && value >= 0 ? std::optional(value) : std::nullopt;
}

} // namespace

QDateTime readResetTime(const QString &text, const QDateTime &now)
{
    if (const auto duration = readDuration(text))
        return now.addMSecs(duration->count());
    return QDateTime::fromString(text.trimmed(), Qt::ISODateWithMs).toUTC();
}

RateLimits readRateLimits(const ResponseFormat &format, const ResponseHead &head)
{
    const LimitRules &rules = format.rules().limits;
    RateLimits limits;
    for (const QString &name : rules.limitNames) {
        const auto header = [&](const QString &field) {
            return head.header(QString(rules.header).replace(QLatin1String("{what}"), name).replace(QLatin1String("{field}"), field));
        };
        const RateLimit limit{name, number(header(QStringLiteral("limit"))), number(header(QStringLiteral("remaining"))),
                              readResetTime(header(QStringLiteral("reset")), head.time())};
        if (limit.limit || limit.remainingRequests)
            limits.append(limit);
    }
    return limits;
}

} // namespace outcrop
