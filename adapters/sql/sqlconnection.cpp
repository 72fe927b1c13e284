// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlconnection.h"

#include "adapters/sql/sqlmessages.h"

#include <QPluginLoader>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <atomic>
#include <cctype>

namespace outcrop {
namespace {

constexpr qsizetype maxStatements = 100;

/// Creates a connection with a unique name. Qt binds a connection to the thread that created it. A connection without a thread may be used by any thread, but only by one
/// at a time.
QSqlDatabase newDatabase(const QString &driver)
{
    static std::atomic<int> count = 0;
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, QStringLiteral("outcrop-%1").arg(++count));
    database.driver()->moveToThread(nullptr);
    return database;
}

struct VariantVisitor {
    QVariant operator()(std::monostate) const { return {}; }
    QVariant operator()(qint64 number) const { return number; }
    QVariant operator()(double number) const { return number; }
    QVariant operator()(const QString &text) const { return text; }
    QVariant operator()(const QByteArray &bytes) const { return bytes; }
};

/// Returns the Qt SQL name of a parameter. Binding by name is faster than by index, for which Qt generates a name on each call.
QString parameterName(qsizetype number)
{
    static const QStringList names = [] {
        QStringList createdFiles;
        for (int i = 0; i <= 64; ++i)
            createdFiles += u':' + QString::number(i);
        return createdFiles;
    }();
    return number < names.size() ? names.at(number) : QString(u':' + QString::number(number));
}

struct NamedStatement {
    QString sql;
    int names = 0; ///< highest parameter number
};

/// Replaces `$1` with `:1`. SQLite numbers parameters such as `$1` in order of appearance, so that with `$2` before `$1` the values would be swapped; Qt SQL
/// does not.
NamedStatement toNamedStatement(QByteArray sql)
{
    const auto isDigit = [&sql](qsizetype at) { return at < sql.size() && sql.at(at) >= '0' && sql.at(at) <= '9'; };
    int names = 0;
    for (qsizetype at = sql.indexOf('$'); at >= 0; at = sql.indexOf('$', at + 1)) {
        int number = 0;
        for (qsizetype digit = at + 1; isDigit(digit); ++digit)
            number = 10 * number + (sql.at(digit) - '0');
        if (number > 0)
            sql[at] = ':';
        names = std::max(names, number);
    }
    return {QString::fromUtf8(sql), names};
}

/// Returns the end offset of a string quoted with dollars such as `$$…$$` or `$body$…$body$`; 0 if there is none.
qsizetype endOfDollarQuote(const QByteArray &script, qsizetype at)
{
    qsizetype tagEnd = at + 1;
    while (tagEnd < script.size() && (std::isalpha(uchar(script.at(tagEnd))) || script.at(tagEnd) == '_'))
        ++tagEnd;
    if (tagEnd >= script.size() || script.at(tagEnd) != '$')
        return 0; // such as $1
    const QByteArray tag = script.mid(at, tagEnd + 1 - at);
    const qsizetype close = script.indexOf(tag, tagEnd + 1);
    return close < 0 ? script.size() : close + tag.size();
}

/// Returns the end offset of the quoted string, comment or single character at `at`.
qsizetype endOfToken(const QByteArray &script, qsizetype at)
{
    const char c = script.at(at);
    qsizetype end = at + 1;
    if (c == '\'' || c == '"')
        end = script.indexOf(c, at + 1) + 1;
    else if (c == '-' && script.mid(at, 2) == "--")
        end = script.indexOf('\n', at);
    else if (c == '$')
        end = std::max(end, endOfDollarQuote(script, at));
    return end <= at ? script.size() : end;
}

} // namespace

Status loadSqlDriver(const QString &plugin, const QString &database, const QString &package)
{
    QPluginLoader loader(QStringLiteral("sqldrivers/") + plugin);
    if (loader.load())
        return success();
    return Error{ErrorCode::Unwritable, sqlmessages::driverMissing(database, package, loader.errorString())};
}

SqlConnection::SqlConnection(const QString &driver, RowMode rows) : m_driver(driver), m_rowMode(rows), m_database(newDatabase(driver)) { }

SqlConnection::~SqlConnection()
{
    closeDatabase();
}

/// Closes the connection. Destroys the statements after the driver, because otherwise each of them would be deallocated on the server.
void SqlConnection::closeDatabase()
{
    const QString name = m_database.connectionName();
    m_database = {};
    QSqlDatabase::removeDatabase(name);
    m_statements.clear();
}

void SqlConnection::reopenDatabase()
{
    closeDatabase();
    m_database = newDatabase(m_driver);
}

Status SqlConnection::commit()
{
    const Result<qint64> done = run("COMMIT");
    return done ? success() : Status(done.error());
}

void SqlConnection::rollback()
{
    static_cast<void>(run("ROLLBACK")); // after some errors, the database has already rolled back
}

