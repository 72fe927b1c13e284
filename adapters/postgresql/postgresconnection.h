// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"
#include "core/base/secret.h"

namespace outcrop {

/// A team's server. `address` is libpq's `host='…' dbname='…'` words, without the password and without a semicolon.
struct PostgresSettings {
    QString address;
    Secret password = {};
    QString schema = QStringLiteral("outcrop"); ///< one for each team that shares a database; created if missing
    int connectSeconds = 10;
};

/// A PostgreSQL server. A connection that breaks between two transactions is made again; one that breaks inside takes the transaction with it.
class PostgresConnection final : public SqlConnection
{
public:
    using Opened = Result<std::unique_ptr<PostgresConnection>>;

    /// Connects, with `schema` as the only one that names are looked up in. Unwritable where Qt's driver is
    /// missing, Unreadable where the server does not answer.
    static Opened open(const PostgresSettings &settings, const QString &schema);

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
    bool m_inTransaction = false;
};

/// Does `work` while no other program changes the tables of `what`. The server releases the lock when the connection ends, however it ends.
Status whileAlone(PostgresConnection &connection, const QString &what, const std::function<Status()> &work);

Status makeSchema(PostgresConnection &connection, const QString &schema);

} // namespace outcrop
