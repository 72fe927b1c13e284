// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/movefile.h"

#include "adapters/files/filelocation.h"
#include "adapters/files/filestoremessages.h"

#include <fcntl.h>

#include <cerrno>
#include <cstdio>

namespace outcrop {
namespace {

bool exists(const FileLocation &location)
{
    struct stat status = {};
    return ::fstatat(location.folder.number(), location.name.constData(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

/// Renames without overwriting. Returns the errno value, or 0 for success. If the file system does not support RENAME_NOREPLACE, checks first
/// whether the name exists.
int rename(const FileLocation &from, const FileLocation &to)
{
    const int source = from.folder.number();
    const int target = to.folder.number();
    if (::renameat2(source, from.name.constData(), target, to.name.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    if (exists(to))
        return EEXIST;
    return ::renameat(source, from.name.constData(), target, to.name.constData()) == 0 ? 0 : errno;
}

/// Syncs both folders, the new one first, so that after a power failure between the two syncs the file has at least one name. Returns the errno value, or 0 for
/// success.
int sync(const FileLocation &from, const FileLocation &to)
{
    const int number = syncToDisk(to.folder);
    return number != 0 ? number : syncToDisk(from.folder);
}

Status move(const FileLocation &from, const FileLocation &to, const QString &toPath)
{
    int number = rename(from, to);
    if (number == EEXIST)
        return Error{ErrorCode::NotAllowed,
            filestoremessages::nameInUse(),
            {toPath, {}}};
    if (number != 0)
        return unwritableError(toPath, number);
    number = sync(from, to);
    if (number == 0)
        return success();
    static_cast<void>(rename(to, from));
    return unwritableError(toPath, number);
}

} // namespace

Status moveInside(const QString &folder, const QString &from, const QString &to)
{
    const auto root = findFolder(folder);
    if (!root)
        return withPath(folder, root.error());
    const auto source = findEntry(*root, from, MissingFolders::Reject);
    if (!source)
        return withPath(from, source.error());
    if (!exists(*source))
        return withPath(from, systemError(ENOENT));
    const auto target = findEntry(*root, to, MissingFolders::Create);
    return target ? move(*source, *target, to) : withPath(to, target.error());
}

} // namespace outcrop
