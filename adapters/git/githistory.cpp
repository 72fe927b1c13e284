// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/githistory.h"

#include "adapters/git/gitblame.h"
#include "adapters/git/gitchanges.h"
#include "adapters/git/gitcommit.h"
#include "adapters/git/gitlabels.h"
#include "adapters/git/gitrepository.h"
#include "adapters/git/gitrevision.h"
#include "adapters/git/gitversions.h"

namespace outcrop {
namespace {

class GitHistory : public History
{
public:
    explicit GitHistory(GitRepository repository) : m_repository(std::move(repository)) { }

    QString name() const override { return QStringLiteral("git"); }
    bool isRepository() const override { return true; }

    Result<QList<FileVersion>> versions(const QString &path, int limit) const override { return gitVersions(m_repository, path, limit); }
    Result<QList<FileChanges>> changes(const QDateTime &since) const override { return gitChanges(m_repository, since); }
    Result<QDateTime> historyStart(const QDateTime &since) const override { return gitKnownSince(m_repository, since); }
    Result<QList<LineOrigin>> blame(const QString &path, const QByteArray &text) const override { return gitBlame(m_repository, path, text); }
    Result<std::unique_ptr<FileSource>> filesAt(const QString &revision) const override
    {
        return GitRevision::open(m_repository.folder(), revision);
    }
    Result<QString> commit(const QStringList &paths, const QString &message) override { return gitCommit(m_repository, paths, message); }
    Result<QList<VersionLabel>> labels() const override { return gitLabels(m_repository); }
    Result<VersionLabel> setLabel(const QString &name, const QString &revision) override { return setGitLabel(m_repository, name, revision); }

    Result<QByteArray> read(const QString &path, const QString &revision) const override
    {
        const Result<GitCommit> commit = m_repository.commit(revision);
        return commit ? gitRead(m_repository, commit->get(), path) : commit.error();
    }

    Result<QString> resolve(const QString &revision) const override
    {
        const Result<GitCommit> commit = m_repository.commit(revision);
        return commit ? Result<QString>(hexOf(*git_commit_id(commit->get()))) : commit.error();
    }

private:
    GitRepository m_repository;
};

} // namespace

Result<std::unique_ptr<History>> openGitHistory(const QString &folder)
{
    Result<GitRepository> repository = GitRepository::open(folder);
    if (!repository)
        return repository.error();
    return std::unique_ptr<History>(std::make_unique<GitHistory>(std::move(*repository)));
}

} // namespace outcrop
