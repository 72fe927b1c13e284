// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitlabels.h"

#include "adapters/git/giterror.h"
#include "adapters/git/gitmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Owns the names in a libgit2 list.
class GitNames
{
public:
    ~GitNames() { git_strarray_dispose(&m_names); }
    GitNames() = default;
    GitNames(const GitNames &) = delete;
    GitNames &operator=(const GitNames &) = delete;

    git_strarray *get() { return &m_names; }
    QList<QByteArray> list() const
    {
        QList<QByteArray> names;
        for (std::size_t i = 0; i < m_names.count; ++i)
            names.append(m_names.strings[i]);
        return names;
    }

private:
    git_strarray m_names = {nullptr, 0};
};

QByteArray tagPrefix(const GitRepository &repository)
{
    return "outcrop/" + repository.prefix();
}

VersionLabel labelOf(const git_commit *commit, const QString &name)
{
    const FileVersion version = versionOf(commit, {});
    return {name, version.id, version.time, version.summary()};
}

} // namespace

Result<QList<VersionLabel>> gitLabels(const GitRepository &repository)
{
    GitNames tags;
    if (const int code = git_tag_list(tags.get(), repository.get()); code != 0)
        return gitError(code, gitmessages::cannotReadTags());
    const QByteArray prefix = tagPrefix(repository);
    QList<VersionLabel> labels;
    for (const QByteArray &tag : tags.list()) {
        const QByteArray name = tag.mid(prefix.size());
        if (!tag.startsWith(prefix) || name.contains('/'))
            continue;
        if (const Result<GitCommit> commit = repository.commit(QStringLiteral("refs/tags/") + QString::fromUtf8(tag)))
            labels.append(labelOf(commit->get(), QString::fromUtf8(name)));
    }
    std::sort(labels.begin(), labels.end(), [](const VersionLabel &a, const VersionLabel &b) { return a.name < b.name; });
    return labels;
}

Result<VersionLabel> setGitLabel(const GitRepository &repository, const QString &name, const QString &revision)
{
    const Result<GitCommit> commit = repository.commit(revision.isEmpty() ? QStringLiteral("HEAD") : revision);
    if (!commit)
        return commit.error();
    const QByteArray tag = tagPrefix(repository) + name.toUtf8();
    int code = 0;
    const auto reference = createGitObject<GitReference>(&code, git_reference_create, repository.get(), QByteArray("refs/tags/" + tag).constData(), git_commit_id(commit->get()), 1, nullptr);
    if (!reference)
        return gitError(code, gitmessages::cannotSetTag(QString::fromUtf8(tag)));
    return labelOf(commit->get(), name);
}

} // namespace outcrop
