// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlconnection.h"
#include "adapters/sqlite/sqlitehandle.h"

#include <QHash>

#include <memory>

namespace outcrop {

/// SQLite behind the connection that stores speak to. Writing begins with the lock, so a transaction never finds out half-way
/// that somebody else was faster.
class SqliteConnection final : public SqlConnection
{
public:
    SqliteConnection(SqliteHandle handle, QString path) : m_handle(std::move(handle)), m_path(std::move(path)) { }

    QString name() const override { return m_path; }
    Status begin() override;
    Status commit() override;
    void rollback() override;
    Result<qint64> run(const QByteArray &sql, const QList<SqlValue> &values, const RowReader &read) override;
    Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) override;
    Status script(const QByteArray &sql) override { return sqliteScript(m_handle.get(), sql, m_path); }
    Result<int> version() override;

    /// Gives the handle back; the connection is of no use then.
    SqliteHandle release();

private:
    Result<sqlite3_stmt *> prepared(const QByteArray &sql);
    Status insertOne(sqlite3_stmt *statement, const SqlValue *values, qsizetype count);
    Error error(int code) const;

    SqliteHandle m_handle;
    QString m_path;
    QHash<QByteArray, std::shared_ptr<sqlite3_stmt>> m_statements; ///< after the handle, for they go before it
};

} // namespace outcrop
