// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqliteconnection.h"

namespace outcrop {
namespace {

constexpr qsizetype mostStatements = 100;

/// A statement is ready again when its use ends, whatever the end.
class StatementUse
{
public:
    explicit StatementUse(sqlite3_stmt *statement) : m_statement(statement) { }
    ~StatementUse()
    {
        sqlite3_reset(m_statement);
        sqlite3_clear_bindings(m_statement);
    }
    Q_DISABLE_COPY_MOVE(StatementUse)

private:
    sqlite3_stmt *m_statement;
};

struct Binder {
    sqlite3_stmt *statement;
    int place;

    int operator()(std::monostate) const { return sqlite3_bind_null(statement, place); }
    int operator()(qint64 number) const { return sqlite3_bind_int64(statement, place, number); }
    int operator()(double number) const { return sqlite3_bind_double(statement, place, number); }
    /// The text is kept by the caller until the statement has run. constData() is never null, so an empty text is no NULL.
    int operator()(const QByteArray &text) const
    {
        return sqlite3_bind_text64(statement, place, text.constData(), sqlite3_uint64(text.size()), SQLITE_STATIC, SQLITE_UTF8);
    }
};

int bindAll(sqlite3_stmt *statement, const SqlValue *values, qsizetype count)
{
    for (qsizetype i = 0; i < count; ++i) {
        if (const int code = std::visit(Binder{statement, int(i) + 1}, values[i]); code != SQLITE_OK)
            return code;
    }
    return SQLITE_OK;
}

class SqliteRow final : public SqlRow
{
public:
    explicit SqliteRow(sqlite3_stmt *statement) : m_statement(statement) { }

    bool isNull(int column) const override { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }
    qint64 integer(int column) const override { return sqlite3_column_int64(m_statement, column); }
    double real(int column) const override { return sqlite3_column_double(m_statement, column); }
    QByteArray text(int column) const override
    {
        const auto *bytes = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
        return QByteArray(bytes, sqlite3_column_bytes(m_statement, column));
    }

private:
    sqlite3_stmt *m_statement;
};

QByteArray insertion(const QByteArray &table, const QList<QByteArray> &columns)
{
    QByteArrayList parameters;
    for (qsizetype i = 1; i <= columns.size(); ++i)
        parameters += QByteArray('$' + QByteArray::number(i));
    return "INSERT INTO " + table + " (" + columns.join(", ") + ") VALUES (" + parameters.join(", ") + ')';
}

} // namespace

Status SqliteConnection::begin()
{
    const Result<qint64> begun = run("BEGIN IMMEDIATE", {}, {});
    return begun ? success() : Status(begun.error());
}

Status SqliteConnection::commit()
{
    const Result<qint64> done = run("COMMIT", {}, {});
    return done ? success() : Status(done.error());
}

void SqliteConnection::rollback()
{
    // Some errors roll back by themselves.
    if (sqlite3_get_autocommit(m_handle.get()) == 0)
        static_cast<void>(run("ROLLBACK", {}, {}));
}

SqliteHandle SqliteConnection::release()
{
    m_statements.clear();
    return std::move(m_handle);
}

/// A disk that does not answer any more may be back when the file is opened anew, which whoever reads Unreadable does.
Error SqliteConnection::error(int code) const
{
    Error error = sqliteError(m_handle.get(), code, m_path);
    if ((code & 0xff) == SQLITE_IOERR)
        error.code = ErrorCode::Unreadable;
    return error;
}

Result<sqlite3_stmt *> SqliteConnection::prepared(const QByteArray &sql)
{
    if (const auto known = m_statements.constFind(sql); known != m_statements.constEnd())
        return known->get();
    Result<SqliteStatement> statement = prepareSqlite(m_handle.get(), sql, m_path);
    if (!statement)
        return statement.error();
    if (m_statements.size() >= mostStatements)
        m_statements.clear();
    sqlite3_stmt *made = statement->get();
    m_statements.insert(sql, std::shared_ptr<sqlite3_stmt>(std::move(*statement)));
    return made;
}

Result<qint64> SqliteConnection::run(const QByteArray &sql, const QList<SqlValue> &values, const RowReader &read)
{
    const Result<sqlite3_stmt *> statement = prepared(sql);
    if (!statement)
        return statement.error();
    const StatementUse use(*statement);
    int code = bindAll(*statement, values.constData(), values.size());
    if (code != SQLITE_OK)
        return error(code);
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) {
        if (read)
            read(SqliteRow(*statement));
    }
    return code == SQLITE_DONE ? Result<qint64>(sqlite3_changes64(m_handle.get())) : Result<qint64>(error(code));
}

Status SqliteConnection::insertOne(sqlite3_stmt *statement, const SqlValue *values, qsizetype count)
{
    const StatementUse use(statement);
    int code = bindAll(statement, values, count);
    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    return code == SQLITE_DONE ? success() : Status(error(code));
}

Result<QList<qint64>> SqliteConnection::insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values)
{
    const Result<sqlite3_stmt *> statement = prepared(insertion(table, columns));
    if (!statement)
        return statement.error();
    QList<qint64> ids;
    ids.reserve(values.size() / columns.size());
    for (qsizetype at = 0; at < values.size(); at += columns.size()) {
        if (const Status done = insertOne(*statement, values.constData() + at, columns.size()); !done)
            return done.error();
        ids += sqlite3_last_insert_rowid(m_handle.get());
    }
    return ids;
}

Result<int> SqliteConnection::version()
{
    const Result<qint64> version = sqliteNumber(m_handle.get(), "PRAGMA user_version", m_path);
    return version ? Result<int>(int(*version)) : Result<int>(version.error());
}

} // namespace outcrop
