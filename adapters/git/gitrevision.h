// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

#include <QMap>

namespace outcrop {

/// The files of a workspace as a commit has them. Reads what is stored; links are followed to files of the same commit.
class GitRevision : public FileSource
{
public:
    static Result<std::unique_ptr<FileSource>> of(const QString &folder, const QString &revision);

    QString name() const override { return m_name; }
    Result<QList<FileEntry>> list() const override;
    Result<QByteArray> read(const QString &path) const override;

private:
    GitRevision(GitRepository repository, GitCommit commit, const QString &name);

    GitRepository m_repository;
    GitCommit m_commit;
    QString m_name;
};

/// A file's bytes as a commit has them, links followed as above. NotFound where it was not there; else the errors of GitRepository::inside().
Result<QByteArray> gitRead(const GitRepository &repository, const git_commit *commit, const QString &path);

} // namespace outcrop
