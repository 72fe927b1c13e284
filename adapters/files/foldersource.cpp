// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/foldersource.h"

#include "adapters/files/filestoremessages.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>

#include <cerrno>

namespace outcrop {
namespace {

Error accessError(const QString &path, const QString &message)
{
    return {ErrorCode::NotAllowed, message, {path, {}}};
}

} // namespace

FolderSource::FolderSource(const QString &root, const FolderLimits &limits)
    : m_root(QDir(root).absolutePath())
    , m_limits(limits)
{
}

QString FolderSource::name() const
{
    return QDir(m_root).dirName();
}

Result<QList<FileEntry>> FolderSource::list() const
{
    const auto root = findFolder(m_root);
    if (!root)
        return withPath(m_root, root.error());
    return FolderWalk(*root, m_limits).entries();
}

Result<QByteArray> FolderSource::read(const QString &path) const
{
    if (!isContainedPath(path))
        return accessError(path, filestoremessages::outsideWorkspace());
    if (const FileDescriptor folder(::open(QFile::encodeName(m_root).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC)); folder.isOpen()) {
        if (const FileDescriptor file = openRegularFile(folder, path.toUtf8()); file.isOpen())
            return readOpenedFile(file, path);
    }
    return readThroughLinks(path);
}

/// Reads a file whose path may contain links. They may not lead outside of the folder.
Result<QByteArray> FolderSource::readThroughLinks(const QString &path) const
{
    const auto root = findFolder(m_root);
    if (!root)
        return withPath(m_root, root.error());
    const auto found = findFile(root->handle, path.toUtf8());
    if (!found)
        return withPath(path, found.error());
    if (!found->isInside(root->realPath))
        return accessError(path, filestoremessages::linkOutside());
    if (!found->isRegular())
        return accessError(path, filestoremessages::notAFileRead());
    const FileDescriptor file = found->open();
    if (!file.isOpen())
        return withPath(path, systemError(errno));
    return readOpenedFile(file, path);
}

Result<QByteArray> FolderSource::readOpenedFile(const FileDescriptor &file, const QString &path) const
{
    auto bytes = readAll(file, m_limits.fileSize);
    return bytes ? bytes : withPath(path, bytes.error());
}

} // namespace outcrop
