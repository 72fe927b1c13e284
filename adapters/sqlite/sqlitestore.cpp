// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitestore.h"

#include "adapters/sql/migrations.h"
#include "adapters/sqlite/sqlitebackup.h"
#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqliteconnection.h"
#include "adapters/sqlite/sqliteplace.h"

#include <QFile>

/// Resources of a static library are linked in by name; the macro must stand outside any namespace.
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

/// Opens one database step by step; what a step finds, and why nothing can be written, is kept for the end.
class Opening
{
public:
    Opening(const SqlitePlace &place, const SqliteSettings &settings) : m_path(place.path), m_settings(settings)
    {
        if (place.logMissing)
            note(Severity::Warning, "store-log-missing",
                QStringLiteral("The log of %1 is missing although it was not closed: the last records of that run may be lost.").arg(m_path));
    }

    Result<OpenedStore> open()
    {
        Status done = connect();
        if (done)
            done = isOurSqlite(m_handle.get(), m_path);
        if (!done)
            return done.error();
        removeUnfinishedBackups(m_path);
        check();
        prepare();
        return opened();
    }

private:
    void note(Severity severity, const char *code, const QString &message)
    {
        m_findings.append({severity, QString::fromLatin1(code), message, {m_path, {}}});
    }
    void onlyRead(const char *code, const QString &why)
    {
        m_readOnly = why;
        note(Severity::Warning, code, why);
    }

    Status connect()
    {
        Result<SqliteHandle> handle = openSqlite(m_path, SqliteMode::ReadWrite, m_settings.patience);
        const Status first = handle ? success() : Status(handle.error());
        for (const SqliteMode mode : {SqliteMode::ReadOnly, SqliteMode::Alone, SqliteMode::Immutable}) {
            if (handle)
                break;
            handle = openSqlite(m_path, mode, m_settings.patience);
        }
        if (!handle)
            return first;
        if (!first)
            onlyRead("store-read-only", QStringLiteral("%1 Records can be read, but none are written.").arg(first.error().message));
        m_handle = std::move(*handle);
        return success();
    }

    void check()
    {
        const Status whole = m_settings.check ? checkSqlite(m_handle.get(), m_path) : success();
        if (whole)
            return;
        const QString advice = QStringLiteral("It is only read from now on. Export what is readable, then move the file away or restore a backup.");
        onlyRead("store-damaged", whole.error().message + u' ' + advice);
    }

    void prepare()
    {
        const Result<qint64> version = sqliteNumber(m_handle.get(), "PRAGMA user_version", m_path);
        if (!version)
            return onlyRead("store-damaged", version.error().message);
        if (*version > sqliteStoreVersion())
            return onlyRead("store-newer", QStringLiteral("%1 was written by a newer Outcrop (version %2 of its tables, this one knows %3). It is only read.")
                                               .arg(m_path).arg(*version).arg(sqliteStoreVersion()));
        if (!m_readOnly.isEmpty())
            return;
        // Matters to an empty file only. In pages of this size the description of all tables is in the first one: no other page is
        // needed to find them.
        Status done = sqliteScript(m_handle.get(), "PRAGMA page_size = 16384", m_path);
        if (done)
            done = useSqliteLog(m_handle.get(), m_path, m_settings.patience);
        if (done && *version < sqliteStoreVersion())
            done = upgrade(int(*version));
        if (!done)
            onlyRead("store-not-upgraded", QStringLiteral("%1 It is only read.").arg(done.error().message));
    }

    Status upgrade(int version)
    {
        if (version > 0) {
            const Result<QString> backup = backUpSqlite(m_handle.get(), m_path);
            if (!backup)
                return backup.error();
            note(Severity::Note, "store-upgraded", QStringLiteral("The database was brought from version %1 to %2. A backup of the old one is %3.")
                                                       .arg(version).arg(sqliteStoreVersion()).arg(*backup));
        }
        SqliteConnection connection(std::move(m_handle), m_path);
        const Status done = migrate(connection, migrations(), sqliteStoreVersion());
        m_handle = connection.release();
        return done;
    }

    OpenedStore opened()
    {
        if (!m_readOnly.isEmpty())
            static_cast<void>(sqliteScript(m_handle.get(), "PRAGMA query_only = ON", m_path));
        return {makeSqlStore(std::make_unique<SqliteConnection>(std::move(m_handle), m_path), m_readOnly), m_findings};
    }

    QString m_path;
    SqliteSettings m_settings;
    SqliteHandle m_handle;
    QString m_readOnly;
    Diagnostics m_findings;
};

/// A file that is there; nothing is made. A folder for reading only is read, too.
Result<SqliteHandle> openToRead(const QString &path)
{
    if (!QFile::exists(path))
        return Error{ErrorCode::NotFound, QStringLiteral("There is no database %1.").arg(path)};
    const Result<SqlitePlace> place = sqlitePlace(path);
    if (!place)
        return place.error();
    Result<SqliteHandle> handle = openSqlite(place->path, SqliteMode::ReadOnly);
    return handle ? std::move(handle) : openSqlite(place->path, SqliteMode::Immutable);
}

} // namespace

Result<OpenedStore> openSqliteStore(const QString &path, const SqliteSettings &settings)
{
    const Result<SqlitePlace> place = sqlitePlace(path);
    return place ? Opening(*place, settings).open() : Result<OpenedStore>(place.error());
}

Result<OpenedStore> openEmptySqliteStore(const QString &reason)
{
    const QString name = QStringLiteral(":memory:");
    Result<SqliteHandle> handle = openSqlite(name, SqliteMode::ReadWrite);
    if (!handle)
        return handle.error();
    auto connection = std::make_unique<SqliteConnection>(std::move(*handle), name);
    if (const Status done = migrate(*connection, migrations(), sqliteStoreVersion()); !done)
        return done.error();
    return OpenedStore{makeSqlStore(std::move(connection), reason)};
}

Result<QStringList> inspectSqlite(const QString &path)
{
    const Result<SqliteHandle> handle = openToRead(path);
    if (!handle)
        return handle.error();
    const Status ours = isOurSqlite(handle->get(), path);
    return ours ? damageOfSqlite(handle->get(), path) : Result<QStringList>(ours.error());
}

Result<QString> backUpSqliteFile(const QString &path)
{
    const Result<SqliteHandle> handle = openToRead(path);
    if (!handle)
        return handle.error();
    const Status ours = isOurSqlite(handle->get(), path);
    return ours ? backUpSqlite(handle->get(), path) : Result<QString>(ours.error());
}

int sqliteStoreVersion()
{
    return int(migrations().size());
}

Result<QString> migrateSqlite(const QString &path, int version)
{
    const Result<SqlitePlace> place = sqlitePlace(path);
    if (!place)
        return place.error();
    Result<SqliteHandle> handle = openSqlite(place->path, SqliteMode::ReadWrite);
    if (!handle)
        return handle.error();
    if (const Status ours = isOurSqlite(handle->get(), place->path); !ours)
        return ours.error();
    const Result<QString> backup = backUpSqlite(handle->get(), place->path);
    if (!backup)
        return backup;
    SqliteConnection connection(std::move(*handle), place->path);
    const Status done = migrate(connection, migrations(), version);
    return done ? backup : Result<QString>(done.error());
}

} // namespace outcrop