/// Returns the error for a closed connection. Callers check for it, because Qt SQL only prints such an error to standard error.
Error SqlConnection::closedError() const
{
    return errorOf(QSqlError({}, sqlmessages::connectionClosed(), QSqlError::ConnectionError));
}

Result<SqlConnection::Statement> SqlConnection::prepareStatement(const QByteArray &sql)
{
    if (const auto known = m_statements.constFind(sql); known != m_statements.constEnd())
        return *known;
    const NamedStatement text = toNamedStatement(sql);
    const Statement statement{std::make_shared<QSqlQuery>(m_database), text.names};
    statement.query->setForwardOnly(m_rowMode == RowMode::Streamed);
    if (!statement.query->prepare(text.sql))
        return errorOf(statement.query->lastError());
    if (m_statements.size() >= maxStatements)
        m_statements.clear();
    m_statements.insert(sql, statement);
    return statement;
}

Result<SqlConnection::Query> SqlConnection::executeOnce(const QByteArray &sql, const SqlValue *values, qsizetype count)
{
    if (!m_database.isOpen())
        return closedError();
    const Result<Statement> statement = prepareStatement(sql);
    if (!statement)
        return statement.error();
    if (statement->names > 0 && statement->names != count)
        return Error{ErrorCode::Invalid, sqlmessages::wrongValueCount(count, statement->names, QString::fromUtf8(sql))};
    QSqlQuery &query = *statement->query;
    for (qsizetype i = 0; i < count; ++i) {
        if (statement->names > 0)
            query.bindValue(parameterName(i + 1), std::visit(VariantVisitor(), values[i]));
        else
            query.bindValue(int(i), std::visit(VariantVisitor(), values[i]));
    }
    if (query.exec())
        return statement->query;
    const Error error = errorOf(query.lastError());
    query.finish();
    return error;
}

Result<SqlConnection::Query> SqlConnection::execute(const QByteArray &sql, const SqlValue *values, qsizetype count)
{
    Result<Query> done = executeOnce(sql, values, count);
    return !done && reconnect() ? executeOnce(sql, values, count) : std::move(done);
}

Status SqlConnection::readRows(QSqlQuery &query, const RowVisitor &visitor)
{
    while (query.next() && visitor(SqlRow(query))) { }
    const QSqlError stopError = query.lastError();
    query.finish();
    return stopError.isValid() ? Status(errorOf(stopError)) : success();
}

Result<qint64> SqlConnection::run(const QByteArray &sql, const QList<SqlValue> &values, const RowReader &read)
{
    const Result<Query> done = execute(sql, values.constData(), values.size());
    if (!done)
        return done.error();
    const qint64 changed = (*done)->numRowsAffected();
    const Status rest = readRows(**done, [&read](const SqlRow &row) {
        if (read)
            read(row);
        return true;
    });
    return rest ? Result<qint64>(changed) : Result<qint64>(rest.error());
}

Status SqlConnection::visit(const QByteArray &sql, const QList<SqlValue> &values, const RowVisitor &visitor)
{
    const Result<Query> done = execute(sql, values.constData(), values.size());
    return done ? readRows(**done, visitor) : Status(done.error());
}

Status SqlConnection::runScript(const QByteArray &sql)
{
    for (const QByteArray &statement : splitStatements(sql)) {
        if (!m_database.isOpen())
            return closedError();
        QSqlQuery query(m_database);
        if (!query.exec(QString::fromUtf8(statement)))
            return errorOf(query.lastError());
    }
    return success();
}

Result<qint64> SqlConnection::queryInteger(const QByteArray &sql, const QList<SqlValue> &values)
{
    qint64 first = 0;
    const Status doneStatus = visit(sql, values, [&first](const SqlRow &row) {
        first = row.integer(0);
        return false;
    });
    return doneStatus ? Result<qint64>(first) : Result<qint64>(doneStatus.error());
}

Status runInTransaction(SqlConnection &connection, const std::function<Status()> &work)
{
    if (const Status beginStatus = connection.begin(); !beginStatus)
        return beginStatus;
    Status doneStatus = work();
    if (doneStatus)
        doneStatus = connection.commit();
    if (!doneStatus)
        connection.rollback();
    return doneStatus;
}

QList<QByteArray> splitStatements(const QByteArray &script)
{
    QList<QByteArray> statements;
    QByteArray statement;
    const auto end = [&] {
        if (const QByteArray text = statement.trimmed(); !text.isEmpty())
            statements += text;
        statement.clear();
    };
    for (qsizetype at = 0; at < script.size();) {
        const qsizetype next = endOfToken(script, at);
        if (script.at(at) == ';')
            end();
        else if (script.mid(at, 2) != "--")
            statement += script.mid(at, next - at);
        at = next;
    }
    end();
    return statements;
}

} // namespace outcrop
