// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgreserror.h"

#include <QByteArray>

namespace outcrop {
namespace {

/// The classes of SQLSTATE that mean something to a caller.
ErrorCode kindOf(const QByteArray &state)
{
    if (state.startsWith("25006") || state.startsWith("42501") || state.startsWith("53") || state.startsWith("55P03"))
        return ErrorCode::Unwritable; // read-only, not allowed, no room or too many, a lock that stayed
    if (state.startsWith("54"))
        return ErrorCode::TooLarge;
    if (state.startsWith("22") || state.startsWith("23") || state.startsWith("42"))
        return ErrorCode::Invalid;
    return ErrorCode::Unreadable;
}

} // namespace

Error postgresError(const PGconn *connection, const PGresult *result, const QString &name)
{
    const QByteArray state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    const char *primary = result ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
    const QString said = QString::fromUtf8(primary ? primary : PQerrorMessage(connection)).simplified();
    return {kindOf(state), QStringLiteral("%1: %2.").arg(name, said)};
}

} // namespace outcrop
