// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/repositorywithjournal.h"

#include <algorithm>

namespace outcrop {

Result<QList<FileVersion>> RepositoryWithJournal::versions(const QString &path, int limit) const
{
    Result<QList<FileVersion>> versions = m_repository->versions(path, limit);
    const Result<QList<FileVersion>> kept = m_journal.versions(path, limit);
    if (!versions || !kept || kept->isEmpty())
        return versions;
    *versions += *kept;
    std::stable_sort(versions->begin(), versions->end(), [](const FileVersion &a, const FileVersion &b) { return a.time > b.time; });
    if (limit > 0)
        *versions = versions->mid(0, limit);
    return versions;
}

Result<QByteArray> RepositoryWithJournal::read(const QString &path, const QString &revision) const
{
    Result<QByteArray> bytes = m_repository->read(path, revision);
    if (bytes || bytes.error().code != ErrorCode::NotFound)
        return bytes;
    Result<QByteArray> keptBytes = m_journal.read(path, revision);
    return keptBytes ? keptBytes : bytes;
}

Result<QString> RepositoryWithJournal::resolve(const QString &revision) const
{
    Result<QString> id = m_repository->resolve(revision);
    if (id || id.error().code != ErrorCode::NotFound)
        return id;
    Result<QString> kept = m_journal.resolve(revision);
    return kept ? kept : id;
}

} // namespace outcrop
