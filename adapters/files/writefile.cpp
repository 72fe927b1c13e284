// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/writefile.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/temporaryfile.h"
#include "adapters/files/temporaryfiles.h"

#include <QDir>

#include <cerrno>
#include <cstdio>

namespace outcrop {
namespace {

/// Renames the new file over the old one and syncs the folder.
int replaceFile(TemporaryFile &newFile, const FileLocation &location, const QByteArray &temporary)
{
    const int folder = location.folder.number();
    if (newFile.errnoValue() != 0)
        return newFile.errnoValue();
    if (const int number = newFile.linkAs(temporary); number != 0)
        return number;
    if (::renameat(folder, temporary.constData(), folder, location.name.constData()) == 0)
        return syncToDisk(location.folder);
    const int number = errno;
    ::unlinkat(folder, temporary.constData(), 0);
    return number;
}

Status write(const FileLocation &location, const QString &path, const QByteArray &bytes, FileAccess access)
{
    const auto old = findWithoutLinks(location.folder, location.name);
    if (const auto refusal = old ? writeError(*old, path) : std::nullopt)
        return *refusal;
    const QByteArray temporary = temporaryName(location.name, {}, checksumOf(bytes));
    TemporaryFile newFile(location, bytes, old ? &*old : nullptr, temporary, access == FileAccess::UserOnly ? 0600 : 0666);
    const int number = replaceFile(newFile, location, temporary);
    return number == 0 ? success() : unwritableError(path, number);
}

Result<FileLocation> locationBelow(const QString &folder, const QString &path, MissingFolders missing)
{
    const auto root = findFolder(folder);
    return root ? findLocation(*root, path, missing) : root.error();
}

} // namespace

Status writeFile(const QString &path, const QByteArray &bytes, FileAccess access)
{
    const QString below = QDir::cleanPath(QDir::current().absoluteFilePath(path)).mid(1);
    const auto location = locationBelow(QStringLiteral("/"), below, MissingFolders::Reject);
    return location ? write(*location, path, bytes, access) : withPath(path, location.error());
}

Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes)
{
    if (!QDir().mkpath(folder))
        return unwritableError(folder, filestoremessages::noFolder());
    const auto location = locationBelow(folder, path, MissingFolders::Create);
    return location ? write(*location, path, bytes, FileAccess::Default) : withPath(path, location.error());
}

bool isInsideFolder(const QString &folder, const QString &path)
{
    const auto root = findFolder(folder);
    const auto found = root ? findFile(root->handle, path.toUtf8()) : root.error();
    return found && found->isInside(root->realPath);
}

} // namespace outcrop
