// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitchanges.h"

#include <QHash>
#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

/// Collects changes from the newest commit to the oldest, so that each file is listed under its current path.
class ChangeList
{
public:
    explicit ChangeList(const GitRepository &repository) : m_repository(repository) { }

    void addCommit(const git_diff *diff, const QDateTime &time)
    {
        QHash<QString, QString> renamedPaths;
        for (std::size_t i = 0; i < git_diff_num_deltas(diff); ++i) {
            const git_diff_delta *delta = git_diff_get_delta(diff, i);
            const QString path = m_repository.toWorkspacePath(
                delta->status == GIT_DELTA_DELETED ? delta->old_file.path : delta->new_file.path);
            const bool isSame = git_oid_equal(&delta->old_file.id, &delta->new_file.id);
            if (!path.isEmpty() && !isSame)
                m_times[currentPath(path)].append(time);
            if (delta->status == GIT_DELTA_RENAMED)
                renamedPaths.insert(m_repository.toWorkspacePath(delta->old_file.path), currentPath(path));
        }
        m_currentPaths.insert(renamedPaths); // inserted last, because a commit may swap the names of two files
    }

    QList<FileChanges> changes() const
    {
        QList<FileChanges> all;
        for (const auto &[path, times] : m_times.asKeyValueRange())
            all.append({path, times});
        return all;
    }

private:
    QString currentPath(const QString &path) const { return m_currentPaths.value(path, path); }

    const GitRepository &m_repository;
    QHash<QString, QString> m_currentPaths;
    QMap<QString, QList<QDateTime>> m_times;
};

/// Visits the commits from newest to oldest until `visit` returns false. They are sorted by time only, so that the first commit that is too old can end the
/// loop.
template<typename Visit>
Status visitCommits(const GitRepository &repository, Visit visit)
{
    const Result<GitWalk> walk = repository.walkCommits();
    if (!walk)
        return walk.error();
    if (*walk)
        git_revwalk_sorting(walk->get(), GIT_SORT_TIME);
    git_oid id;
    while (*walk && git_revwalk_next(&id, walk->get()) == 0) {
        const Result<GitCommit> commit = repository.commit(id);
        const Result<bool> continueResult = commit ? visit(commit->get(), QDateTime::fromSecsSinceEpoch(git_commit_time(commit->get()), Qt::UTC)) : commit.error();
        if (!continueResult)
            return continueResult.error();
        if (!*continueResult)
            break;
    }
    return success();
}

} // namespace

Result<QList<FileChanges>> gitChanges(const GitRepository &repository, const QDateTime &since)
{
    ChangeList list(repository);
    const Status walkStatus = visitCommits(repository, [&](git_commit *commit, const QDateTime &time) -> Result<bool> {
        if (since.isValid() && time < since)
            return false;
        if (git_commit_parentcount(commit) > 1)
            return true;
        const Result<GitDiff> diff = repository.changesOf(commit);
        if (!diff)
            return diff.error();
        list.addCommit(diff->get(), time);
        return true;
    });
    return walkStatus ? Result(list.changes()) : walkStatus.error();
}

Result<QDateTime> gitKnownSince(const GitRepository &repository, const QDateTime &since)
{
    QDateTime first;
    const Status walkStatus = visitCommits(repository, [&](git_commit *, const QDateTime &time) -> Result<bool> {
        first = since.isValid() ? std::max(since, time) : time;
        return !since.isValid() || time > since;
    });
    return walkStatus ? Result(first) : walkStatus.error();
}

} // namespace outcrop
