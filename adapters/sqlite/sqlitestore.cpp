// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitestore.h"

#include "adapters/sql/migrations.h"
#include "adapters/sqlite/sqlitebackup.h"
#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitelocation.h"
#include "adapters/sqlite/sqlitemessages.h"

#include <QFile>

/// Ensures that the linker keeps the resources of this static library. The macro must be used outside any namespace.
static void initSqliteResources()
{
    Q_INIT_RESOURCE(sqlitestore);
}

namespace outcrop {
namespace {

const QList<Migration> &migrations()
{
    static const QList<Migration> read = [] {
        initSqliteResources();
        return readMigrations(QStringLiteral(":/sqlite/migrations"));
    }();
    return read;
}

/// Opens a database step by step, and collects the findings and the reason why it is read-only.
class StoreOpener
{
public:
    StoreOpener(const SqliteLocation &location, const SqliteSettings &settings) : m_path(location.path), m_settings(settings)
    {
        if (location.isLogMissing)
            addFinding(Severity::Warning, "store-log-missing",
                sqlitemessages::logIsMissing(m_path));
    }

    Result<OpenedStore> open()
    {
        Status doneStatus = connect();
        if (doneStatus)
            doneStatus = checkApplicationId(*m_connection);
        if (!doneStatus)
            return doneStatus.error();
        removeUnfinishedBackups(m_path);
        check();
        prepare();
        return openedStore();
    }

private:
    void addFinding(Severity severity, const char *code, const QString &message)
    {
        m_findings.append({severity, QString::fromLatin1(code), message, {m_path, {}}});
    }
    void setReadOnly(const char *code, const QString &reason)
    {
        m_readOnlyReason = reason;
        addFinding(Severity::Warning, code, reason);
    }

    Status connect()
    {
        SqliteConnection::OpenResult connection = SqliteConnection::open(m_path, SqliteMode::ReadWrite, m_settings.timeout);
        const Status first = connection ? success() : Status(connection.error());
        for (const SqliteMode mode : {SqliteMode::ReadOnly, SqliteMode::Exclusive, SqliteMode::Immutable}) {
            if (connection)
                break;
            connection = SqliteConnection::open(m_path, mode, m_settings.timeout);
        }
        if (!connection)
            return first;
        if (!first)
            setReadOnly("store-read-only", sqlitemessages::openedReadOnly(first.error().message));
        m_connection = std::move(*connection);
        return success();
    }

    void check()
    {
        const Status wholeStatus = m_settings.checksIntegrity ? checkSqlite(*m_connection) : success();
        if (wholeStatus)
            return;
        const QString advice = sqlitemessages::damagedAdvice();
        setReadOnly("store-damaged", wholeStatus.error().message + u' ' + advice);
    }

    void prepare()
    {
        const Result<int> version = m_connection->version();
        if (!version)
            return setReadOnly("store-damaged", version.error().message);
        if (*version > sqliteStoreVersion())
            return setReadOnly("store-newer", sqlitemessages::newerTables(m_path, *version, sqliteStoreVersion()));
        if (!m_readOnlyReason.isEmpty())
            return;
        // Affects empty files only. With this page size, the schema fits into the first page, so that a damaged later page does
        // not prevent finding the tables.
        Status doneStatus = m_connection->runScript("PRAGMA page_size = 16384");
        if (doneStatus)
            doneStatus = m_connection->enableWriteAheadLog(m_settings.timeout);
        if (doneStatus && *version < sqliteStoreVersion())
            doneStatus = upgrade(*version);
        if (!doneStatus)
            setReadOnly("store-not-upgraded", sqlitemessages::isReadOnly(doneStatus.error().message));
    }

    Status upgrade(int version)
    {
        if (version > 0) {
            const Result<QString> backup = backUpSqlite(*m_connection);
            if (!backup)
                return backup.error();
            addFinding(Severity::Note, "store-upgraded", sqlitemessages::upgraded(version, sqliteStoreVersion(), *backup));
        }
        return migrate(*m_connection, migrations(), sqliteStoreVersion());
    }

    OpenedStore openedStore()
    {
        if (!m_readOnlyReason.isEmpty())
            static_cast<void>(m_connection->runScript("PRAGMA query_only = ON"));
        m_connection->reportIoErrorsAsUnreadable();
        return {makeSqlStore(std::move(m_connection), m_readOnlyReason), m_findings};
    }

