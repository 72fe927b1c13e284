// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/overlayfiles.h"

#include "core/base/localnumbers.h"
#include "core/sync/syncmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

QStringList mergeNames(QStringList names, const QStringList &more)
{
    for (const QString &name : more) {
        if (!names.contains(name))
            names.append(name);
    }
    if (!more.isEmpty())
        std::sort(names.begin(), names.end(), [](const QString &a, const QString &b) { return a.toUtf8() < b.toUtf8(); });
    return names;
}

} // namespace

/// Returns the path that a new file would have after resolving links in its parent folders.
QString OverlayFiles::realPath(const QString &path) const
{
    QString rest;
    for (QString parent = path; parent.contains(u'/'); parent = parent.left(parent.lastIndexOf(u'/'))) {
        if (const FileEntryInfo info = m_files.entryInfo(parent); !info.realPath.isEmpty())
            return info.realPath + rest;
        rest = parent.sliced(parent.lastIndexOf(u'/')) + rest;
    }
    return path;
}

QStringList OverlayFiles::plannedNames(const QString &folder, bool onlyFolders) const
{
    const QString prefix = folder == u"/" ? folder : folder + u'/';
    QStringList names;
    for (auto file = m_plannedFiles.lowerBound(prefix); file != m_plannedFiles.constEnd() && file.key().startsWith(prefix); ++file) {
        const QString rest = file.key().sliced(prefix.size());
        const QString name = rest.section(u'/', 0, 0);
        if ((!onlyFolders || rest.contains(u'/')) && !names.contains(name))
            names.append(name);
    }
    return names;
}

FileEntryInfo OverlayFiles::entryInfo(const QString &path) const
{
    if (const auto file = m_plannedFiles.constFind(path); file != m_plannedFiles.constEnd())
        return {FileEntryInfo::Kind::File, realPath(path), file->size()};
    const FileEntryInfo info = m_files.entryInfo(path);
    if (info.kind == FileEntryInfo::Kind::Missing && !plannedNames(path, false).isEmpty())
        return {FileEntryInfo::Kind::Folder, realPath(path), 0};
    return info;
}

QStringList OverlayFiles::names(const QString &folder) const
{
    return mergeNames(m_files.names(folder), plannedNames(folder, false));
}

QStringList OverlayFiles::folders(const QString &folder) const
{
    return mergeNames(m_files.folders(folder), plannedNames(folder, true));
}

Result<QByteArray> OverlayFiles::read(const QString &path, qint64 limit) const
{
    const auto file = m_plannedFiles.constFind(path);
    if (file == m_plannedFiles.constEnd())
        return m_files.read(path, limit);
    if (file->size() > limit)
        return Error{ErrorCode::TooLarge, syncmessages::plannedTooLarge(groupedNumber(limit)), {path, {}}};
    return *file;
}

} // namespace outcrop
