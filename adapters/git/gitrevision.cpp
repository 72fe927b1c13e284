// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitrevision.h"

#include "adapters/git/giterror.h"
#include "adapters/git/gitmessages.h"
#include "core/ports/workspacefiles.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxFileSize = 16 * 1024 * 1024; ///< same limit as for files on disk
constexpr int maxLinks = 8; ///< maximum length of a chain of links, including the file at its end

/// Collects the files that a workspace would list.
struct Listing {
    const GitRepository &repository;
    QList<FileEntry> entries = {};

    static int visit(const char *root, const git_tree_entry *entry, void *payload)
    {
        auto &listing = *static_cast<Listing *>(payload);
        const QByteArray path = root + QByteArray(git_tree_entry_name(entry));
        const QByteArray &prefix = listing.repository.prefix();
        if (git_tree_entry_type(entry) != GIT_OBJECT_BLOB)
            return prefix.startsWith(QByteArray(path + '/')) || path.startsWith(prefix) ? 0 : 1; // 1 skips this folder
        if (const QString name = listing.repository.toWorkspacePath(path); !name.isEmpty() && isWorkspaceFile(name))
            listing.add(name, *git_tree_entry_id(entry));
        return 0;
    }

    void add(const QString &path, const git_oid &id)
    {
        FileEntry file{path};
        file.size = repository.blobSize(id);
        std::copy_n(id.id, sizeof file.modified, reinterpret_cast<unsigned char *>(&file.modified)); // a timestamp derived from the content ID
        file.modified &= (qint64(1) << 60) - 1; // in the past, like a real timestamp
        if (file.size > maxFileSize)
            file.error = Error{ErrorCode::TooLarge, gitmessages::tooLarge(maxFileSize / (1024 * 1024)), {path, {}}};
        entries.append(file);
    }
};

/// Returns the file at a path, following links in the same commit. Returns nullopt if there is none, or if the chain of links is too long.
std::optional<GitFile> findFile(const GitRepository &repository, const git_commit *commit, const QByteArray &path)
{
    QByteArray at = path;
    for (int links = 0; links < maxLinks; ++links) {
        const std::optional<GitFile> file = repository.findFile(commit, at);
        if (!file || file->mode != GIT_FILEMODE_LINK)
            return file;
        const Result<QByteArray> target = repository.readBlob(file->id);
        if (!target || target->startsWith('/'))
            return std::nullopt;
        const QString folder = QString::fromUtf8(at.left(at.lastIndexOf('/') + 1));
        at = QDir::cleanPath(folder + QString::fromUtf8(*target)).toUtf8();
    }
    return std::nullopt;
}

} // namespace

GitRevision::GitRevision(GitRepository repository, GitCommit commit, const QString &name)
    : m_repository(std::move(repository))
    , m_commit(std::move(commit))
    , m_name(name)
{
}

Result<std::unique_ptr<FileSource>> GitRevision::open(const QString &folder, const QString &revision)
{
    Result<GitRepository> repository = GitRepository::open(folder);
    if (!repository)
        return repository.error();
    Result<GitCommit> commit = repository->commit(revision);
    if (!commit)
        return commit.error();
    const QString name = QDir(repository->folder()).dirName();
    return std::unique_ptr<FileSource>(new GitRevision(std::move(*repository), std::move(*commit), name));
}

Result<QList<FileEntry>> GitRevision::list() const
{
    int code = 0;
    const auto tree = createGitObject<GitTree>(&code, git_commit_tree, m_commit.get());
    Listing listing{m_repository};
    if (tree)
        code = git_tree_walk(tree.get(), GIT_TREEWALK_PRE, &Listing::visit, &listing);
    if (code != 0)
        return gitError(code, gitmessages::cannotListFiles());
    std::sort(listing.entries.begin(), listing.entries.end(), [](const FileEntry &a, const FileEntry &b) { return a.path < b.path; });
    return listing.entries;
}

Result<QByteArray> GitRevision::read(const QString &path) const
{
    return gitRead(m_repository, m_commit.get(), path);
}

Result<QByteArray> gitRead(const GitRepository &repository, const git_commit *commit, const QString &path)
{
    const Result<QByteArray> name = repository.toRepositoryPath(path);
    if (!name)
        return name.error();
    const std::optional<GitFile> file = findFile(repository, commit, *name);
    if (!file)
        return Error{ErrorCode::NotFound, gitmessages::notInVersion(), {path, {}}};
    return repository.readBlob(file->id);
}

} // namespace outcrop
