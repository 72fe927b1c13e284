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

/// Loads a Qt SQL driver plugin such as `qsqlite`. Qt itself only prints a warning if a driver is missing. `database` and `package` appear in the error
/// message. Errors: Unwritable if the driver cannot be loaded. Thread-safe.
Status loadSqlDriver(const QString &plugin, const QString &database, const QString &package);

/// One database connection through Qt SQL. May be used from any thread, but from only one at a time. Parameters are written as `$1`, `$2`, …, or all as `?`.
/// Errors contain the database's message. Subclasses implement the database-specific parts.
class SqlConnection
{
public:
    using RowReader = std::function<void(const SqlRow &)>;
    using RowVisitor = std::function<bool(const SqlRow &)>; ///< returns false to stop reading

    virtual ~SqlConnection();
    Q_DISABLE_COPY_MOVE(SqlConnection)

    /// Returns the location of the data, for display.
    virtual QString name() const = 0;

    /// Begins a write transaction. Waits while another process writes.
    virtual Status begin() = 0;
    virtual Status commit();
    virtual void rollback();

    /// Runs one statement and caches its prepared form. Returns the number of changed rows, which is undefined for a query.
    Result<qint64> run(const QByteArray &sql, const QList<SqlValue> &values = {}, const RowReader &read = {});
    /// Reads rows until the visitor returns false. Fails if a row cannot be read.
    Status visit(const QByteArray &sql, const QList<SqlValue> &values, const RowVisitor &visitor);
    /// Inserts rows and returns their IDs in order. `values` contains the values of all rows, row by row. Must be called inside a transaction.
    virtual Result<QList<qint64>> insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values) = 0;
    /// Runs several statements separated by semicolons and ignores their result rows.
    Status runScript(const QByteArray &sql);
    /// Returns the schema version, or 0 if there are no tables.
    virtual Result<int> version() = 0;

    /// Returns the first column of the first row as an integer, or 0 if there are no rows.
    Result<qint64> queryInteger(const QByteArray &sql, const QList<SqlValue> &values = {});

protected:
    using Query = std::shared_ptr<QSqlQuery>;
    enum class RowMode {
        Streamed, ///< rows are fetched one at a time
        Buffered, ///< all rows are fetched into memory first
    };

    /// `driver` is the Qt SQL name of a loaded driver: QSQLITE or QPSQL. The connection is closed initially; a subclass opens database().
    SqlConnection(const QString &driver, RowMode rows);

    QSqlDatabase &database() { return m_database; }
    const QSqlDatabase &database() const { return m_database; }
    /// Runs a statement with `count` values and returns the query before its first row. If the connection was lost, reconnects and runs it again. The caller
    /// must call finish() after use.
    Result<Query> execute(const QByteArray &sql, const SqlValue *values, qsizetype count);
    /// Reads the rows of an executed query and finishes it.
    Status readRows(QSqlQuery &query, const RowVisitor &visitor);
    /// Drops the connection with its prepared statements. database() is then a new, closed connection.
    void reopenDatabase();
    virtual Error errorOf(const QSqlError &error) const = 0;
    /// Reconnects if the connection was lost outside a transaction. Returns whether it reconnected.
    virtual bool reconnect() { return false; }

private:
    struct Statement {
        Query query;
        int names = 0; ///< number of parameters such as `$1`; 0 if they are written as `?`
    };

    Result<Query> executeOnce(const QByteArray &sql, const SqlValue *values, qsizetype count);
    Result<Statement> prepareStatement(const QByteArray &sql);
    Error closedError() const;
    void closeDatabase();

    const QString m_driver;
    const RowMode m_rowMode;
    QSqlDatabase m_database;
    QHash<QByteArray, Statement> m_statements;
};

/// Runs `work` between begin() and commit(), and rolls back if it fails.
Status runInTransaction(SqlConnection &connection, const std::function<Status()> &work);

/// Splits a script into statements at semicolons, except in quotes and comments. Removes the comments.
QList<QByteArray> splitStatements(const QByteArray &script);

} // namespace outcrop
