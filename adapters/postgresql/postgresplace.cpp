// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresplace.h"

#include "adapters/postgresql/postgresbackup.h"
#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgreserror.h"

namespace outcrop {
namespace {

QByteArray sessionSettings(const QString &schema)
{
    return "SET client_min_messages = warning; SET lock_timeout = '60s'; SET idle_in_transaction_session_timeout = '10min';"
           " SET search_path TO " + quotedName(schema) + ";";
}

/// Where the store is, as people say it; no password, no user.
QString nameOf(const PGconn *connection, const QString &schema)
{
    const QString host = QString::fromUtf8(PQhost(connection));
    const QString place = host.startsWith(u'/') ? QStringLiteral("this computer") : host;
    return QStringLiteral("PostgreSQL at %1, %2.%3").arg(place, QString::fromUtf8(PQdb(connection)), schema);
}

PostgresHandle connectTo(const PostgresSettings &settings)
{
    const QByteArray address = settings.address.toUtf8();
    const QByteArray seconds = QByteArray::number(settings.connectSeconds);
    // libpq copies the password; it wants the end of the text marked, which the bytes of a QByteArray have.
    const char *password = settings.password.isEmpty() ? nullptr : settings.password.bytes().data();
    const char *const words[] = {"dbname", "password", "connect_timeout", "client_encoding", "application_name", "tcp_user_timeout", nullptr};
    const char *const values[] = {address.constData(), password, seconds.constData(), "UTF8", "outcrop", "30000", nullptr};
    return PostgresHandle(PQconnectdbParams(words, values, 1));
}

} // namespace

Result<std::unique_ptr<PostgresConnection>> connectPostgres(const PostgresSettings &settings, const QString &schema)
{
    if (const Status loaded = libpq().status(); !loaded)
        return loaded.error();
    PostgresHandle handle = connectTo(settings);
    if (PQstatus(handle.get()) != CONNECTION_OK)
        return postgresError(handle.get(), nullptr, QStringLiteral("PostgreSQL"));
    const QString name = nameOf(handle.get(), schema);
    auto connection = std::make_unique<PostgresConnection>(std::move(handle), name, sessionSettings(schema));
    const Status prepared = connection->prepareSession();
    return prepared ? Result<std::unique_ptr<PostgresConnection>>(std::move(connection)) : Result<std::unique_ptr<PostgresConnection>>(prepared.error());
}

Status whileAlone(PostgresConnection &connection, const QString &what, const std::function<Status()> &work)
{
    const QList<SqlValue> lock = {toSql(what)};
    if (const Result<qint64> taken = connection.run("SELECT pg_advisory_lock(hashtext($1))", lock); !taken)
        return taken.error();
    const Status done = work();
    static_cast<void>(connection.run("SELECT pg_advisory_unlock(hashtext($1))", lock));
    return done;
}

Status makeSchema(PostgresConnection &connection, const QString &schema)
{
    bool isThere = false;
    const Result<qint64> asked = connection.run("SELECT 1 FROM pg_namespace WHERE nspname = $1", {toSql(schema)}, [&](const SqlRow &) { isThere = true; });
    if (!asked)
        return asked.error();
    return isThere ? success() : connection.script("CREATE SCHEMA IF NOT EXISTS " + quotedName(schema));
}

} // namespace outcrop