    QString m_path;
    SqliteSettings m_settings;
    std::unique_ptr<SqliteConnection> m_connection;
    QString m_readOnlyReason;
    Diagnostics m_findings;
};

/// Opens an existing file for reading, even in a folder without write permission.
SqliteConnection::OpenResult openToRead(const QString &path)
{
    if (!QFile::exists(path))
        return Error{ErrorCode::NotFound, sqlitemessages::noDatabase(path)};
    const Result<SqliteLocation> location = sqliteLocation(path);
    if (!location)
        return location.error();
    SqliteConnection::OpenResult connection = SqliteConnection::open(location->path, SqliteMode::ReadOnly);
    return connection ? std::move(connection) : SqliteConnection::open(location->path, SqliteMode::Immutable);
}

/// Opens a database of this program, or an empty one, for writing. Creates a missing file.
SqliteConnection::OpenResult openToWrite(const QString &path)
{
    const Result<SqliteLocation> location = sqliteLocation(path);
    if (!location)
        return location.error();
    SqliteConnection::OpenResult connection = SqliteConnection::open(location->path, SqliteMode::ReadWrite);
    const Status status = connection ? checkApplicationId(**connection) : success();
    return status ? std::move(connection) : SqliteConnection::OpenResult(status.error());
}

} // namespace

Result<OpenedStore> openSqliteStore(const QString &path, const SqliteSettings &settings)
{
    const Result<SqliteLocation> location = sqliteLocation(path);
    return location ? StoreOpener(*location, settings).open() : Result<OpenedStore>(location.error());
}

Result<OpenedStore> openSqliteSnapshot(const QString &path)
{
    const Result<QString> location = existingSqlitePath(path);
    if (!location)
        return location.error();
    SqliteConnection::OpenResult connection = SqliteConnection::open(*location, SqliteMode::Immutable);
    if (!connection)
        return connection.error();
    if (const Status status = checkApplicationId(**connection); !status)
        return status.error();
    const Result<int> version = (*connection)->version();
    if (!version)
        return version.error();
    if (*version != sqliteStoreVersion())
        return Error{ErrorCode::Unreadable, sqlitemessages::otherTables(path, *version, sqliteStoreVersion()), {path, {}}};
    return OpenedStore{makeSqlStore(std::move(*connection), sqlitemessages::isSnapshot(path))};
}

Result<OpenedStore> openEmptySqliteStore(const QString &reason)
{
    const QString name = QStringLiteral(":memory:");
    SqliteConnection::OpenResult connection = SqliteConnection::open(name, SqliteMode::ReadWrite);
    if (!connection)
        return connection.error();
    if (const Status doneStatus = migrate(**connection, migrations(), sqliteStoreVersion()); !doneStatus)
        return doneStatus.error();
    return OpenedStore{makeSqlStore(std::move(*connection), reason)};
}

Result<QStringList> inspectSqlite(const QString &path)
{
    const SqliteConnection::OpenResult connection = openToRead(path);
    if (!connection)
        return connection.error();
    const Status status = checkApplicationId(**connection);
    return status ? findIntegrityErrors(**connection) : Result<QStringList>(status.error());
}

Result<QString> backUpSqliteFile(const QString &path)
{
    const SqliteConnection::OpenResult connection = openToRead(path);
    if (!connection)
        return connection.error();
    const Status status = checkApplicationId(**connection);
    return status ? backUpSqlite(**connection) : Result<QString>(status.error());
}

int sqliteStoreVersion()
{
    return int(migrations().size());
}

Status compactSqlite(const QString &path)
{
    const SqliteConnection::OpenResult connection = openToWrite(path);
    return connection ? (*connection)->compact() : Status(connection.error());
}

Result<QString> migrateSqlite(const QString &path, int version)
{
    const SqliteConnection::OpenResult connection = openToWrite(path);
    if (!connection)
        return connection.error();
    const Result<QString> backup = backUpSqlite(**connection);
    if (!backup)
        return backup;
    const Status doneStatus = migrate(**connection, migrations(), version);
    return doneStatus ? backup : Result<QString>(doneStatus.error());
}

} // namespace outcrop
