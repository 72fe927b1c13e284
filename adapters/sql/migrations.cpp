// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/migrations.h"

#include "adapters/sql/sqlmessages.h"

#include <QFile>

namespace outcrop {
namespace {

QByteArray readScript(const QString &folder, int number, const char *direction)
{
    QFile file(QStringLiteral("%1/%2-%3.sql").arg(folder).arg(number, 4, 10, QLatin1Char('0')).arg(QLatin1String(direction)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs the scripts one by one. Each script also updates the version.
Status runMigrations(SqlConnection &connection, const QList<Migration> &migrations, int target)
{
    for (;;) {
        const Result<int> version = connection.version();
        if (!version)
            return version.error();
        if (*version == target)
            return success();
        if (*version > migrations.size())
            return Error{ErrorCode::NotAllowed, sqlmessages::newerVersion(connection.name())};
        if (const Status doneStatus = connection.runScript(
                *version < target ? migrations.at(*version).forward : migrations.at(*version - 1).backwardScript);
            !doneStatus)
            return doneStatus;
    }
}

} // namespace

QList<Migration> readMigrations(const QString &folder)
{
    QList<Migration> migrations;
    for (int number = 1; QFile::exists(QStringLiteral("%1/%2-forward.sql").arg(folder).arg(number, 4, 10, QLatin1Char('0'))); ++number)
        migrations.append({readScript(folder, number, "forward"), readScript(folder, number, "back")});
    return migrations;
}

Status migrate(SqlConnection &connection, const QList<Migration> &migrations, int target)
{
    if (target < 0 || target > migrations.size())
        return Error{ErrorCode::Invalid, sqlmessages::unknownSchemaVersion(target, migrations.size())};
    // Reads the version inside the transaction, because another process may have migrated the schema since the last check.
    return runInTransaction(connection, [&] { return runMigrations(connection, migrations, target); });
}

} // namespace outcrop
