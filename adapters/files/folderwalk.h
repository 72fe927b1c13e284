// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/foundfile.h"
#include "core/ports/filesource.h"

#include <QList>

#include <utility>

struct dirent64;

namespace outcrop {

/// The limits of a listing. Folders more than `depth` levels deep and entries after `files` are omitted and reported. A file of more than `fileSize` bytes is
/// listed with an error.
struct FolderLimits {
    int depth = 32;
    int files = 200'000;
    qint64 fileSize = 16 * 1024 * 1024;
};

/// Lists the files of a folder that a workspace can use. Links inside the folder are followed once. An entry that leaves
/// the folder, is part of a cycle or is a special file is listed with an error. Never blocks and never opens a file.
class FolderWalk
{
public:
    FolderWalk(const FoundFile &root, const FolderLimits &limits) : m_root(root), m_limits(limits) { }

    QList<FileEntry> entries();
    /// Returns the real paths of the listed folders, and of the folders that contain the targets of linked files. Call after entries().
    const QList<QByteArray> &folders() const { return m_folders; }

private:
    using Identity = std::pair<dev_t, ino_t>;

    /// A folder that is being listed.
    struct Folder {
        FileDescriptor handle;
        QByteArray realPath;
        QString path; ///< ends with a slash, empty for the root
        Identity identity;
        bool isThroughLink = false;
    };

    void walk(Folder folder);
    void visit(const Folder &folder, const dirent64 &entry);
    void visitFolder(const Folder &parent, const QByteArray &name, const QString &path);
    void findAndVisitFolder(const Folder &parent, const QByteArray &name, const QString &path);
    void visitFile(const Folder &folder, const QByteArray &name, const QString &path);
    void visitLink(const Folder &folder, const QByteArray &name, const QString &path);
    void followLink(const Folder &folder, const FoundFile &target, const QString &path);
    void enterFolder(const FoundFile &found, const QString &path, bool isThroughLink);
    bool isTooDeep(const QString &path);
    bool isHiddenTarget(const FoundFile &target, const QString &path) const;
    bool isFull();

    void addFile(const QString &path, const struct stat &status);
    void addError(const QString &path, const Error &error);
    void addError(const QString &path, ErrorCode code, const QString &message) { addError(path, Error{code, message}); }

    const FoundFile &m_root;
    FolderLimits m_limits;
    QList<Identity> m_openFolders; ///< the folders from the root to the current one
    QList<FileEntry> m_entries;
    QList<QByteArray> m_folders;
    qint64 m_entryCount = 0;
    bool m_isFull = false;
};

} // namespace outcrop
