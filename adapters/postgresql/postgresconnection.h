// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"
#include "core/base/secret.h"

namespace outcrop {

/// The settings of a shared server. `address` is a libpq connection string such as `host='…' dbname='…'`, without the password and without a
/// semicolon.
struct PostgresSettings {
    QString address;
    Secret password = {};
    QString schema = QStringLiteral("outcrop"); ///< separate for each team that shares a database; created if missing
    int connectSeconds = 10;
};

/// A connection to a PostgreSQL server. Reconnects after a failure between transactions. A failure inside a transaction discards it.
class PostgresConnection final : public SqlConnection
{
public:
    using OpenResult = Result<std::unique_ptr<PostgresConnection>>;

    /// Connects and sets `schema` as the only schema in the search path. Errors: Unwritable if Qt's driver is missing, Invalid for an address with a semicolon,
    /// Unreadable if the server does not respond.
    static OpenResult open(const PostgresSettings &settings, const QString &schema);

    QString name() const override { return m_name; }
    Status begin() override;
    Status commit() override;
    void rollback() override;
    Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) override;
    Result<int> version() override;

protected:
    Error errorOf(const QSqlError &error) const override;
    bool reconnect() override;

private:
    PostgresConnection(const PostgresSettings &settings, const QString &schema);
    Status connect();

    PostgresSettings m_settings;
    QString m_schema;
    QString m_name = QStringLiteral("PostgreSQL");
    bool m_isInTransaction = false;
};

/// Runs `work` under an advisory lock named `lockName`. The server also releases the lock if the connection ends. Errors: those
/// of the connection and of `work`.
Status runUnderLock(PostgresConnection &connection, const QString &lockName, const std::function<Status()> &work);

Status createSchema(PostgresConnection &connection, const QString &schema);

} // namespace outcrop
