// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/githandles.h"
#include "core/ports/history.h"

#include <optional>

namespace outcrop {

/// A file in a tree.
struct GitFile {
    git_oid id;
    git_filemode_t mode;

    friend bool operator==(const GitFile &left, const GitFile &right) { return git_oid_equal(&left.id, &right.id) && left.mode == right.mode; }
};

/// The repository whose work tree a workspace's folder lies in, be it a clone, a linked worktree or a submodule. Paths outside are those of the
/// workspace; inside they are the repository's, as bytes.
class GitRepository
{
public:
    /// NotFound where the folder lies in no repository, or in one that ignores it. Unreadable where the repository is damaged, of a kind that is
    /// not known, or belongs to somebody else, and where libgit2 is missing; NotAllowed where it is bare, or has its work tree elsewhere.
    static Result<GitRepository> open(const QString &folder);

    git_repository *get() const { return m_repository.get(); }
    const QString &folder() const { return m_folder; }

    /// The repository's path of a file of the workspace. NotAllowed where it leaves the workspace, NotFound where it lies in a submodule.
    Result<QByteArray> inside(const QString &path) const;
    /// The workspace's path of a file of the repository; empty for one that is not in the workspace.
    QString outside(const QByteArray &path) const;
    /// The workspace's folder in the repository, with a slash behind it; empty where it is the whole work tree.
    const QByteArray &prefix() const { return m_prefix; }

    /// Nothing before the first commit.
    Result<std::optional<git_oid>> head() const;
    Result<GitCommit> commit(const git_oid &id) const;
    /// The commit that a revision names.
    Result<GitCommit> commit(const QString &revision) const;
    /// The file or link that a commit has at a path; nothing where it has none, or no file.
    std::optional<GitFile> file(const git_commit *commit, const QByteArray &path) const;
    Result<QByteArray> bytes(const git_oid &blob) const;
    /// Bytes of a blob, without reading it; 0 where there is none.
    qint64 size(const git_oid &blob) const;
    /// A walk over the commits that the head has behind it, the newest first; null before the first commit.
    Result<GitWalk> walk() const;
    /// What a commit changed against its first parent, in the workspace's folder; everything, for the first commit. Renames are found.
    Result<GitDiff> difference(const git_commit *commit) const;

private:
    GitRepository(GitRepositoryHandle repository, const QString &folder, const QByteArray &prefix);
    QString submoduleAbove(const QByteArray &path) const;

    GitRepositoryHandle m_repository;
    QString m_folder;
    QByteArray m_prefix;
};

QString textOf(const git_oid &id);
/// A commit as a version of a file that it calls `path`.
FileVersion versionOf(const git_commit *commit, const QString &path);

} // namespace outcrop
