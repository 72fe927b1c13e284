// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/workspacecontextfiles.h"

#include "core/base/paths.h"
#include "core/clients/clientsmessages.h"

#include <algorithm>

namespace outcrop {

WorkspaceContextFiles::WorkspaceContextFiles(const Workspace &workspace, const ContextFiles &disk)
    : m_workspace(workspace), m_disk(disk), m_prefix(workspace.folder().root + u'/')
{
}

DocumentPtr WorkspaceContextFiles::documentAt(const QString &path) const
{
    return path.startsWith(m_prefix) ? m_workspace.document(path.sliced(m_prefix.size())) : m_workspace.document(path);
}

FileEntryInfo WorkspaceContextFiles::entryInfo(const QString &path) const
{
    FileEntryInfo info = m_disk.entryInfo(path);
    const DocumentPtr document = documentAt(path);
    if (document && info.kind == FileEntryInfo::Kind::Missing)
        return {FileEntryInfo::Kind::File, path, document->bytes.size()}; // not saved yet
    if (document && info.isFile())
        info.size = document->bytes.size();
    return info;
}

QStringList WorkspaceContextFiles::names(const QString &folder) const
{
    QStringList names = m_disk.names(folder);
    const qsizetype diskNameCount = names.size();
    for (const QString &name : childrenOf(folder, false)) {
        if (!std::binary_search(names.begin(), names.begin() + diskNameCount, name))
            names.append(name);
    }
    if (names.size() > diskNameCount)
        std::sort(names.begin(), names.end());
    return names;
}

QStringList WorkspaceContextFiles::folders(const QString &folder) const
{
    return isAtOrBelow(folder, m_workspace.folder().root) ? childrenOf(folder, true) : m_disk.folders(folder);
}

Result<QByteArray> WorkspaceContextFiles::read(const QString &path, qint64 limit) const
{
    const DocumentPtr document = documentAt(path);
    if (!document)
        return m_disk.read(path, limit);
    if (document->bytes.size() > limit)
        return Error{ErrorCode::TooLarge, clientsmessages::tooLargeToCheck(), {path, {}}};
    return document->bytes;
}

/// Returns the names of the documents in a folder, and of its subfolders that contain documents. Skips the documents of each subfolder with one search.
QStringList WorkspaceContextFiles::childrenOf(const QString &folder, bool onlyFolders) const
{
    const bool isRoot = folder == m_workspace.folder().root;
    if (!isRoot && !folder.startsWith(m_prefix))
        return {};
    const QString inside = isRoot ? QString() : QString(folder.sliced(m_prefix.size()) + u'/');
    const QList<DocumentPtr> &documents = m_workspace.documents();
    const auto from = [&documents](const QString &path) {
        return std::lower_bound(documents.begin(), documents.end(), path, [](const DocumentPtr &document, const QString &key) { return document->path < key; });
    };
    QStringList names;
    for (auto each = from(inside); each != documents.end() && (*each)->path.startsWith(inside);) {
        const qsizetype slash = (*each)->path.indexOf(u'/', inside.size());
        const QString name = (*each)->path.mid(inside.size(), slash < 0 ? -1 : slash - inside.size());
        if (!name.isEmpty() && (slash >= 0 || !onlyFolders))
            names.append(name);
        each = slash < 0 ? each + 1 : from(inside + name + QChar(u'/' + 1)); // the first path after the subfolder
    }
    return names;
}

} // namespace outcrop
