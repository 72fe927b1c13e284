// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresstore.h"

#include "adapters/postgresql/partitionedinteractions.h"
#include "adapters/postgresql/postgresbackup.h"
#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresmessages.h"
#include "adapters/sql/migrations.h"

/// Ensures that the linker keeps the resources of this static library. The macro must be used outside any namespace.
static void initPostgresStoreResources()
{
    Q_INIT_RESOURCE(postgresqlstore);
}

namespace outcrop {
namespace {

using ConnectionPtr = std::unique_ptr<PostgresConnection>;

const QList<Migration> &migrations()
{
    static const QList<Migration> read = [] {
        initPostgresStoreResources();
        return readMigrations(QStringLiteral(":/postgresql/migrations"));
    }();
    return read;
}

/// Returns the name of the advisory lock for the tables of a store.
QString lockName(const QString &schema)
{
    return QStringLiteral("outcrop store ") + schema;
}

/// Returns why the store is read-only, or an empty string.
QString readOnlyReason(PostgresConnection &connection)
{
    bool isServerReadOnly = false;
    bool mayWrite = true;
    static_cast<void>(connection.run("SELECT (current_setting('transaction_read_only') = 'on')::int, has_table_privilege('interactions', 'INSERT')::int", {},
        [&](const SqlRow &row) {
            isServerReadOnly = row.integer(0) != 0;
            mayWrite = row.integer(1) != 0;
        }));
    if (isServerReadOnly)
        return postgresmessages::serverReadOnly(connection.name());
    return mayWrite ? QString() : postgresmessages::userReadOnly(connection.name());
}

Diagnostic finding(Severity severity, const char *code, const QString &message)
{
    return {severity, QString::fromLatin1(code), message, {}};
}

/// Creates missing tables, and migrates older ones to the current version after a backup, which a finding names.
Status upgrade(PostgresConnection &connection, const QString &schema, Diagnostics &findings)
{
    return runUnderLock(connection, lockName(schema), [&]() -> Status {
        if (const Status status = createSchema(connection, schema); !status)
            return status;
        const Result<int> version = connection.version(); // another process may have migrated the store already
        if (!version)
            return version.error();
        if (*version > 0 && *version < postgresStoreVersion()) {
            const Result<QString> backup = backUpSchema(connection, schema);
            if (!backup)
                return backup.error();
            findings += finding(Severity::Note, "store-upgraded",
                postgresmessages::upgraded(connection.name(), postgresStoreVersion(), *backup));
        }
        return migrate(connection, migrations(), postgresStoreVersion());
    });
}

} // namespace

int postgresStoreVersion()
{
    return int(migrations().size());
}

Result<OpenedStore> openPostgresStore(const PostgresSettings &settings)
{
    Result<ConnectionPtr> connection = PostgresConnection::open(settings, settings.schema);
    if (!connection)
        return connection.error();
    const Result<int> version = (*connection)->version();
    if (!version)
        return version.error();
    OpenedStore opened;
    QString readOnly;
    if (*version < postgresStoreVersion()) {
        if (const Status doneStatus = upgrade(**connection, settings.schema, opened.findings); !doneStatus)
            return doneStatus.error();
    }
    if (*version > postgresStoreVersion())
        readOnly = postgresmessages::newerTables((*connection)->name(), *version, postgresStoreVersion());
    else
        readOnly = readOnlyReason(**connection);
    if (!readOnly.isEmpty())
        opened.findings += finding(Severity::Warning, *version > postgresStoreVersion() ? "store-newer" : "store-read-only", readOnly);
    if (readOnly.isEmpty())
        static_cast<void>(createCurrentMonths(**connection));
    std::unique_ptr<RecordTables> tables = std::make_unique<PartitionedInteractions>();
    if (*version > postgresStoreVersion()) // whose figures are unknown
        tables = std::make_unique<RecordTables>();
    opened.store = makeSqlStore(std::move(*connection), readOnly, std::move(tables));
    return opened;
}

Result<QStringList> inspectPostgres(const PostgresSettings &settings)
{
    const Result<ConnectionPtr> connection = PostgresConnection::open(settings, settings.schema);
    return connection ? findSchemaErrors(**connection, settings.schema) : Result<QStringList>(connection.error());
}

Result<QString> backUpPostgres(const PostgresSettings &settings)
{
    const Result<ConnectionPtr> connection = PostgresConnection::open(settings, settings.schema);
    return connection ? backUpSchema(**connection, settings.schema) : Result<QString>(connection.error());
}

Status restorePostgres(const PostgresSettings &settings, const QString &backup)
{
    const Result<ConnectionPtr> connection = PostgresConnection::open(settings, settings.schema);
    if (!connection)
        return connection.error();
    return runUnderLock(
        **connection, lockName(settings.schema), [&] { return restoreSchema(**connection, settings.schema, backup); });
}

Result<QString> migratePostgres(const PostgresSettings &settings, int version)
{
    const Result<ConnectionPtr> connection = PostgresConnection::open(settings, settings.schema);
    if (!connection)
        return connection.error();
    Result<QString> backup = QString();
    const Status doneStatus = runUnderLock(**connection, lockName(settings.schema), [&]() -> Status {
        backup = backUpSchema(**connection, settings.schema);
        return backup ? migrate(**connection, migrations(), version) : Status(backup.error());
    });
    return doneStatus ? backup : Result<QString>(doneStatus.error());
}

} // namespace outcrop
