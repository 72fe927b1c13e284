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

enum class Found { Nothing, File, SomethingElse };

Found typeOf(const QString &path)
{
    struct stat found = {};
    if (::lstat(QFile::encodeName(path).constData(), &found) != 0)
        return Found::Nothing;
    return S_ISREG(found.st_mode) ? Found::File : Found::SomethingElse;
}

Error unwritable(const QString &path)
{
    return {ErrorCode::Unwritable, sqlitemessages::cannotWrite(path, QString::fromLocal8Bit(std::strerror(errno)))};
}

Error notAFile(const QString &path)
{
    return {ErrorCode::NotAllowed, sqlitemessages::notAPlainFile(path)};
}

/// Returns the path with the links of its folder resolved, because the user chose that folder. Links inside the folder are not followed.
Result<QString> withoutLinks(const QString &path)
{
    const QFileInfo file(path);
    if (!QDir().mkpath(file.absolutePath()))
        return unwritable(file.absolutePath());
    return QString(QFileInfo(file.absolutePath()).canonicalFilePath() + u'/' + file.fileName());
}

void makePrivate(const QString &path)
{
    static_cast<void>(::chmod(QFile::encodeName(path).constData(), S_IRUSR | S_IWUSR));
}

Status sync(const QString &path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (file < 0)
        return unwritable(path);
    const bool synced = ::fsync(file) == 0;
    const Status done = synced ? success() : Status(unwritable(path));
    ::close(file);
    return done;
}

bool isLogMissing(const QString &path)
{
    return typeOf(path + QStringLiteral("-shm")) == Found::File
        && typeOf(path + QStringLiteral("-wal")) == Found::Nothing;
}

} // namespace

Result<SqliteLocation> sqliteLocation(const QString &path)
{
    const Result<QString> place = withoutLinks(path);
    if (!place)
        return place.error();
    for (const char *suffix : {"", "-wal", "-shm", "-journal"}) {
        if (const QString part = *place + QLatin1String(suffix); typeOf(part) == Found::SomethingElse)
            return notAFile(part);
    }
    if (typeOf(*place) == Found::Nothing) {
        if (const Status made = createPrivateFile(*place); !made && typeOf(*place) == Found::Nothing)
            return made.error();
    }
    makePrivate(*place);
    // A closing process removes the log first and the shared-memory file next, so the log is missing only if a second check agrees.
    return SqliteLocation{*place, isLogMissing(*place) && isLogMissing(*place)};
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
        return unwritable(path);
    ::close(file);
    return success();
}

} // namespace outcrop
