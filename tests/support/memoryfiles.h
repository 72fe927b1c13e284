// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/contextfiles.h"

#include <QMap>

#include <algorithm>
#include <atomic>

namespace outcrop {

/// In-memory files with absolute paths. Counts reads.
class MemoryFiles : public ContextFiles
{
public:
    explicit MemoryFiles(QMap<QString, QByteArray> files) : m_files(std::move(files)) { }

    FileEntryInfo entryInfo(const QString &path) const override
    {
        if (const auto file = m_files.constFind(path); file != m_files.constEnd())
            return {FileEntryInfo::Kind::File, path, file->size()};
        return {names(path).isEmpty() ? FileEntryInfo::Kind::Missing : FileEntryInfo::Kind::Folder, path, 0};
    }

    QStringList names(const QString &folder) const override
    {
        const QString prefix = folder == u"/" ? folder : folder + u'/';
        QStringList names;
        for (auto file = m_files.lowerBound(prefix); file != m_files.constEnd() && file.key().startsWith(prefix); ++file) {
            if (const QString name = file.key().sliced(prefix.size()).section(u'/', 0, 0); !names.contains(name))
                names.append(name);
        }
        return names;
    }

    QStringList folders(const QString &folder) const override
    {
        QStringList found;
        for (const QString &name : names(folder)) {
            if (entryInfo((folder == u"/" ? folder : folder + u'/') + name).isFolder())
                found.append(name);
        }
        return found;
    }

    Result<QByteArray> read(const QString &path, qint64 limit) const override
    {
        ++std::atomic_ref<int>(reads); // atomic, because several threads can read
        if (!m_files.contains(path))
            return Error{ErrorCode::NotFound, QStringLiteral("There is no such file.")};
        if (m_files[path].size() > limit)
            return Error{ErrorCode::TooLarge, QStringLiteral("Too large.")};
        return m_files[path];
    }

    mutable int reads = 0;

private:
    QMap<QString, QByteArray> m_files;
};

} // namespace outcrop
