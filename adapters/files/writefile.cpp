// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/writefile.h"

#include "adapters/files/filestoremessages.h"
#include "adapters/files/temporaryfile.h"
#include "adapters/files/temporaryfiles.h"

#include <QDir>

#include <cerrno>
#include <cstdio>
#include <list>

namespace outcrop {
namespace {

/// Renames the new file over the old one and, with Sync::Now, syncs the folder. Returns the errno value, or 0.
int replaceFile(TemporaryFile &newFile, const FileLocation &location, const QByteArray &temporary, Sync sync)
{
    const int folder = location.folder.number();
    if (newFile.errnoValue() != 0)
        return newFile.errnoValue();
    if (const int number = newFile.linkAs(temporary); number != 0)
        return number;
    if (::renameat(folder, temporary.constData(), folder, location.name.constData()) == 0)
        return sync == Sync::Now ? syncToDisk(location.folder) : 0;
    const int number = errno;
    ::unlinkat(folder, temporary.constData(), 0);
    return number;
}

Status write(const FileLocation &location, const QString &path, const QByteArray &bytes, const TemporaryFile::Options &options = {})
{
    const auto old = findWithoutLinks(location.folder, location.name);
    if (const auto refusal = old ? writeError(*old, path) : std::nullopt)
        return *refusal;
    const QByteArray temporary = temporaryName(location.name, {}, checksumOf(bytes));
    TemporaryFile newFile(location, bytes, old ? &*old : nullptr, temporary, options);
    const int number = replaceFile(newFile, location, temporary, options.sync);
    return number == 0 ? success() : unwritableError(path, number);
}

Result<FileLocation> locationBelow(const QString &folder, const QString &path, MissingFolders missingFolders)
{
    const auto root = findFolder(folder);
    return root ? findLocation(*root, path, missingFolders) : root.error();
}

/// A file of a batch that has its content but not its final name.
struct UnnamedFile {
    UnnamedFile(FileLocation target, const FileContent &file)
        : location(std::move(target))
        , path(file.path)
        , temporary(temporaryName(location.name, {}, checksumOf(file.bytes)))
        , content(location, file.bytes, nullptr, temporary, {0666, Sync::Later})
    {
    }
    Q_DISABLE_COPY_MOVE(UnnamedFile)

    FileLocation location;
    QString path;
    QByteArray temporary;
    TemporaryFile content;
};

/// Writes files with two syncs: one of all contents before the first file gets its name, and one of the names at the end.
Status writeBatch(const QString &folder, const QList<FileContent> &files)
{
    std::list<UnnamedFile> unnamedFiles;
    for (const FileContent &file : files) {
        auto location = locationBelow(folder, file.path, MissingFolders::Create);
        if (!location)
            return withPath(file.path, location.error());
        const auto old = findWithoutLinks(location->folder, location->name);
        if (const auto refusal = old ? writeError(*old, file.path) : std::nullopt)
            return *refusal;
        const UnnamedFile &added = unnamedFiles.emplace_back(std::move(*location), file);
        if (added.content.errnoValue() != 0)
            return unwritableError(file.path, added.content.errnoValue());
    }
    if (unnamedFiles.empty())
        return success();
    const FileDescriptor &anyFolder = unnamedFiles.front().location.folder;
    if (const int number = syncFileSystem(anyFolder); number != 0)
        return unwritableError(folder, number);
    for (UnnamedFile &file : unnamedFiles) {
        if (const int number = replaceFile(file.content, file.location, file.temporary, Sync::Later); number != 0)
            return unwritableError(file.path, number);
    }
    const int number = syncFileSystem(anyFolder);
    return number == 0 ? success() : unwritableError(folder, number);
}

} // namespace

Status writeFile(const QString &path, const QByteArray &bytes, FileAccess access)
{
    const QString below = QDir::cleanPath(QDir::current().absoluteFilePath(path)).mid(1);
    const auto location = locationBelow(QStringLiteral("/"), below, MissingFolders::Reject);
    const mode_t mode = access == FileAccess::UserOnly ? 0600 : 0666;
    return location ? write(*location, path, bytes, {mode}) : withPath(path, location.error());
}

Status writeInside(const QString &folder, const QString &path, const QByteArray &bytes)
{
    if (!QDir().mkpath(folder))
        return unwritableError(folder, filestoremessages::noFolder());
    const auto location = locationBelow(folder, path, MissingFolders::Create);
    return location ? write(*location, path, bytes) : withPath(path, location.error());
}

Status writeFilesInside(const QString &folder, const QList<FileContent> &files)
{
    if (!QDir().mkpath(folder))
        return unwritableError(folder, filestoremessages::noFolder());
    constexpr qsizetype batchSize = 128; // each file needs two descriptors until it has its name
    for (qsizetype from = 0; from < files.size(); from += batchSize) {
        if (const Status written = writeBatch(folder, files.mid(from, batchSize)); !written)
            return written;
    }
    return success();
}

bool isInsideFolder(const QString &folder, const QString &path)
{
    const auto root = findFolder(folder);
    const auto found = root ? findFile(root->handle, path.toUtf8()) : root.error();
    return found && found->isInside(root->realPath);
}

} // namespace outcrop
