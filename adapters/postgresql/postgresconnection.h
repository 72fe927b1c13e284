// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/postgresql/libpq.h"
#include "adapters/sql/sqlconnection.h"

#include <QHash>

#include <memory>

namespace outcrop {

struct PostgresCloser {
    void operator()(PGconn *connection) const { PQfinish(connection); }
    void operator()(PGresult *result) const { PQclear(result); }
};
using PostgresHandle = std::unique_ptr<PGconn, PostgresCloser>;
using PostgresResult = std::unique_ptr<PGresult, PostgresCloser>;

/// PostgreSQL behind the connection that stores speak to. A connection that broke between two transactions is made again; one that broke
/// inside takes the transaction with it.
class PostgresConnection final : public SqlConnection
{
public:
    /// `settings` is run whenever the connection is made.
    PostgresConnection(PostgresHandle handle, QString name, QByteArray settings)
        : m_handle(std::move(handle)), m_name(std::move(name)), m_settings(std::move(settings))
    {
    }

    QString name() const override { return m_name; }
    Status begin() override;
    Status commit() override;
    void rollback() override;
    Result<qint64> run(const QByteArray &sql, const QList<SqlValue> &values = {}, const RowReader &read = {}) override;
    Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) override;
    Status script(const QByteArray &sql) override;
    Result<int> version() override;

    /// Makes the connection what it should be: its settings.
    Status prepareSession() { return script(m_settings); }

private:
    Result<PostgresResult> execute(const QByteArray &sql, const SqlValue *values, qsizetype count);
    Result<PostgresResult> executeOnce(const QByteArray &sql, const SqlValue *values, qsizetype count);
    Result<QByteArray> prepared(const QByteArray &sql);
    bool connectAgain();
    Error error(const PGresult *result) const;

    PostgresHandle m_handle;
    QString m_name;
    QByteArray m_settings;
    QHash<QByteArray, QByteArray> m_statements; ///< SQL to the name it was prepared by
    bool m_inTransaction = false;
};

} // namespace outcrop
