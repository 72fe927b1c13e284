// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitrepository.h"

#include "adapters/git/giterror.h"
#include "adapters/git/gitmessages.h"
#include "adapters/git/gitownership.h"
#include "core/base/paths.h"
#include "core/base/utf8.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

/// Initializes libgit2 once. It is never shut down, because threads may use it until the process ends.
Status initializeLibgit2()
{
    const Status loadedStatus = libgit2().status();
    static const int initCount = loadedStatus ? git_libgit2_init() : 0;
    static_cast<void>(initCount);
    return loadedStatus;
}

Error otherOwnerError(const QString &folder)
{
    const QString top = repositoryFolder(folder); // git compares safe.directory with this folder, not with folders inside it
    return {ErrorCode::Unreadable, gitmessages::otherOwner(top.isEmpty() ? folder : top)};
}

Error openError(int code, const QString &folder)
{
    if (code == GIT_ENOTFOUND && isOwnedByOtherUser(folder))
        return otherOwnerError(
            folder); // libgit2 reports GIT_ENOTFOUND instead of GIT_EOWNER if the user has no configuration
    if (code == GIT_ENOTFOUND)
        return {ErrorCode::NotFound, gitmessages::noRepository(folder)};
    return code == GIT_EOWNER ? otherOwnerError(folder) : gitError(code, gitmessages::cannotReadRepository(folder));
}

} // namespace

GitRepository::GitRepository(GitRepositoryHandle repository, const QString &folder, const QByteArray &prefix)
    : m_repository(std::move(repository))
    , m_folder(folder)
    , m_prefix(prefix)
{
}

Result<GitRepository> GitRepository::open(const QString &folder)
{
    const QString real = QFileInfo(folder).canonicalFilePath();
    if (const Status plainStatus = checkGitFolder(real); !plainStatus)
        return plainStatus.error();
    if (const Status preparedStatus = initializeLibgit2(); !preparedStatus)
        return isInsideRepository(real) ? preparedStatus.error() : openError(GIT_ENOTFOUND, real);
    int code = 0;
    GitRepositoryHandle repository = createGitObject<GitRepositoryHandle>(&code, git_repository_open_ext, QFile::encodeName(real).constData(), 0U, nullptr);
    if (!repository)
        return openError(code, real);
    if (git_repository_is_bare(repository.get()))
        return Error{ErrorCode::NotAllowed, gitmessages::bareRepository(real)};
    const QString top = QFileInfo(QFile::decodeName(git_repository_workdir(repository.get()))).canonicalFilePath();
    if (real != top && !real.startsWith(top.endsWith(u'/') ? top : top + u'/'))
        return Error{ErrorCode::NotAllowed, gitmessages::workTreeOutside(real)};
    const QByteArray prefix = real == top ? QByteArray() : QFile::encodeName(QDir(top).relativeFilePath(real)) + '/';
    int ignoredResult = 0;
    if (!prefix.isEmpty() && git_ignore_path_is_ignored(&ignoredResult, repository.get(), prefix.constData()) == 0 && ignoredResult)
        return openError(GIT_ENOTFOUND, real);
    return GitRepository(std::move(repository), real, prefix);
}

Result<QByteArray> GitRepository::toRepositoryPath(const QString &path) const
{
    if (!isContainedPath(path))
        return Error{ErrorCode::NotAllowed, gitmessages::outsideWorkspace(), {path, {}}};
    const QByteArray wholeBytes = m_prefix + path.toUtf8();
    if (const QString module = enclosingSubmodule(wholeBytes); !module.isEmpty())
        return Error{ErrorCode::NotFound, gitmessages::submodule(module), {path, {}}};
    return wholeBytes;
}

QString GitRepository::toWorkspacePath(const QByteArray &path) const
{
    return path.startsWith(m_prefix) ? decodeUtf8(path.mid(m_prefix.size())) : QString();
}

QString GitRepository::enclosingSubmodule(const QByteArray &path) const
{
    const auto index = createGitObject<GitIndex>(nullptr, git_repository_index, m_repository.get());
    for (qsizetype slash = path.indexOf('/'); index && slash >= 0; slash = path.indexOf('/', slash + 1)) {
        const git_index_entry *entry = git_index_get_bypath(index.get(), path.first(slash).constData(), 0);
        if (entry && entry->mode == GIT_FILEMODE_COMMIT)
            return decodeUtf8(path.first(slash));
    }
    return {};
}

Result<std::optional<git_oid>> GitRepository::head() const
{
    git_oid id;
    const int code = git_reference_name_to_id(&id, m_repository.get(), "HEAD");
    if (code == 0)
        return std::optional(id);
    if (code == GIT_ENOTFOUND || git_repository_head_unborn(m_repository.get()) == 1)
        return std::optional<git_oid>();
    return gitError(code, gitmessages::unknownHead());
}

Result<GitCommit> GitRepository::commit(const git_oid &id) const
{
    int code = 0;
    GitCommit commit = createGitObject<GitCommit>(&code, git_commit_lookup, m_repository.get(), &id);
    if (!commit)
        return gitError(code, gitmessages::cannotReadCommit(hexOf(id)));
    return commit;
}

