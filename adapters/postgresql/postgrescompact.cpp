// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgrescompact.h"

#include "adapters/postgresql/partitionedinteractions.h"
#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresstore.h"

#include <QRegularExpression>

namespace outcrop {

Status compactPostgres(const PostgresSettings &settings)
{
    const PostgresConnection::OpenResult connection = PostgresConnection::open(settings, settings.schema);
    if (!connection)
        return connection.error();
    static_cast<void>(refreshWeeklyFigures(**connection)); // removes the workloads of removed interactions
    // Separate statements, because VACUUM cannot run in a transaction.
    for (const char *table : {"interactions", "interaction_weeks", "interaction_weeks_changed", "violations", "queue_results", "queue_responses"}) {
        if (const Status doneStatus = (*connection)->runScript("VACUUM FULL " + QByteArray(table)); !doneStatus)
            return doneStatus;
    }
    return success();
}

Result<QStringList> listPostgresBackups(const PostgresSettings &settings)
{
    const PostgresConnection::OpenResult connection = PostgresConnection::open(settings, settings.schema);
    if (!connection)
        return connection.error();
    const QRegularExpression name(QStringLiteral("\\A%1_v\\d+_\\d{8}T\\d{9}Z\\z").arg(QRegularExpression::escape(settings.schema)));
    QStringList backups;
    const Result<qint64> read = (*connection)->run("SELECT nspname::text FROM pg_namespace ORDER BY nspname", {}, [&](const SqlRow &row) {
        if (const QString schema = row.text(0); name.match(schema).hasMatch())
            backups += schema;
    });
    return read ? Result<QStringList>(backups) : Result<QStringList>(read.error());
}

} // namespace outcrop
