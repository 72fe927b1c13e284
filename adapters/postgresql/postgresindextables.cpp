// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresindextables.h"

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresmessages.h"

#include <QFile>

/// Ensures that the linker keeps the resources of this static library. The macro must be used outside any namespace.
static void initPostgresIndexResources()
{
    Q_INIT_RESOURCE(postgresqlstore);
}

namespace outcrop {
namespace {

constexpr int indexVersion = 1; ///< must match searchtables.sql

/// Returns the version of the tables, or 0 if there are none.
Result<int> readVersion(PostgresConnection &connection)
{
    bool isThere = false;
    int version = 0;
    Result<qint64> asked = connection.run("SELECT to_regclass('state')::text", {}, [&](const SqlRow &row) { isThere = !row.isNull(0); });
    if (asked && isThere)
        asked = connection.run("SELECT version FROM state", {}, [&](const SqlRow &row) { version = int(row.integer(0)); });
    return asked ? Result<int>(version) : Result<int>(asked.error());
}

/// Drops only the tables of an older version, not other tables of the schema, and creates the current ones.
Status createTables(PostgresConnection &connection, const QString &schema)
{
    initPostgresIndexResources();
    QFile script(QStringLiteral(":/postgresql/searchtables.sql"));
    if (!script.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound, postgresmessages::noIndexScript()};
    if (const Status status = createSchema(connection, schema); !status)
        return status;
    return runInTransaction(connection, [&] {
        return connection.runScript("DROP TABLE IF EXISTS documents, words, models, state;" + script.readAll());
    });
}

Status updateTables(PostgresConnection &connection, const QString &schema, Diagnostics &findings)
{
    const Result<int> version = readVersion(connection);
    if (!version || *version == indexVersion)
        return version ? success() : Status(version.error());
    if (*version > indexVersion)
        return Error{ErrorCode::NotAllowed, postgresmessages::newerVersion(connection.name())};
    if (*version > 0)
        findings += Diagnostic{Severity::Note, QStringLiteral("index-renewed"),
                               postgresmessages::olderVersion(connection.name()), {}};
    return createTables(connection, schema);
}

/// Finds the extensions that an administrator has installed.
Result<PostgresExtensions> findInstalledExtensions(PostgresConnection &connection)
{
    PostgresExtensions extensions;
    const QByteArray trigrams = "(SELECT quote_ident(nspname) FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm')";
    const QByteArray vectors = "(SELECT quote_ident(nspname) FROM pg_operator JOIN pg_type t ON t.oid = oprleft AND t.oid = oprright"
                               " JOIN pg_namespace n ON n.oid = typnamespace WHERE oprname = '<=>' AND typname = 'vector' LIMIT 1)";
    const Result<qint64> asked = connection.run("SELECT " + trigrams + ", " + vectors, {}, [&](const SqlRow &row) {
        extensions.trigrams = row.text(0).toUtf8();
        extensions.vectors = row.text(1).toUtf8();
    });
    return asked ? Result<PostgresExtensions>(extensions) : Result<PostgresExtensions>(asked.error());
}

} // namespace

Result<PostgresExtensions> prepareIndexTables(
    PostgresConnection &connection, const QString &schema, Diagnostics &findings)
{
    const Status prepareStatus = runUnderLock(connection, QStringLiteral("outcrop index ") + schema,
        [&] { return updateTables(connection, schema, findings); });
    if (!prepareStatus)
        return prepareStatus.error();
    const Result<PostgresExtensions> extensions = findInstalledExtensions(connection);
    if (extensions && !extensions->trigrams.isEmpty()) // fails for read-only users, who search without this index
        static_cast<void>(connection.runScript("CREATE INDEX IF NOT EXISTS words_trigrams ON words USING gin (word "
            + extensions->trigrams + ".gin_trgm_ops)"));
    return extensions;
}

} // namespace outcrop
