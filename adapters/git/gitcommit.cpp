// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitcommit.h"

#include "adapters/git/giterror.h"
#include "adapters/git/gitmessages.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

Error commitRefusal(const QString &message, const QString &path = {})
{
    return {ErrorCode::NotAllowed, message, {path, {}}};
}

/// One commit in progress. Writes the repository's index before the commit, so that an interruption leaves only staged files.
class CommitBuilder
{
public:
    CommitBuilder(const GitRepository &repository, const QStringList &paths, const QString &message)
        : m_repository(repository)
        , m_paths(paths)
        , m_message(message.trimmed().toUtf8() + '\n')
    {
    }

    Result<QString> run()
    {
        Status status = begin();
        for (const QString &path : m_paths)
            status = status ? addFile(path) : status;
        if (status)
            status = writeTree();
        if (!status)
            return status.error();
        if (git_index_write(m_index.get()) != 0)
            return gitError(GIT_ELOCKED, gitmessages::notCommitted());
        return finish();
    }

private:
    git_repository *git() const { return m_repository.get(); }

    Status begin()
    {
        if (git_repository_state(git()) != GIT_REPOSITORY_STATE_NONE)
            return commitRefusal(gitmessages::operationInProgress());
        m_author = createGitObject<GitSignature>(nullptr, git_signature_default, git());
        if (!m_author)
            return commitRefusal(gitmessages::noIdentity());
        const Result<std::optional<git_oid>> head = m_repository.head();
        if (!head)
            return head.error();
        int code = 0;
        m_index = createGitObject<GitIndex>(&code, git_repository_index, git());
        if (!m_index)
            return gitError(code, gitmessages::notCommitted());
        code = git_index_read(m_index.get(), 1); // git may have staged or committed files since the repository was opened
        if (code != 0)
            return gitError(code, gitmessages::notCommitted());
        git_index *fresh = nullptr;
        code = git_index_new(&fresh);
        m_newIndex.reset(fresh);
        return code == 0 && *head ? readParent(**head) : success();
    }

    Status readParent(const git_oid &head)
    {
        Result<GitCommit> parent = m_repository.commit(head);
        if (!parent)
            return parent.error();
        m_parent = std::move(*parent);
        const auto tree = createGitObject<GitTree>(nullptr, git_commit_tree, m_parent.get());
        const int code = tree ? git_index_read_tree(m_newIndex.get(), tree.get()) : -1;
        return code == 0 ? success() : gitError(code, gitmessages::notCommitted());
    }

    /// Adds one file, or its removal, to the repository's index and to the tree of the new commit.
    Status addFile(const QString &path)
    {
        const Result<QByteArray> name = m_repository.toRepositoryPath(path);
        if (!name)
            return name.error();
        if (const Status plainStatus = checkCommittable(*name, path); !plainStatus)
            return plainStatus;
        const QFileInfo file(QDir(m_repository.folder()).filePath(path));
        if (!file.exists() && !file.isSymLink())
            return stageRemoval(*name);
        int code = git_index_add_bypath(m_index.get(), name->constData());
        const git_index_entry *entry = code == 0 ? git_index_get_bypath(m_index.get(), name->constData(), 0) : nullptr;
        if (entry)
            code = git_index_add(m_newIndex.get(), entry);
        return entry && code == 0 ? success() : gitError(code, gitmessages::cannotCommit(path));
    }

    Status stageRemoval(const QByteArray &name)
    {
        static_cast<void>(git_index_remove_bypath(m_index.get(), name.constData()));
        static_cast<void>(git_index_remove_bypath(m_newIndex.get(), name.constData())); // no effect if the file was not in the tree
        return success();
    }

    Status checkCommittable(const QByteArray &name, const QString &path) const
    {
        const char *filter = nullptr;
        if (git_attr_get(&filter, git(), GIT_ATTR_CHECK_FILE_THEN_INDEX, name.constData(), "filter") == 0 && git_attr_value(filter) == GIT_ATTR_VALUE_STRING)
            return commitRefusal(gitmessages::filtered(path, QString::fromUtf8(filter)), path);
        int ignoredResult = 0;
        const bool isKnown = git_index_get_bypath(m_index.get(), name.constData(), 0) != nullptr;
        if (!isKnown && git_ignore_path_is_ignored(&ignoredResult, git(), name.constData()) == 0 && ignoredResult)
            return commitRefusal(gitmessages::ignored(path), path);
        return success();
    }

    Status writeTree()
    {
        git_oid id;
        int code = git_index_write_tree_to(&id, m_newIndex.get(), git());
        if (code == 0 && m_parent && git_oid_equal(&id, git_commit_tree_id(m_parent.get())))
            return Error{ErrorCode::Invalid, gitmessages::noChangesToCommit()};
        m_tree = createGitObject<GitTree>(&code, git_tree_lookup, git(), &id);
        return m_tree ? success() : gitError(code, gitmessages::notCommitted());
    }

    /// Creates the commit and returns its ID. Fails if HEAD has changed since readParent().
    Result<QString> finish()
    {
        git_oid id;
        const git_commit *parent = m_parent.get();
        const int code = git_commit_create(
            &id, git(), "HEAD", m_author.get(), m_author.get(), nullptr, m_message.constData(), m_tree.get(), parent ? 1 : 0, &parent);
        if (code != 0)
            return gitError(code, gitmessages::stagedOnly());
        return hexOf(id);
    }

    const GitRepository &m_repository;
    const QStringList &m_paths;
    const QByteArray m_message;
    GitSignature m_author;
    GitIndex m_index; ///< the repository's index
    GitIndex m_newIndex;  ///< tree of the new commit, in memory
    GitCommit m_parent;
    GitTree m_tree;
};

} // namespace

Result<QString> gitCommit(const GitRepository &repository, const QStringList &paths, const QString &message)
{
    return CommitBuilder(repository, paths, message).run();
}

} // namespace outcrop
