// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/filelocation.h"

#include "adapters/files/filestoremessages.h"
#include "core/base/paths.h"

#include <QStringList>

#include <fcntl.h>

#include <algorithm>
#include <cerrno>

namespace outcrop {
namespace {

Error accessError(const QString &message)
{
    return {ErrorCode::NotAllowed, message};
}

Error outsideError()
{
    return accessError(filestoremessages::outsideFolder());
}

/// Creates a folder and syncs its parent, because the new folder could otherwise be lost in a crash.
Status createFolder(const FoundFile &parent, const QByteArray &name)
{
    if (::mkdirat(parent.handle.number(), name.constData(), 0777) != 0)
        return errno == EEXIST ? success() : unwritableError({}, errno);
    const int number = syncToDisk(parent.open());
    return number == 0 ? success() : unwritableError({}, number);
}

Result<FoundFile> enterFolder(const FoundFile &root, const FoundFile &parent, const QByteArray &name, MissingFolders missingFolders)
{
    auto found = findFile(parent.handle, name);
    if (!found && found.error().code == ErrorCode::NotFound && missingFolders == MissingFolders::Create) {
        if (const Status status = createFolder(parent, name); !status)
            return status.error();
        found = findFile(parent.handle, name);
    }
    if (found && !found->isInside(root.realPath))
        return outsideError();
    if (found && !found->isFolder())
        return systemError(ENOTDIR);
    return found;
}

/// Returns the folder that contains the last component of a path.
Result<FoundFile> openParentFolder(const FoundFile &root, const QString &path, MissingFolders missingFolders)
{
    if (!isContainedPath(path))
        return outsideError();
    QStringList steps = path.split(u'/');
    steps.removeLast();
    auto folder = findFile(root.handle, ".");
    for (const QString &step : steps) {
        if (folder)
            folder = enterFolder(root, *folder, step.toUtf8(), missingFolders);
    }
    return folder;
}

QByteArray lastComponent(const QString &path)
{
    return path.section(u'/', -1).toUtf8();
}

Result<FileLocation> open(const FoundFile &folder, const QByteArray &name)
{
    FileDescriptor handle = folder.open();
    if (!handle.isOpen())
        return unwritableError({}, errno);
    return FileLocation{std::move(handle), name};
}

/// Returns the location of the file that a link refers to. Resolves its parent folder again, which must be inside the root.
Result<FileLocation> linkTargetLocation(const FoundFile &root, const FoundFile &folder, const QByteArray &link)
{
    const auto target = findFile(folder.handle, link);
    if (!target && target.error().code == ErrorCode::NotFound)
        return accessError(filestoremessages::brokenLink());
    if (!target)
        return target.error();
    if (!target->isInside(root.realPath) || target->status.st_nlink == 0)
        return outsideError();
    const qsizetype slash = target->realPath.lastIndexOf('/');
    const auto parent = findFile(folder.handle, target->realPath.first(std::max<qsizetype>(slash, 1)));
    if (!parent)
        return parent.error();
    return parent->isInside(root.realPath) ? open(*parent, target->realPath.mid(slash + 1)) : outsideError();
}

Result<FileLocation> locationIn(const FoundFile &root, const FoundFile &folder, const QByteArray &name)
{
    struct stat status = {};
    const int found = ::fstatat(folder.handle.number(), name.constData(), &status, AT_SYMLINK_NOFOLLOW);
    return found == 0 && S_ISLNK(status.st_mode) ? linkTargetLocation(root, folder, name) : open(folder, name);
}

} // namespace

Result<FileLocation> findLocation(const FoundFile &root, const QString &path, MissingFolders missingFolders)
{
    const auto folder = openParentFolder(root, path, missingFolders);
    return folder ? locationIn(root, *folder, lastComponent(path)) : folder.error();
}

Result<FileLocation> findEntry(const FoundFile &root, const QString &path, MissingFolders missingFolders)
{
    const auto folder = openParentFolder(root, path, missingFolders);
    return folder ? open(*folder, lastComponent(path)) : folder.error();
}

std::optional<Error> writeError(const FoundFile &file, const QString &path)
{
    if (!file.isRegular())
        return Error{ErrorCode::NotAllowed, filestoremessages::notAFileWrite(), {path, {}}};
    if ((file.status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH))
        == 0) // applies to root as well, to prevent accidental overwriting
        return unwritableError(path, filestoremessages::readOnly());
    if (::faccessat(AT_FDCWD, procPath(file.handle).constData(), W_OK, AT_EACCESS) != 0)
        return unwritableError(path, errno);
    return std::nullopt;
}

Error unwritableError(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable, filestoremessages::notWritten(reason), {path, {}}};
}

Error unwritableError(const QString &path, int number)
{
    return unwritableError(path, filestoremessages::systemReason(qt_error_string(number)));
}

int syncToDisk(const FileDescriptor &file)
{
    while (::fsync(file.number()) != 0) {
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

int syncFileSystem(const FileDescriptor &file)
{
    return ::syncfs(file.number()) == 0 ? 0 : errno;
}

} // namespace outcrop
