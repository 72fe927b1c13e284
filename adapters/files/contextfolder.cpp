// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/contextfolder.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/foundfile.h"
#include "core/base/paths.h"

#include <QFile>

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxNames = 20'000;

/// Calls findFile() with an absolute path.
Result<FoundFile> findByPath(const QString &path)
{
    static const FileDescriptor none(::open("/", O_PATH | O_DIRECTORY | O_CLOEXEC));
    return findFile(none, QFile::encodeName(path));
}

/// Returns whether an entry is a folder and not a link to one. Some file systems do not report the type of a directory entry.
bool isFolder(const FileDescriptor &folder, const QByteArray &name)
{
    struct stat status = {};
    return ::fstatat(folder.number(), name.constData(), &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode);
}

QStringList sortAndDecode(QList<QByteArray> &names)
{
    std::sort(names.begin(), names.end());
    QStringList texts;
    texts.reserve(names.size());
    for (const QByteArray &name : std::as_const(names))
        texts.append(QFile::decodeName(name));
    return texts;
}

} // namespace

ContextFolder::ContextFolder(const QStringList &allowed) : m_allowedPaths(allowed)
{
    for (const QString &folder : allowed) {
        if (const Result<FoundFile> real = findFolder(folder))
            m_allowedRealPaths.append(real->realPath);
    }
}

bool ContextFolder::isAllowed(const QByteArray &realPath) const
{
    return std::any_of(m_allowedRealPaths.begin(), m_allowedRealPaths.end(),
        [&realPath](const QByteArray &folder) { return realPath == folder || folder == "/" || realPath.startsWith(QByteArray(folder + '/')); });
}

/// Returns whether a path may be in an allowed folder. Compares only the path, so that the file system is not accessed for other paths.
bool ContextFolder::mayContain(const QString &path) const
{
    return std::any_of(m_allowedPaths.begin(), m_allowedPaths.end(), [&path](const QString &folder) { return folder == u"/" || isAtOrBelow(path, folder); });
}

FileEntryInfo ContextFolder::entryInfo(const QString &path) const
{
    if (!mayContain(path))
        return {FileEntryInfo::Kind::Outside, {}, 0};
    const Result<FoundFile> file = findByPath(path);
    if (!file)
        return {file.error().code == ErrorCode::NotFound ? FileEntryInfo::Kind::Missing : FileEntryInfo::Kind::Other, {}, 0};
    if (!isAllowed(file->realPath))
        return {FileEntryInfo::Kind::Outside, {}, 0};
    const FileEntryInfo::Kind kind = file->isRegular() ? FileEntryInfo::Kind::File : file->isFolder() ? FileEntryInfo::Kind::Folder : FileEntryInfo::Kind::Other;
    return {kind, QFile::decodeName(file->realPath), file->status.st_size};
}

QStringList ContextFolder::names(const QString &folder) const
{
    return entries(folder).names;
}

QStringList ContextFolder::folders(const QString &folder) const
{
    return entries(folder).folders;
}

FolderEntries ContextFolder::entries(const QString &folder) const
{
    const Result<FoundFile> file =
        mayContain(folder) ? findByPath(folder) : Result<FoundFile>(Error{ErrorCode::NotAllowed, {}});
    if (!file || !file->isFolder() || !isAllowed(file->realPath))
        return {};
    const int number = ::openat(file->handle.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC); // cheaper than the path in /proc
    DIR *handle = number < 0 ? nullptr : ::fdopendir(number);
    const QString realPath = QFile::decodeName(file->realPath);
    if (!handle) {
        if (number >= 0)
            ::close(number);
        return {{}, {}, {}, realPath};
    }
    QList<QByteArray> names, folders, possibleFolders;
    while (const dirent *entry = ::readdir(handle)) {
        const QByteArray name(entry->d_name);
        if (name == "." || name == "..")
            continue;
        if (names.size() < maxNames)
            names.append(name);
        if (folders.size() < maxNames && (entry->d_type == DT_DIR || (entry->d_type == DT_UNKNOWN && isFolder(file->handle, name))))
            folders.append(name);
        if (possibleFolders.size() < maxNames && (entry->d_type == DT_DIR || entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN))
            possibleFolders.append(name);
    }
    ::closedir(handle);
    return {sortAndDecode(names), sortAndDecode(folders), sortAndDecode(possibleFolders), realPath};
}

Result<QByteArray> ContextFolder::read(const QString &path, qint64 limit) const
{
    const Result<FoundFile> file = mayContain(path)
        ? findByPath(path)
        : Result<FoundFile>(Error{ErrorCode::NotAllowed, filestoremessages::outsideAllowedFolders()});
    if (!file)
        return withPath(path, file.error());
    if (!isAllowed(file->realPath) || !file->isRegular())
        return withPath(path, {ErrorCode::NotAllowed, filestoremessages::outsideAllowedFolders()});
    if ((file->status.st_mode & 0444) == 0)
        return withPath(path, {ErrorCode::Unreadable, filestoremessages::noPermission()});
    if (file->status.st_size > limit)
        return withPath(path, {ErrorCode::TooLarge, filestoremessages::fileTooLarge(limit / (1024 * 1024))});
    return readAll(file->open(), limit);
}

} // namespace outcrop
