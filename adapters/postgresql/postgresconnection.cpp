// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgresconnection.h"

#include "adapters/postgresql/postgresbackup.h"
#include "adapters/postgresql/postgresmessages.h"

#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <cmath>
#include <utility>

namespace outcrop {
namespace {

/// Maps SQLSTATE classes to error codes.
ErrorCode kindOf(const QString &state)
{
    const auto isOf = [&state](std::initializer_list<const char *> classes) {
        return std::any_of(classes.begin(), classes.end(), [&state](const char *one) { return state.startsWith(QLatin1String(one)); });
    };
    if (isOf({"25006", "42501", "53", "55P03"}))
        return ErrorCode::Unwritable; // read-only, no permission, out of space or connections, lock timeout
    if (isOf({"54"}))
        return ErrorCode::TooLarge;
    return isOf({"22", "23", "42"}) ? ErrorCode::Invalid : ErrorCode::Unreadable;
}

/// Returns the server's primary message, without the statement and values in the following lines, the severity prefix, and the code that Qt appends.
QString primaryMessage(const QSqlError &error)
{
    static const QRegularExpression severity(QStringLiteral("^\\w+:\\s+"), QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression code(QStringLiteral("\\.?\\s*\\(\\w*\\)$"));
    const QString text = error.databaseText().trimmed();
    if (error.nativeErrorCode().isEmpty()) // libpq itself reports a lost connection, without a SQLSTATE
        return QString(text).remove(code).simplified();
    return text.section(u'\n', 0, 0).remove(severity).simplified();
}

/// Returns SQL that applies all settings in one round trip. It suppresses notices, which libpq would print to standard error, and the compilation of statements,
/// which takes longer than running them.
QByteArray sessionSettings(const QString &schema)
{
    return "SELECT set_config('client_min_messages', 'error', false), set_config('lock_timeout', '60s', false), set_config('jit', 'off', false),"
           " set_config('idle_in_transaction_session_timeout', '10min', false), set_config('search_path', '" + quotedName(schema).replace('\'', "''") + "', false)";
}

/// Returns the store's location for display, without user and password.
QString nameOf(const QString &address, const QString &database, const QString &schema)
{
    static const QRegularExpression host(QStringLiteral("\\bhost='((?:[^'\\\\]|\\\\.)*)'"));
    const QString named = host.match(address).captured(1);
    const QString place = named.isEmpty() || named.startsWith(u'/') ? QStringLiteral("localhost") : named;
    return postgresmessages::postgresAt(place, database, schema);
}

constexpr qsizetype rowsPerStatement = 1000; ///< rows per statement, whose text is held in memory several times

/// Returns an INSERT statement with all rows in one JSON parameter, because servers are much slower with thousands of parameters.
QByteArray insertStatement(const QByteArray &table, const QList<QByteArray> &columns)
{
    const QByteArray names = columns.join(", ");
    return "INSERT INTO " + table + " (" + names + ") SELECT " + names + " FROM json_populate_recordset(NULL::" + table + ", $1::json) RETURNING id";
}

void appendQuotedText(QString &json, QStringView text)
{
    json += u'"';
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (c >= u' ' && c != u'"' && c != u'\\')
            continue;
        json += text.mid(from, at - from);
        json += c >= u' ' ? QString(u'\\' + c) : QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        from = at + 1;
    }
    json += text.mid(from);
    json += u'"';
}

/// Appends a value to JSON text. Building a JSON tree or a text for each value would take longer than inserting the rows.
struct JsonWriter {
    QString &json;

