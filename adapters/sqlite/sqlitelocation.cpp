// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sqlite/sqlitelocation.h"

#include "adapters/sqlite/sqlitemessages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace outcrop {
namespace {

enum class FileType { Missing, File, Other };

FileType typeOf(const QString &path)
{
    struct stat found = {};
    if (::lstat(QFile::encodeName(path).constData(), &found) != 0)
        return FileType::Missing;
    return S_ISREG(found.st_mode) ? FileType::File : FileType::Other;
}

Error cannotWriteError(const QString &path)
{
    return {ErrorCode::Unwritable, sqlitemessages::cannotWrite(path, QString::fromLocal8Bit(std::strerror(errno)))};
}

Error notAFileError(const QString &path)
{
    return {ErrorCode::NotAllowed, sqlitemessages::notARegularFile(path)};
}

/// Returns the path with the links of the folder resolved, because the user chose the folder. A link inside the folder is not followed.
QString withoutLinks(const QString &path)
{
    const QFileInfo file(path);
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath(); // empty if there is no folder
    return folder.isEmpty() ? file.absoluteFilePath() : QString(folder + u'/' + file.fileName());
}

Status checkFileTypes(const QString &path)
{
    for (const char *suffix : {"", "-wal", "-shm", "-journal"}) {
        if (const QString part = path + QLatin1String(suffix); typeOf(part) == FileType::Other)
            return notAFileError(part);
    }
    return success();
}

void restrictToUser(const QString &path)
{
    static_cast<void>(::chmod(QFile::encodeName(path).constData(), S_IRUSR | S_IWUSR));
}

Status sync(const QString &path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (file < 0)
        return cannotWriteError(path);
    const bool isSynced = ::fsync(file) == 0;
    const Status doneStatus = isSynced ? success() : Status(cannotWriteError(path));
    ::close(file);
    return doneStatus;
}

bool isLogMissing(const QString &path)
{
    return typeOf(path + QStringLiteral("-shm")) == FileType::File
        && typeOf(path + QStringLiteral("-wal")) == FileType::Missing;
}

} // namespace

Result<SqliteLocation> sqliteLocation(const QString &path)
{
    if (const QString folder = QFileInfo(path).absolutePath(); !QDir().mkpath(folder))
        return cannotWriteError(folder);
    const QString location = withoutLinks(path);
    if (const Status types = checkFileTypes(location); !types)
        return types.error();
    if (typeOf(location) == FileType::Missing) {
        if (const Status status = createPrivateFile(location); !status && typeOf(location) == FileType::Missing)
            return status.error();
    }
    restrictToUser(location);
    // A closing process removes the log first and the shared-memory file next, so the log is missing only if a second check agrees.
    return SqliteLocation{location, isLogMissing(location) && isLogMissing(location)};
}

Result<QString> existingSqlitePath(const QString &path)
{
    const QString location = withoutLinks(path);
    if (const Status types = checkFileTypes(location); !types)
        return types.error();
    if (typeOf(location) == FileType::Missing)
        return Error{ErrorCode::NotFound, sqlitemessages::noDatabase(path)};
    return location;
}

Status syncFile(const QString &path)
{
    return sync(path, O_RDWR);
}

Status syncFolderOf(const QString &path)
{
    return sync(QFileInfo(path).absolutePath(), O_RDONLY | O_DIRECTORY);
}

Status createPrivateFile(const QString &path)
{
    const int file = ::open(
        QFile::encodeName(path).constData(), O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return cannotWriteError(path);
    ::close(file);
    return success();
}

} // namespace outcrop
