// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitebackup.h"

#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqliteplace.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace outcrop {
namespace {

constexpr int pause = 5; // milliseconds until the other program is asked again

Status copyPages(sqlite3 *from, sqlite3 *to, const QString &path)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    if (!copy)
        return sqliteError(to, sqlite3_errcode(to), path);
    int code = SQLITE_BUSY;
    for (auto waited = 0; code == SQLITE_BUSY || code == SQLITE_LOCKED; waited += pause) {
        code = sqlite3_backup_step(copy, -1);
        if (waited > sqlitePatience.count())
            break;
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
            sqlite3_sleep(pause);
    }
    const int finished = sqlite3_backup_finish(copy);
    return code == SQLITE_DONE && finished == SQLITE_OK ? success() : Status(sqliteError(to, code == SQLITE_DONE ? finished : code, path));
}

Status writeCopy(sqlite3 *handle, const QString &path)
{
    if (const Status made = makePrivateFile(path); !made)
        return made;
    {
        const Result<SqliteHandle> copy = openSqlite(path, SqliteMode::ReadWrite);
        if (!copy)
            return copy.error();
        if (const Status copied = copyPages(handle, copy->get(), path); !copied)
            return copied;
    }
    return syncFile(path);
}

QString backupName(qint64 version, const QString &path)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'"));
    return QStringLiteral("%1.v%2-%3.backup").arg(path).arg(version).arg(now);
}

} // namespace

Result<QString> backUpSqlite(sqlite3 *handle, const QString &path)
{
    const Result<qint64> version = sqliteNumber(handle, "PRAGMA user_version", path);
    if (!version)
        return version.error();
    const QString name = backupName(*version, path);
    const QString unfinished = QStringLiteral("%1.%2.part").arg(name).arg(::getpid());
    Status done = writeCopy(handle, unfinished);
    if (done && !QFile::rename(unfinished, name)) // never over another backup
        done = Error{ErrorCode::Unwritable, QStringLiteral("The backup %1 could not be named.").arg(name)};
    if (done)
        done = syncFolderOf(name);
    if (!done)
        QFile::remove(unfinished);
    return done ? Result<QString>(name) : Result<QString>(done.error());
}

void removeUnfinishedBackups(const QString &path)
{
    const QFileInfo database(path);
    const QFileInfoList parts = QDir(database.absolutePath()).entryInfoList({database.fileName() + QStringLiteral(".v*.backup.*.part*")}, QDir::Files);
    for (const QFileInfo &part : parts) {
        const QString writer = part.fileName().section(QStringLiteral(".backup."), 1).section(u'.', 0, 0);
        bool isNumber = false;
        const int process = writer.toInt(&isNumber);
        if (isNumber && process > 0 && ::kill(process, 0) != 0 && errno == ESRCH)
            QFile::remove(part.filePath());
    }
}

Status restoreSqlite(const QString &backup, const QString &path)
{
    const Result<SqliteHandle> from = openSqlite(backup, SqliteMode::Immutable);
    if (!from)
        return from.error();
    if (const Status whole = checkSqlite(from->get(), backup); !whole)
        return whole;
    const Result<qint64> id = sqliteNumber(from->get(), "PRAGMA application_id", backup);
    if (!id || *id != sqliteApplicationId) // an empty file is a whole database of nothing
        return Error{ErrorCode::Invalid, QStringLiteral("%1 is no copy of a store. Nothing was restored.").arg(backup)};
    const Result<SqlitePlace> place = sqlitePlace(path);
    if (!place)
        return place.error();
    const Result<SqliteHandle> to = openSqlite(place->path, SqliteMode::ReadWrite);
    return to ? copyPages(from->get(), to->get(), path) : Status(to.error());
}

} // namespace outcrop
