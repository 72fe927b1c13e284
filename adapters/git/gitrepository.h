// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/githandles.h"
#include "core/ports/history.h"

#include <optional>

namespace outcrop {

struct GitFile {
    git_oid id;
    git_filemode_t mode;

    friend bool operator==(const GitFile &left, const GitFile &right) { return git_oid_equal(&left.id, &right.id) && left.mode == right.mode; }
};

/// The repository whose work tree contains a workspace's folder: a clone, a linked worktree or a submodule. Paths of
/// type QString are relative to the workspace; paths of type QByteArray are relative to the repository.
class GitRepository
{
public:
    /// Opens the repository that contains a folder. Errors: NotFound if the folder is not in a repository or its repository ignores it. Unreadable if the repository is
    /// damaged, unsupported or owned by another user, or if libgit2 is missing. NotAllowed if it is bare or its work tree is elsewhere. Also the errors of
    /// checkGitFolder().
    static Result<GitRepository> open(const QString &folder);

    git_repository *get() const { return m_repository.get(); }
    const QString &folder() const { return m_folder; }

    /// Converts a workspace path to a repository path. Errors: NotAllowed if it leaves the workspace, NotFound if it is in a submodule.
    Result<QByteArray> toRepositoryPath(const QString &path) const;
    /// Converts a repository path to a workspace path. Returns an empty string for a file outside the workspace.
    QString toWorkspacePath(const QByteArray &path) const;
    /// Returns the path of the workspace in the repository, with a trailing slash; empty if the workspace is the whole work tree.
    const QByteArray &prefix() const { return m_prefix; }

    /// Returns the commit ID of HEAD, or nullopt before the first commit.
    Result<std::optional<git_oid>> head() const;
    Result<GitCommit> commit(const git_oid &id) const;
    /// Resolves a revision to a commit. Errors: NotFound if there is no such revision or it is not a commit, and those of libgit2.
    Result<GitCommit> commit(const QString &revision) const;
    /// Returns the file or link at a path of a commit, or nullopt if there is none.
    std::optional<GitFile> findFile(const git_commit *commit, const QByteArray &path) const;
    Result<QByteArray> readBlob(const git_oid &blob) const;
    /// Returns the size of a blob in bytes without reading it, or 0 if it does not exist.
    qint64 blobSize(const git_oid &blob) const;
    /// Returns a revision walker that starts at HEAD, newest commits first, or null before the first commit.
    Result<GitWalk> walkCommits() const;
    /// Returns the changes of a commit in the workspace's folder relative to its first parent, with renames detected. For the first commit, all
    /// files are changes.
    Result<GitDiff> changesOf(const git_commit *commit) const;

private:
    GitRepository(GitRepositoryHandle repository, const QString &folder, const QByteArray &prefix);
    QString enclosingSubmodule(const QByteArray &path) const;

    GitRepositoryHandle m_repository;
    QString m_folder;
    QByteArray m_prefix;
};

QString hexOf(const git_oid &id);
/// Converts a commit to a version of the file `path`.
FileVersion versionOf(const git_commit *commit, const QString &path);

} // namespace outcrop