    void operator()(std::monostate) const { json += QLatin1String("null"); }
    void operator()(qint64 number) const { json += QString::number(number); }
    void operator()(double number) const
    {
        json += std::isfinite(number) ? QString::number(number, 'g', 17) : number > 0 ? QStringLiteral("\"Infinity\"") : QStringLiteral("\"-Infinity\"");
    }
    void operator()(const QString &text) const { appendQuotedText(json, text); }
    void operator()(const QByteArray &bytes) const { appendQuotedText(json, QString(QStringLiteral("\\x") + QString::fromLatin1(bytes.toHex()))); }
};

/// Writes rows as a JSON array of objects. Leaves out NULL, which the server assumes for missing fields.
SqlValue rowsAsJson(const QList<QByteArray> &columns, const SqlValue *values, qsizetype rows)
{
    QStringList names;
    for (const QByteArray &column : columns) {
        names += QString();
        appendQuotedText(names.last(), QString::fromUtf8(column));
        names.last() += u':';
    }
    QString list(u'[');
    for (qsizetype row = 0; row < rows; ++row) {
        list += row == 0 ? QLatin1String("{") : QLatin1String(",{");
        bool isFirst = true;
        for (const QString &name : std::as_const(names)) {
            const SqlValue &value = *values++;
            if (std::holds_alternative<std::monostate>(value))
                continue;
            if (!std::exchange(isFirst, false))
                list += u',';
            list += name;
            std::visit(JsonWriter{list}, value);
        }
        list += u'}';
    }
    return QString(list + u']');
}

} // namespace

PostgresConnection::PostgresConnection(const PostgresSettings &settings, const QString &schema)
    : SqlConnection(QStringLiteral("QPSQL"), RowMode::Buffered)
    , m_settings{settings.address, Secret(settings.password.bytes().toByteArray()), settings.schema,
          settings.connectSeconds}
    , m_schema(schema)
{
}

PostgresConnection::OpenResult PostgresConnection::open(const PostgresSettings &settings, const QString &schema)
{
    if (const Status loadedStatus = loadSqlDriver(QStringLiteral("qsqlpsql"), QStringLiteral("PostgreSQL"), QStringLiteral("libqt6sql6-psql")); !loadedStatus)
        return loadedStatus.error();
    if (settings.address.contains(u';')) // Qt's driver would replace the semicolon with a space
        return Error{ErrorCode::Invalid, postgresmessages::semicolonInAddress()};
    std::unique_ptr<PostgresConnection> connection(new PostgresConnection(settings, schema));
    if (const Status connected = connection->connect(); !connected)
        return connected.error();
    QString database;
    const Result<qint64> asked = connection->run("SELECT current_database()::text", {}, [&database](const SqlRow &row) { database = row.text(0); });
    if (!asked)
        return asked.error();
    connection->m_name = nameOf(settings.address, database, schema);
    return connection;
}

Status PostgresConnection::connect()
{
    database().setConnectOptions(QStringLiteral("%1 connect_timeout=%2 application_name=outcrop tcp_user_timeout=30000")
                                     .arg(m_settings.address, QString::number(m_settings.connectSeconds)));
    // The password is passed to open(), so that Qt does not store it.
    if (!database().open(QString(), QString::fromUtf8(m_settings.password.bytes())))
        return errorOf(database().lastError());
    return runScript(sessionSettings(m_schema));
}

bool PostgresConnection::reconnect()
{
    if (m_isInTransaction || database().isOpen())
        return false;
    reopenDatabase();
    return connect().ok();
}

Status PostgresConnection::begin()
{
    Status beginStatus = runScript("BEGIN");
    if (!beginStatus && reconnect())
        beginStatus = runScript("BEGIN");
    m_isInTransaction = beginStatus.ok();
    return beginStatus;
}

/// Ends the transaction, even if the commit fails.
Status PostgresConnection::commit()
{
    m_isInTransaction = false;
    if (!database().isOpen())
        return Error{ErrorCode::Unreadable, postgresmessages::connectionLost(m_name)};
    if (database().commit())
        return success();
    const QSqlError failed = database().lastError();
    if (!failed.nativeErrorCode().isEmpty() || !database().isOpen())
        return errorOf(failed);
    return Error{ErrorCode::Unwritable, postgresmessages::stepFailed(m_name)};
}

void PostgresConnection::rollback()
{
    if (m_isInTransaction && database().isOpen())
        static_cast<void>(runScript("ROLLBACK"));
    m_isInTransaction = false;
}

Result<QList<qint64>> PostgresConnection::insert(const QByteArray &table, const QList<QByteArray> &columns, const QList<SqlValue> &values)
{
    const QByteArray sql = insertStatement(table, columns);
    const qsizetype all = values.size() / columns.size();
    QList<qint64> ids;
    ids.reserve(all);
    for (qsizetype row = 0; row < all; row += rowsPerStatement) {
        const SqlValue rows = rowsAsJson(columns, values.constData() + row * columns.size(), std::min(rowsPerStatement, all - row));
        if (const Result<qint64> done = run(sql, {rows}, [&ids](const SqlRow &one) { ids += one.integer(0); }); !done)
            return done.error();
    }
    return ids;
}

Result<int> PostgresConnection::version()
{
    bool isThere = false;
    const Result<qint64> asked = run("SELECT to_regclass('store_version')::text", {}, [&](const SqlRow &row) { isThere = !row.isNull(0); });
    if (!asked || !isThere)
        return asked ? Result<int>(0) : Result<int>(asked.error());
    const Result<qint64> version = queryInteger("SELECT version FROM store_version");
    return version ? Result<int>(int(*version)) : Result<int>(version.error());
}

Error PostgresConnection::errorOf(const QSqlError &error) const
{
    return {kindOf(error.nativeErrorCode()), QStringLiteral("%1: %2.").arg(m_name, primaryMessage(error))};
}

Status runUnderLock(PostgresConnection &connection, const QString &lockName, const std::function<Status()> &work)
{
    const QList<SqlValue> lock = {toSql(lockName)};
    if (const Result<qint64> taken = connection.run("SELECT pg_advisory_lock(hashtext($1))", lock); !taken)
        return taken.error();
    const Status doneStatus = work();
    static_cast<void>(connection.run("SELECT pg_advisory_unlock(hashtext($1))", lock));
    return doneStatus;
}

Status createSchema(PostgresConnection &connection, const QString &schema)
{
    const Result<qint64> exists =
        connection.queryInteger("SELECT COUNT(*) FROM pg_namespace WHERE nspname = $1", {toSql(schema)});
    if (!exists)
        return exists.error();
    return *exists > 0 ? success() : connection.runScript("CREATE SCHEMA IF NOT EXISTS " + quotedName(schema));
}

} // namespace outcrop