Result<GitCommit> GitRepository::commit(const QString &revision) const
{
    int code = 0;
    const GitObject found = createGitObject<GitObject>(&code, git_revparse_single, m_repository.get(), revision.toUtf8().constData());
    if (!found) {
        Error error = gitError(code, gitmessages::noRevision(revision));
        if (error.code == ErrorCode::NotFound)
            error.message += u' ' + gitmessages::useRevision();
        return error;
    }
    GitObject peeledCommit = createGitObject<GitObject>(&code, git_object_peel, found.get(), GIT_OBJECT_COMMIT);
    if (!peeledCommit)
        return Error{ErrorCode::NotFound, gitmessages::notACommit(revision)};
    return commit(*git_object_id(peeledCommit.get()));
}

std::optional<GitFile> GitRepository::findFile(const git_commit *commit, const QByteArray &path) const
{
    const auto tree = createGitObject<GitTree>(nullptr, git_commit_tree, commit);
    const auto entry = tree ? createGitObject<GitTreeEntry>(nullptr, git_tree_entry_bypath, tree.get(), path.constData()) : nullptr;
    if (!entry || git_tree_entry_type(entry.get()) != GIT_OBJECT_BLOB)
        return std::nullopt;
    return GitFile{*git_tree_entry_id(entry.get()), git_tree_entry_filemode(entry.get())};
}

/// Returns the stored bytes without applying filters.
Result<QByteArray> GitRepository::readBlob(const git_oid &blob) const
{
    int code = 0;
    const auto found = createGitObject<GitBlob>(&code, git_blob_lookup, m_repository.get(), &blob);
    if (!found)
        return gitError(code, gitmessages::cannotReadText());
    return QByteArray(static_cast<const char *>(git_blob_rawcontent(found.get())), static_cast<qsizetype>(git_blob_rawsize(found.get())));
}

qint64 GitRepository::blobSize(const git_oid &blob) const
{
    std::size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    git_odb *store = nullptr;
    if (git_repository_odb(&store, get()) == 0)
        static_cast<void>(git_odb_read_header(&size, &type, store, &blob));
    git_odb_free(store);
    return qint64(size);
}

Result<GitWalk> GitRepository::walkCommits() const
{
    const Result<std::optional<git_oid>> from = head();
    if (!from)
        return from.error();
    if (!*from)
        return GitWalk();
    int code = 0;
    GitWalk walk = createGitObject<GitWalk>(&code, git_revwalk_new, m_repository.get());
    if (walk)
        code = git_revwalk_sorting(walk.get(), GIT_SORT_TOPOLOGICAL | GIT_SORT_TIME);
    if (code == 0)
        code = git_revwalk_push(walk.get(), &**from);
    if (code != 0)
        return gitError(code, gitmessages::cannotReadCommits());
    return walk;
}

Result<GitDiff> GitRepository::changesOf(const git_commit *commit) const
{
    const auto parent = git_commit_parentcount(commit) > 0 ? createGitObject<GitCommit>(nullptr, git_commit_parent, commit, 0U) : nullptr;
    const auto before = parent ? createGitObject<GitTree>(nullptr, git_commit_tree, parent.get()) : nullptr;
    const auto after = createGitObject<GitTree>(nullptr, git_commit_tree, commit);
    git_diff_options options = GIT_DIFF_OPTIONS_INIT;
    options.flags = GIT_DIFF_DISABLE_PATHSPEC_MATCH | GIT_DIFF_SKIP_BINARY_CHECK;
    QByteArray folder = m_prefix.chopped(m_prefix.isEmpty() ? 0 : 1);
    char *path = folder.data();
    if (!folder.isEmpty())
        options.pathspec = {&path, 1};
    int code = 0;
    GitDiff diff = createGitObject<GitDiff>(&code, git_diff_tree_to_tree, m_repository.get(), before.get(), after.get(), &options);
    git_diff_find_options findOptions = GIT_DIFF_FIND_OPTIONS_INIT;
    findOptions.flags = GIT_DIFF_FIND_RENAMES;
    if (diff && before)
        code = git_diff_find_similar(diff.get(), &findOptions);
    if (code != 0)
        return gitError(code, gitmessages::cannotReadChanges(hexOf(*git_commit_id(commit))));
    return diff;
}

QString hexOf(const git_oid &id)
{
    QByteArray text(GIT_OID_HEXSZ, '\0');
    git_oid_fmt(text.data(), &id);
    return QString::fromLatin1(text);
}

FileVersion versionOf(const git_commit *commit, const QString &path)
{
    const git_signature *author = git_commit_author(commit);
    return {hexOf(*git_commit_id(commit)), QDateTime::fromSecsSinceEpoch(git_commit_time(commit), Qt::UTC),
        QString::fromUtf8(author ? author->name : ""), QString::fromUtf8(git_commit_message(commit)), path};
}

} // namespace outcrop
