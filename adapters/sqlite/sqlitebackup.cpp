// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitebackup.h"

#include "adapters/sqlite/sqlitecheck.h"
#include "adapters/sqlite/sqlitelocation.h"
#include "adapters/sqlite/sqlitemessages.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace outcrop {
namespace {

Status writeCopy(const SqliteConnection &connection, const QString &path)
{
    if (const Status status = createPrivateFile(path); !status)
        return status;
    {
        const SqliteConnection::OpenResult copy = SqliteConnection::open(path, SqliteMode::ReadWrite);
        if (!copy)
            return copy.error();
        if (const Status copiedStatus = connection.copyTo(**copy); !copiedStatus)
            return copiedStatus;
    }
    return syncFile(path);
}

QString backupName(int version, const QString &path)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'"));
    return QStringLiteral("%1.v%2-%3.backup").arg(path).arg(version).arg(now);
}

} // namespace

Result<QString> backUpSqlite(SqliteConnection &connection)
{
    const Result<int> version = connection.version();
    if (!version)
        return version.error();
    const QString name = backupName(*version, connection.name());
    const QString unfinishedName = QStringLiteral("%1.%2.part").arg(name).arg(::getpid());
    Status doneStatus = writeCopy(connection, unfinishedName);
    if (doneStatus && !QFile::rename(unfinishedName, name)) // QFile::rename() never overwrites a file
        doneStatus = Error{ErrorCode::Unwritable, sqlitemessages::backupNotNamed(name)};
    if (doneStatus)
        doneStatus = syncFolderOf(name);
    if (!doneStatus)
        QFile::remove(unfinishedName);
    return doneStatus ? Result<QString>(name) : Result<QString>(doneStatus.error());
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
    const SqliteConnection::OpenResult from = SqliteConnection::open(backup, SqliteMode::Immutable);
    if (!from)
        return from.error();
    if (const Status wholeStatus = checkSqlite(**from); !wholeStatus)
        return Error{wholeStatus.error().code, sqlitemessages::useOtherBackup(wholeStatus.error().message)};
    const Result<qint64> id = (*from)->queryInteger("PRAGMA application_id");
    if (!id || *id != sqliteApplicationId) // an empty file is a valid empty database
        return Error{ErrorCode::Invalid, sqlitemessages::notAStoreCopy(backup)};
    const Result<SqliteLocation> location = sqliteLocation(path);
    if (!location)
        return location.error();
    const SqliteConnection::OpenResult to = SqliteConnection::open(location->path, SqliteMode::ReadWrite);
    return to ? (*from)->copyTo(**to) : Status(to.error());
}

} // namespace outcrop
