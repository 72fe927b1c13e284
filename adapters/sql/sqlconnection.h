// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/sql/sqlvalue.h"
#include "core/base/result.h"

#include <QHash>
#include <QList>
#include <QSqlDatabase>

#include <functional>
#include <memory>

class QSqlError;
class QSqlQuery;

namespace outcrop {

/// Loads a driver of Qt Sql, such as `qsqlite`. Qt itself reports on standard error, and nowhere else, that one is missing. `database` and `package` are
/// for the message. Unwritable where it cannot be loaded. Thread-safe.
Status loadSqlDriver(const QString &plugin, const QString &database, const QString &package);

/// One connection to one database through Qt Sql; used by one thread at a time, which need not be the one that made it. Parameters are written `$1`, `$2`, …,
/// or all `?`. Errors carry the database's own words. A subclass says what is special to its database.
class SqlConnection
{
public:
    using RowReader = std::function<void(const SqlRow &)>;
    using RowVisitor = std::function<bool(const SqlRow &)>; ///< false ends the reading

    virtual ~SqlConnection();
    Q_DISABLE_COPY_MOVE(SqlConnection)

    /// The location of the data, for people.
    virtual QString name() const = 0;

    /// Begins a transaction that writes; waits while another program writes.
    virtual Status begin() = 0;
    virtual Status commit();
    virtual void rollback();

    /// Runs one statement, which is prepared once and kept; returns the number of rows it changed.
    Result<qint64> run(const QByteArray &sql, const QList<SqlValue> &values = {}, const RowReader &read = {});
    /// Reads rows until the visitor returns false; an error where one of them cannot be read.
    Status visit(const QByteArray &sql, const QList<SqlValue> &values, const RowVisitor &visitor);
    /// Inserts rows, given as one list of values, row by row, and returns their ids in order. Inside a transaction.
    virtual Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) = 0;
    /// Runs several statements, separated by semicolons, none of which returns rows that matter.
    Status script(const QByteArray &sql);
    /// The version of the tables; 0 where there are none.
    virtual Result<int> version() = 0;

    /// The first number of the first row; 0 where there is none.
    Result<qint64> number(const QByteArray &sql, const QList<SqlValue> &values = {});

protected:
    using Query = std::shared_ptr<QSqlQuery>;
    enum class Rows {
        OneByOne, ///< each is asked of the database when it is read
        Together, ///< all are in memory before the first is read
    };

    /// `driver` is Qt Sql's name of a driver that is loaded: QSQLITE, QPSQL. The connection is closed; a subclass opens database().
    SqlConnection(const QString &driver, Rows rows);

    QSqlDatabase &database() { return m_database; }
    const QSqlDatabase &database() const { return m_database; }
    /// Runs a statement with `count` values; on success the query is before its first row. Call finish() on it after use.
    Result<Query> execute(const QByteArray &sql, const SqlValue *values, qsizetype count);
    /// Reads the rows of an executed query, and ends its use.
    Status readRows(QSqlQuery &query, const RowVisitor &visitor);
    /// Drops the connection with its prepared statements; database() is a closed one again.
    void renewDatabase();
    virtual Error errorOf(const QSqlError &error) const = 0;
    /// Connects again where the connection is lost and no transaction with it; whether it did.
    virtual bool reconnect() { return false; }

private:
    struct Statement {
        Query query;
        int names = 0; ///< parameters with a number; 0 where they are written `?`
    };

    Result<Query> executeOnce(const QByteArray &sql, const SqlValue *values, qsizetype count);
    Result<Statement> prepared(const QByteArray &sql);
    Error closed() const;
    void dropDatabase();

    const QString m_driver;
    const Rows m_rows;
    QSqlDatabase m_database;
    QHash<QByteArray, Statement> m_statements;
};

/// Does `work` between begin() and commit(); rolls back if it fails.
Status inTransaction(SqlConnection &connection, const std::function<Status()> &work);

/// The statements of a script, without the semicolons between them. Quotes and comments are left alone.
QList<QByteArray> statementsOf(const QByteArray &script);

} // namespace outcrop
