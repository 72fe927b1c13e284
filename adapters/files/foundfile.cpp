// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/foundfile.h"

#include "adapters/files/filestoremessages.h"

#include <QFile>

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <sys/vfs.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>

namespace outcrop {
namespace {

Result<FoundFile> toFoundFile(FileDescriptor handle)
{
    FoundFile found{std::move(handle), {}, QByteArray(PATH_MAX, Qt::Uninitialized)};
    const ssize_t length =
        ::readlink(procPath(found.handle).constData(), found.realPath.data(), size_t(found.realPath.size()));
    if (length < 0 || ::fstat(found.handle.number(), &found.status) != 0)
        return systemError(errno);
    found.realPath.truncate(length);
    return found;
}

} // namespace

QByteArray procPath(const FileDescriptor &file)
{
    return "/proc/self/fd/" + QByteArray::number(file.number());
}

bool FoundFile::isInside(const QByteArray &realFolder) const
{
    return realPath == realFolder || realPath.startsWith(realFolder.endsWith('/') ? realFolder : realFolder + '/');
}

FileDescriptor FoundFile::open() const
{
    const int kind = isFolder() ? O_DIRECTORY : 0;
    return FileDescriptor(::open(procPath(handle).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | kind));
}

Result<FoundFile> findFile(const FileDescriptor &folder, const QByteArray &path)
{
    FileDescriptor handle(::openat(folder.number(), path.constData(), O_PATH | O_CLOEXEC));
    if (!handle.isOpen())
        return systemError(errno);
    return toFoundFile(std::move(handle));
}

Result<FoundFile> findWithoutLinks(const FileDescriptor &folder, const QByteArray &name)
{
    FileDescriptor handle(::openat(folder.number(), name.constData(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
    if (!handle.isOpen())
        return systemError(errno);
    return toFoundFile(std::move(handle));
}

FileDescriptor openRegularFile(const FileDescriptor &folder, const QByteArray &path)
{
    struct stat status = {};
    if (::fstatat(folder.number(), path.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(status.st_mode))
        return {};
    open_how openOptions = {};
    openOptions.flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    openOptions.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS;
    FileDescriptor file(static_cast<int>(::syscall(SYS_openat2, folder.number(), path.constData(), &openOptions, sizeof(openOptions))));
    const bool isStillRegular = file.isOpen() && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode);
    return isStillRegular ? std::move(file) : FileDescriptor();
}

Result<FoundFile> findFolder(const QString &path)
{
    FileDescriptor handle(::open(QFile::encodeName(path).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!handle.isOpen())
        return systemError(errno);
    return toFoundFile(std::move(handle));
}

Result<QByteArray> readAll(const FileDescriptor &file, qint64 limit)
{
    struct stat status = {};
    const qint64 expected = ::fstat(file.number(), &status) == 0 ? status.st_size : 0;
    QByteArray bytes(std::clamp<qint64>(expected, 0, limit) + 1, Qt::Uninitialized); // one more byte, to detect the end
    qsizetype done = 0;
    for (;;) {
        const qsizetype wanted = bytes.size() - done;
        const ssize_t readCount = ::read(file.number(), bytes.data() + done, size_t(wanted));
        if (readCount < 0 && errno == EINTR)
            continue;
        if (readCount < 0)
            return systemError(errno);
        done += readCount;
        if (done > limit)
            return Error{ErrorCode::TooLarge, filestoremessages::fileTooLarge(limit / (1024 * 1024))};
        if (readCount < wanted)
            break; // a short read of a regular file means its end
        bytes.resize(std::min<qint64>(bytes.size() * 2, limit + 1));
    }
    bytes.truncate(done);
    return bytes;
}

Error withPath(const QString &path, Error error)
{
    error.location.file = path;
    return error;
}

Error systemError(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {ErrorCode::NotFound, filestoremessages::noFile()};
    case ELOOP:
        return {ErrorCode::NotAllowed, filestoremessages::linkCycle()};
    default:
        return {ErrorCode::Unreadable, filestoremessages::readFailed(qt_error_string(number))};
    }
}

qint64 modifiedTime(const struct stat &status)
{
    const auto nanoseconds = [](const timespec &time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec; };
    return std::max(nanoseconds(status.st_mtim), nanoseconds(status.st_ctim));
}

bool isRemote(const FileDescriptor &file)
{
    constexpr std::array<quint32, 8> remote{0x6969, 0x517B, 0xFF534D42, 0xFE534D42, 0x01021997, 0x65735546, 0x00C36400,
        0x5346414F}; // NFS, SMB, CIFS, SMB 2, 9P, FUSE, Ceph, AFS
    struct statfs status = {};
    return ::fstatfs(file.number(), &status) == 0
        && std::find(remote.begin(), remote.end(), quint32(status.f_type)) != remote.end();
}

} // namespace outcrop
