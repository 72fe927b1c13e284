// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/gitrepository.h"

#include <QMap>

namespace outcrop {

/// The files of a workspace at a commit. Reads blobs without filters and follows links to files of the same commit.
class GitRevision : public FileSource
{
public:
    /// Opens a commit. Errors: those of GitRepository::open() and GitRepository::commit().
    static Result<std::unique_ptr<FileSource>> open(const QString &folder, const QString &revision);

    QString name() const override { return m_name; }
    Result<QList<FileEntry>> list() const override;
    Result<QByteArray> read(const QString &path) const override;

private:
    GitRevision(GitRepository repository, GitCommit commit, const QString &name);

    GitRepository m_repository;
    GitCommit m_commit;
    QString m_name;
};

/// Returns a file's content at a commit and follows links within the commit. Errors: NotFound if the file did not exist, and the errors of
/// GitRepository::toRepositoryPath().
Result<QByteArray> gitRead(const GitRepository &repository, const git_commit *commit, const QString &path);

} // namespace outcrop
