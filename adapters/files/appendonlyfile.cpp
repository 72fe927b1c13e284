// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/appendonlyfile.h"

#include "adapters/files/filelocation.h"
#include "adapters/files/filestoremessages.h"

#include <QDir>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>

namespace outcrop {
namespace {

constexpr qint64 maxFileSize = qint64(1) << 30;
constexpr mode_t newMode = 0666;

Status syncFile(const FileDescriptor &file, const QString &path)
{
    const int number = syncToDisk(file);
    return number == 0 ? success() : unwritableError(path, number);
}

/// Writes all bytes. The caller must truncate the file after a failure, so that the next line does not follow a partial one.
Status writeAll(const FileDescriptor &file, const QByteArray &bytes, const QString &path)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const auto written = ::write(file.number(), bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return unwritableError(path, errno);
        done += written;
    }
    return success();
}

} // namespace

Result<AppendOnlyFile> AppendOnlyFile::open(const QString &folder, const QString &path)
{
    const auto root = findFolder(folder);
    const auto place = root ? findLocation(*root, path, MissingFolders::Create) : root.error();
    if (!place)
        return Error{place.error().code, place.error().message, {path, {}}};
    FileDescriptor file(::openat(place->folder.number(), place->name.constData(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, newMode));
    if (!file.isOpen())
        return unwritableError(path, errno);
    struct stat kind = {};
    if (::fstat(file.number(), &kind) != 0 || !S_ISREG(kind.st_mode))
        return unwritableError(path, filestoremessages::notAFile());
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0)
        return Error{ErrorCode::NotAllowed, filestoremessages::beingWritten(), {path, {}}};
    if (const Status status = syncFile(place->folder, path); !status)
        return status.error();
    return AppendOnlyFile(std::move(file), path);
}

Result<QByteArray> AppendOnlyFile::readContent() const
{
    if (::lseek(m_file.number(), 0, SEEK_SET) < 0)
        return unwritableError(m_path, errno);
    return readAll(m_file, maxFileSize);
}

Status AppendOnlyFile::truncate(qint64 bytes)
{
    return ::ftruncate(m_file.number(), bytes) == 0 ? syncFile(m_file, m_path) : unwritableError(m_path, errno);
}

Status AppendOnlyFile::append(QByteArray lines, Sync sync)
{
    struct stat before = {};
    if (::fstat(m_file.number(), &before) != 0)
        return unwritableError(m_path, errno);
    lines += '\n';
    if (const Status status = writeAll(m_file, lines, m_path); !status) {
        static_cast<void>(::ftruncate(m_file.number(), before.st_size));
        return status;
    }
    return sync == Sync::Now ? syncFile(m_file, m_path) : success();
}

} // namespace outcrop
