// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/files/filejournal.h"
#include "core/ports/history.h"

namespace outcrop {

/// Combines a repository's history with the versions that only the folder's journal has. They were not committed before a program changed them, or were saved before the
/// repository existed. Revisions of the whole folder come from the repository only.
class RepositoryWithJournal : public History
{
public:
    RepositoryWithJournal(std::unique_ptr<History> repository, const QString &folder) : m_repository(std::move(repository)), m_journal(folder) { }

    QString name() const override { return m_repository->name(); }
    bool isRepository() const override { return true; }
    Result<QList<FileVersion>> versions(const QString &path, int limit = 0) const override;
    Result<QByteArray> read(const QString &path, const QString &revision) const override;
    Result<QList<FileChanges>> changes(const QDateTime &since) const override { return m_repository->changes(since); }
    Result<QDateTime> historyStart(const QDateTime &since) const override { return m_repository->historyStart(since); }
    Result<QList<LineOrigin>> blame(const QString &path, const QByteArray &text) const override { return m_repository->blame(path, text); }
    Result<QString> resolve(const QString &revision) const override;
    Result<std::unique_ptr<FileSource>> filesAt(const QString &revision) const override { return m_repository->filesAt(revision); }
    Result<QString> commit(const QStringList &paths, const QString &message) override { return m_repository->commit(paths, message); }
    Result<QList<VersionLabel>> labels() const override { return m_repository->labels(); }
    Result<VersionLabel> setLabel(const QString &name, const QString &revision) override { return m_repository->setLabel(name, revision); }

private:
    std::unique_ptr<History> m_repository;
    FileJournal m_journal;
};

} // namespace outcrop
