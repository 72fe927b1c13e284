// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitversions.h"

namespace outcrop {
namespace {

/// The effect of a commit on a file.
enum class ChangeKind { Unchanged, Changed, Added };

ChangeKind changeOf(const GitRepository &repository, const git_commit *commit, const QByteArray &path)
{
    const std::optional<GitFile> now = repository.findFile(commit, path);
    if (!now)
        return ChangeKind::Unchanged; // missing or removed
    bool wasPresent = false;
    for (unsigned int i = 0; i < git_commit_parentcount(commit); ++i) {
        const auto parent = createGitObject<GitCommit>(nullptr, git_commit_parent, commit, i);
        const std::optional<GitFile> before = parent ? repository.findFile(parent.get(), path) : std::nullopt;
        if (before && git_oid_equal(&before->id, &now->id))
            return ChangeKind::Unchanged;
        wasPresent = wasPresent || before.has_value();
    }
    return wasPresent ? ChangeKind::Changed : ChangeKind::Added;
}

/// Returns the path of the file before this commit; the same path if the commit did not rename the file.
QByteArray previousPath(const GitRepository &repository, const git_commit *commit, const QByteArray &path)
{
    const Result<GitDiff> diff = repository.changesOf(commit);
    for (std::size_t i = 0; diff && i < git_diff_num_deltas(diff->get()); ++i) {
        const git_diff_delta *delta = git_diff_get_delta(diff->get(), i);
        if (delta->status == GIT_DELTA_RENAMED && path == delta->new_file.path)
            return delta->old_file.path;
    }
    return path;
}

} // namespace

Result<QList<FileVersion>> gitVersions(const GitRepository &repository, const QString &path, int limit)
{
    Result<QByteArray> name = repository.toRepositoryPath(path);
    if (!name)
        return name.error();
    const Result<GitWalk> walk = repository.walkCommits();
    if (!walk)
        return walk.error();
    QList<FileVersion> versions;
    git_oid id;
    while (*walk && (limit == 0 || versions.size() < limit) && git_revwalk_next(&id, walk->get()) == 0) {
        const Result<GitCommit> commit = repository.commit(id);
        if (!commit)
            return commit.error();
        const ChangeKind change = changeOf(repository, commit->get(), *name);
        if (change != ChangeKind::Unchanged)
            versions.append(versionOf(commit->get(), repository.toWorkspacePath(*name)));
        if (change == ChangeKind::Added)
            *name = previousPath(repository, commit->get(), *name);
    }
    return versions;
}

} // namespace outcrop
