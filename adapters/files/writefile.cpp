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
int putInPlace(TemporaryFile &fresh, const FileLocation &place, const QByteArray &temporary)
{
    const int folder = place.folder.number();
    if (fresh.number() != 0)
        return fresh.number();
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
    const int number = putInPlace(fresh, place, temporary);
    return number == 0 ? success() : unwritable(path, number);
}

Result<FileLocation> placeBelow(const QString &folder, const QString &path, MissingFolders missing)
{
    const auto root = findFolder(folder);
    return root ? findLocation(*root, path, missing) : root.error();
}

} // namespace

Status writeFile(const QString &path, const QByteArray &bytes, FileAccess readers)
{
    const QString below = QDir::cleanPath(QDir::current().absoluteFilePath(path)).mid(1);
    const auto place = placeBelow(QStringLiteral("/"), below, MissingFolders::AreAnError);
    return place ? write(*place, path, bytes, readers) : at(path, place.error());
}

Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes)
{
    if (!QDir().mkpath(folder))
        return unwritable(folder, filestoremessages::noFolder());
    const auto place = placeBelow(folder, path, MissingFolders::AreMade);
    return place ? write(*place, path, bytes, FileAccess::AsUsual) : at(path, place.error());
}

bool leadsInside(const QString &folder, const QString &path)
{
    const auto root = findFolder(folder);
    const auto found = root ? findFile(root->handle, path.toUtf8()) : root.error();
    return found && found->isInside(root->realPath);
}

} // namespace outcrop
