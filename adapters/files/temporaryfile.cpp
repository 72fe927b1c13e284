// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/temporaryfile.h"

#include <QList>

#include <fcntl.h>
#include <sys/xattr.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace outcrop {
namespace {

bool isTemporaryUnsupported(int number)
{
    return number == EOPNOTSUPP || number == EISDIR || number == EINVAL || number == ENOSYS;
}

/// Reduces the permissions of the group to the permissions for others, because the new file can have a different group.
mode_t withoutGroup(mode_t mode)
{
    return (mode & ~mode_t(S_IRWXG)) | ((mode & S_IRWXO) << 3);
}

/// Copies owner and permissions. Returns 0 or errno. Changing the owner often requires privileges, so a failure to do so is ignored.
int copyPermissions(const struct stat &from, const FileDescriptor &to)
{
    const bool hasSameGroup =
        ::fchown(to.number(), from.st_uid, from.st_gid) == 0 || ::fchown(to.number(), uid_t(-1), from.st_gid) == 0;
    const mode_t mode = from.st_mode & 07777;
    return ::fchmod(to.number(), hasSameGroup ? mode : withoutGroup(mode)) == 0 ? 0 : errno;
}

/// Copies extended attributes, including ACLs. Attributes that the file system rejects are skipped.
void copyAttributes(const FoundFile &from, const FileDescriptor &to)
{
    const QByteArray source = procPath(from.handle);
    QByteArray names(
        ::listxattr(source.constData(), nullptr, 0) + 1, '\0'); // + 1, because listxattr() returns -1 on failure
    names.truncate(::listxattr(source.constData(), names.data(), size_t(names.size())));
    for (const QByteArray &name : names.split('\0')) {
        QByteArray value(64 * 1024, Qt::Uninitialized); // maximum size of an attribute value
        const ssize_t size =
            name.isEmpty() ? -1 : ::getxattr(source.constData(), name.constData(), value.data(), size_t(value.size()));
        if (size >= 0)
            static_cast<void>(::fsetxattr(to.number(), name.constData(), value.constData(), size_t(size), 0));
    }
}

} // namespace

TemporaryFile::TemporaryFile(
    const FileLocation &location, const QByteArray &bytes, const FoundFile *original, const QByteArray &temporary, const Options &options)
    : m_folder(location.folder)
    , m_temporaryName(temporary)
{
    m_errno = open(original ? 0600 : options.mode); // private content must not be readable at any moment
    if (m_errno == 0)
        m_errno = write(bytes);
    if (m_errno == 0)
        m_errno = finish(original, options.sync);
}

TemporaryFile::~TemporaryFile()
{
    if (!m_partName.isEmpty())
        ::unlinkat(m_folder.number(), m_partName.constData(), 0);
}

int TemporaryFile::open(mode_t mode)
{
    constexpr int flags = O_WRONLY | O_CLOEXEC;
    m_file = FileDescriptor(::openat(m_folder.number(), ".", O_TMPFILE | flags, mode));
    if (m_file.isOpen() || !isTemporaryUnsupported(errno))
        return m_file.isOpen() ? 0 : errno;
    const QByteArray part = m_temporaryName + ".part";
    m_file = FileDescriptor(::openat(m_folder.number(), part.constData(), O_CREAT | O_EXCL | flags, mode));
    if (!m_file.isOpen())
        return errno;
    m_partName = part; // from here on, the destructor removes the file
    return 0;
}

int TemporaryFile::write(const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t written = ::write(m_file.number(), bytes.constData() + done, size_t(bytes.size() - done));
        if (written < 0 && errno != EINTR)
            return errno;
        done += std::max<ssize_t>(written, 0);
    }
    return 0;
}

/// Copies the permissions of `original`, syncs the file, and reopens it read-only, so that other programs do not see it as being written. Returns the errno
/// value, or 0 for success.
int TemporaryFile::finish(const FoundFile *original, Sync sync)
{
    if (original) {
        if (const int number = copyPermissions(original->status, m_file); number != 0)
            return number;
        copyAttributes(*original, m_file);
    }
    if (const int number = sync == Sync::Now ? syncToDisk(m_file) : 0; number != 0)
        return number;
    FileDescriptor reading(::open(procPath(m_file).constData(), O_RDONLY | O_CLOEXEC));
    if (!reading.isOpen())
        return errno;
    m_file = std::move(reading);
    return 0;
}

int TemporaryFile::linkAs(const QByteArray &name)
{
    const int folder = m_folder.number();
    if (m_partName.isEmpty()) {
        const QByteArray openPath = procPath(m_file);
        return ::linkat(AT_FDCWD, openPath.constData(), folder, name.constData(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
    }
    const bool wasMoved = ::renameat2(folder, m_partName.constData(), folder, name.constData(), RENAME_NOREPLACE) == 0;
    if (!wasMoved && errno != EINVAL && errno != ENOSYS)
        return errno;
    if (!wasMoved && ::linkat(folder, m_partName.constData(), folder, name.constData(), 0) != 0)
        return errno;
    if (!wasMoved)
        ::unlinkat(folder, m_partName.constData(), 0);
    m_partName.clear();
    return 0;
}

struct stat TemporaryFile::status() const
{
    struct stat status = {};
    ::fstat(m_file.number(), &status);
    return status;
}

bool TemporaryFile::isNamed(const QByteArray &name) const
{
    struct stat named = {};
    const struct stat ourStatus = status();
    return ::fstatat(m_folder.number(), name.constData(), &named, AT_SYMLINK_NOFOLLOW) == 0
        && named.st_dev == ourStatus.st_dev && named.st_ino == ourStatus.st_ino;
}

} // namespace outcrop
