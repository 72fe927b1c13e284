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
int replaceFile(TemporaryFile &fresh, const FileLocation &place, const QByteArray &temporary)
{
    const int folder = place.folder.number();
    if (fresh.errnoValue() != 0)
        return fresh.errnoValue();
    if (const int number = fresh.linkAs(temporary); number != 0)
        return number;
    if (::renameat(folder, temporary.constData(), folder, place.name.constData()) == 0)
        return syncToDisk(place.folder);
    const int number = errno;
    ::unlinkat(folder, temporary.constData(), 0);
    return number;
}

Status write(const FileLocation &place, const QString &path, const QByteArray &bytes, FileAccess readers)
{
    const auto old = findWithoutLinks(place.folder, place.name);
    if (const auto refusal = old ? writeError(*old, path) : std::nullopt)
        return *refusal;
    const QByteArray temporary = temporaryName(place.name, {}, checksumOf(bytes));
    TemporaryFile fresh(place, bytes, old ? &*old : nullptr, temporary, readers == FileAccess::UserOnly ? 0600 : 0666);
    const int number = replaceFile(fresh, place, temporary);
    return number == 0 ? success() : unwritableError(path, number);
}

Result<FileLocation> locationBelow(const QString &folder, const QString &path, MissingFolders missing)
{
    const auto root = findFolder(folder);
    return root ? findLocation(*root, path, missing) : root.error();
}

} // namespace

Status writeFile(const QString &path, const QByteArray &bytes, FileAccess readers)
{
    const QString below = QDir::cleanPath(QDir::current().absoluteFilePath(path)).mid(1);
    const auto place = locationBelow(QStringLiteral("/"), below, MissingFolders::Reject);
    return place ? write(*place, path, bytes, readers) : withPath(path, place.error());
}

Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes)
{
    if (!QDir().mkpath(folder))
        return unwritableError(folder, filestoremessages::noFolder());
    const auto place = locationBelow(folder, path, MissingFolders::Create);
    return place ? write(*place, path, bytes, FileAccess::Default) : withPath(path, place.error());
}

bool isInsideFolder(const QString &folder, const QString &path)
{
    const auto root = findFolder(folder);
    const auto found = root ? findFile(root->handle, path.toUtf8()) : root.error();
    return found && found->isInside(root->realPath);
}

} // namespace outcrop
