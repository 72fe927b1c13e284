// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/folderwalk.h"

#include "adapters/files/filestoremessages.h"
#include "core/base/utf8.h"
#include "core/documents/clients.h"
#include "core/ports/workspacefiles.h"

#include <dirent.h>
#include <fcntl.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace outcrop {
namespace {

/// Returns the name, or an empty string if it is not UTF-8 or contains control characters, which would break a line
/// of output.
QString textOf(const QByteArray &name)
{
    const QString text = decodeUtf8Strict(name).value_or(QString());
    const bool isControl =
        std::any_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
    return isControl ? QString() : text;
}

QString printableName(const QByteArray &name)
{
    QString text = decodeUtf8(name);
    std::replace_if(
        text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; },
        QChar(QChar::ReplacementCharacter));
    return text;
}

/// Returns the type of a directory entry, with an extra system call if the file system does not report it.
int typeOf(int folder, const dirent64 &entry)
{
    struct stat status = {};
    if (entry.d_type != DT_UNKNOWN || ::fstatat(folder, entry.d_name, &status, AT_SYMLINK_NOFOLLOW) != 0)
        return entry.d_type;
    return IFTODT(status.st_mode);
}

} // namespace

QList<FileEntry> FolderWalk::entries()
{
    enterFolder(m_root, {}, false);
    std::sort(
        m_entries.begin(), m_entries.end(), [](const FileEntry &a, const FileEntry &b) { return a.path < b.path; });
    return m_entries;
}

void FolderWalk::enterFolder(const FoundFile &found, const QString &path, bool isThroughLink)
{
    if (isTooDeep(path))
        return;
    FileDescriptor handle = found.open();
    if (!handle.isOpen())
        return addError(path, systemError(errno));
    walk({std::move(handle), found.realPath, path.isEmpty() ? QString() : path + u'/', {found.status.st_dev, found.status.st_ino}, isThroughLink});
}

bool FolderWalk::isTooDeep(const QString &path)
{
    if (m_openFolders.size() <= m_limits.depth)
        return false;
    addError(path, ErrorCode::TooLarge, filestoremessages::tooDeep(m_limits.depth));
    return true;
}

void FolderWalk::walk(Folder folder)
{
    m_folders.append(folder.realPath);
    m_openFolders.append(folder.identity);
    alignas(dirent64) std::array<char, 8192> buffer; // opendir() would allocate 32 KiB per folder
    ssize_t size = 0;
    while (!m_isFull && (size = ::getdents64(folder.handle.number(), buffer.data(), buffer.size())) > 0) {
        for (ssize_t at = 0; at < size && !isFull();) {
            const auto *entry = reinterpret_cast<const dirent64 *>(buffer.data() + at);
            at += entry->d_reclen;
            if (qstrcmp(entry->d_name, ".") != 0 && qstrcmp(entry->d_name, "..") != 0)
                visit(folder, *entry);
        }
    }
    m_openFolders.removeLast();
}

void FolderWalk::visit(const Folder &folder, const dirent64 &entry)
{
    const QByteArray name(entry.d_name);
    if (isExcluded(folder.path, name))
        return;
    const int type = typeOf(folder.handle.number(), entry);
    const bool isWanted = isWorkspaceFileName(name);
    if (type != DT_DIR && type != DT_LNK && !isWanted)
        return;
    const QString text = textOf(name);
    const QString path = folder.path + text;
    if (text.isEmpty())
        addError(folder.path + printableName(name), ErrorCode::NotAllowed, decodeUtf8Strict(name) ? filestoremessages::nameWithControl() : filestoremessages::nameNotUtf8());
    else if (type == DT_DIR)
        visitFolder(folder, name, path);
    else if (type == DT_LNK)
        visitLink(folder, name, path);
    else if (type == DT_REG)
        visitFile(folder, name, path);
    else
        addError(path, ErrorCode::NotAllowed, filestoremessages::specialFile());
}

