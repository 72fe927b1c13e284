// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/callfailure.h"

#include <QStringList>

namespace outcrop {
namespace {

/// Returns the names in the order of FailureKind.
const QStringList &failureNames()
{
    static const QStringList all{
        QStringLiteral("no-key"),      QStringLiteral("not-reached"),  QStringLiteral("not-trusted"), QStringLiteral("proxy"),
        QStringLiteral("lost"),        QStringLiteral("timed-out"),    QStringLiteral("unauthorized"), QStringLiteral("bad-request"),
        QStringLiteral("quota"),       QStringLiteral("rate-limited"), QStringLiteral("overloaded"),  QStringLiteral("server-error"),
        QStringLiteral("redirected"),  QStringLiteral("malformed"),    QStringLiteral("too-large"),   QStringLiteral("cut"),
        QStringLiteral("stream-error"), QStringLiteral("cancelled")};
    return all;
}

ErrorCode codeFor(FailureKind kind)
{
    switch (kind) {
    case FailureKind::Canceled:
        return ErrorCode::Interrupted;
    case FailureKind::NoKey:
    case FailureKind::NotTrusted:
    case FailureKind::Unauthorized:
    case FailureKind::Redirected:
        return ErrorCode::NotAllowed;
    case FailureKind::TooLarge:
        return ErrorCode::TooLarge;
    case FailureKind::BadRequest:
    case FailureKind::Malformed:
        return ErrorCode::Invalid;
    default:
        return ErrorCode::Unreadable;
    }
}

} // namespace

QString failureName(FailureKind kind)
{
    return failureNames().at(int(kind));
}

std::optional<FailureKind> failureFromName(const QString &name)
{
    const qsizetype index = failureNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(FailureKind(index));
}

Error CallFailure::toError() const
{
    return {codeFor(kind), message};
}

} // namespace outcrop