void FolderWalk::visitFolder(const Folder &parent, const QByteArray &name, const QString &path)
{
    struct stat status = {};
    FileDescriptor handle(::openat(parent.handle.number(), name.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (!handle.isOpen() || ::fstat(handle.number(), &status) != 0)
        return findAndVisitFolder(parent, name, path);
    if (isTooDeep(path))
        return;
    const QByteArray realPath = (parent.realPath == "/" ? QByteArray() : parent.realPath) + '/' + name;
    walk({std::move(handle), realPath, path + u'/', {status.st_dev, status.st_ino}, parent.isThroughLink});
}

/// Visits a folder that cannot be opened, or that a link has replaced since the parent was listed.
void FolderWalk::findAndVisitFolder(const Folder &parent, const QByteArray &name, const QString &path)
{
    const auto found = findFile(parent.handle, name);
    if (!found)
        return addError(path, found.error());
    if (!found->isInside(m_root.realPath)) // a link has replaced the entry
        return addError(path, ErrorCode::NotAllowed, filestoremessages::linkOutsideCopy());
    enterFolder(*found, path, parent.isThroughLink);
}

void FolderWalk::visitFile(const Folder &folder, const QByteArray &name, const QString &path)
{
    struct stat status = {};
    if (::fstatat(folder.handle.number(), name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        addError(path, systemError(errno));
    else
        addFile(path, status);
}

void FolderWalk::visitLink(const Folder &folder, const QByteArray &name, const QString &path)
{
    const auto target = findFile(folder.handle, name);
    if (target) {
        if (isWorkspaceFileName(name) || target->isFolder())
            followLink(folder, *target, path);
    } else if (isWorkspaceFileName(name) || target.error().code == ErrorCode::NotAllowed) {
        const bool isMissing = target.error().code == ErrorCode::NotFound;
        addError(path, isMissing ? Error{ErrorCode::NotFound, filestoremessages::danglingLink()} : target.error());
    }
}

void FolderWalk::followLink(const Folder &folder, const FoundFile &target, const QString &path)
{
    const Identity identity{target.status.st_dev, target.status.st_ino};
    if (!target.isInside(m_root.realPath))
        return addError(path, ErrorCode::NotAllowed, filestoremessages::linkOutsideCopy());
    if (isHiddenTarget(target, path))
        return;
    if (target.isRegular()) {
        m_folders.append(target.realPath.first(target.realPath.lastIndexOf('/')));
        return addFile(path, target.status);
    }
    if (!target.isFolder())
        return addError(path, ErrorCode::NotAllowed, filestoremessages::specialFile());
    if (m_openFolders.contains(identity))
        return addError(path, ErrorCode::NotAllowed, filestoremessages::linkToParent());
    if (folder.isThroughLink)
        return addError(path, ErrorCode::NotAllowed, filestoremessages::linkBehindLink());
    enterFolder(target, path, true);
}

/// Returns whether a link points to a hidden file or folder that the listing skips. A link with the name of a coding agent's file may point to any file,
/// because the agent follows it.
bool FolderWalk::isHiddenTarget(const FoundFile &target, const QString &path) const
{
    const QByteArray inside = target.realPath.mid(m_root.realPath.size() + 1);
    if (!inside.startsWith('.') && !inside.contains("/."))
        return false;
    if (target.isRegular())
        return !clientPathPattern(path) && !isWorkspaceFile(decodeUtf8(inside));
    const QString folder = decodeUtf8(inside);
    return !isWorkspaceFile(folder + QStringLiteral("/document.md")) && !isWorkspaceFile(folder + QStringLiteral("/skills/document.md"));
}

bool FolderWalk::isFull()
{
    constexpr int othersPerFile =
        10; ///< number of examined entries per allowed document, after which the listing stops
    ++m_entryCount;
    if (!m_isFull && (m_entries.size() >= m_limits.files || m_entryCount > qint64(m_limits.files) * othersPerFile)) {
        m_isFull = true;
        addError(QString(), ErrorCode::TooLarge, filestoremessages::tooManyFiles(m_limits.files));
    }
    return m_isFull;
}

void FolderWalk::addFile(const QString &path, const struct stat &status)
{
    FileEntry entry{path, status.st_size, modifiedTime(status)};
    if (status.st_size > m_limits.fileSize)
        entry.error = Error{ErrorCode::TooLarge,
            filestoremessages::fileTooLarge(m_limits.fileSize / (1024 * 1024)),
            {path, {}}};
    m_entries.append(entry);
}

void FolderWalk::addError(const QString &path, const Error &error)
{
    FileEntry entry{path.isEmpty() ? QStringLiteral(".") : path};
    entry.error = error;
    entry.error->location.file = entry.path;
    m_entries.append(entry);
}

} // namespace outcrop
