// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitcontextfiles.h"

#include "adapters/git/giterror.h"
#include "adapters/git/gitmessages.h"
#include "adapters/git/gitrepository.h"
#include "core/base/paths.h"

#include <QDir>
#include <QHash>
#include <QMutex>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int maxLinksInPath = 40; ///< maximum number of links in a path, as in the kernel

struct CommitEntry {
    git_oid id = {};
    git_filemode_t mode = GIT_FILEMODE_UNREADABLE;

    bool isFolder() const { return mode == GIT_FILEMODE_TREE || mode == GIT_FILEMODE_COMMIT; } // submodules are listed as empty folders
    bool isLink() const { return mode == GIT_FILEMODE_LINK; }
};

/// All entries below a folder of a commit. Paths are relative to the folder, which itself is the empty path.
struct CommitTree {
    QByteArray prefix;
    QHash<QByteArray, CommitEntry> entries = {};
    QHash<QByteArray, QByteArrayList> names = {}; ///< entry names, by folder

    static int visit(const char *root, const git_tree_entry *entry, void *payload)
    {
        auto &tree = *static_cast<CommitTree *>(payload);
        const QByteArray path = root + QByteArray(git_tree_entry_name(entry));
        if (!path.startsWith(tree.prefix))
            return git_tree_entry_type(entry) == GIT_OBJECT_TREE && tree.prefix.startsWith(QByteArray(path + '/')) ? 0 : 1; // 1 skips this folder
        const QByteArray inside = path.sliced(tree.prefix.size());
        tree.entries.insert(inside, {*git_tree_entry_id(entry), git_tree_entry_filemode(entry)});
        tree.names[inside.left(std::max<qsizetype>(inside.lastIndexOf('/'), 0))].append(git_tree_entry_name(entry));
        return 0;
    }
};

class GitContextFiles : public ContextFiles
{
public:
    GitContextFiles(const QString &folder, GitRepository repository, CommitTree tree, const ContextFiles &others)
        : m_folder(folder), m_repository(std::move(repository)), m_tree(std::move(tree)), m_otherFiles(others)
    {
    }

    FileEntryInfo entryInfo(const QString &path) const override;
    QStringList names(const QString &folder) const override { return entryNames(folder, false); }
    QStringList folders(const QString &folder) const override { return entryNames(folder, true); }
    Result<QByteArray> read(const QString &path, qint64 limit) const override;

private:
    /// A path with all links resolved, either inside or outside the commit.
    struct ResolvedPath {
        QByteArray inside;
        QString outsidePath; ///< empty if the path is in the commit
        bool isCycle = false;
    };

    ResolvedPath resolve(const QString &path) const;
    QStringList entryNames(const QString &folder, bool onlyFolders) const;
    QByteArray bytes(const CommitEntry &entry) const;

    QString m_folder; ///< as given by the caller; may be a link
    GitRepository m_repository;
    CommitTree m_tree;
    const ContextFiles &m_otherFiles;
    mutable QMutex m_mutex; ///< libgit2 objects must not be used by several threads at a time
};

QByteArray GitContextFiles::bytes(const CommitEntry &entry) const
{
    const QMutexLocker lock(&m_mutex);
    const Result<QByteArray> content = m_repository.readBlob(entry.id);
    return content ? *content : QByteArray();
}

GitContextFiles::ResolvedPath GitContextFiles::resolve(const QString &path) const
{
    QString wanted = QDir::cleanPath(path);
    for (int links = 0; links < maxLinksInPath; ++links) {
        if (!isAtOrBelow(wanted, m_folder))
            return {{}, wanted};
        const QByteArray inside = wanted.sliced(std::min(m_folder.size() + 1, wanted.size())).toUtf8();
        if (inside == ".git" || inside.startsWith(".git/"))
            return {{}, wanted};
        qsizetype end = 0;
        QByteArray step;
        bool isLink = false;
        while (end < inside.size() && !isLink) {
            end = inside.indexOf('/', end + 1);
            end = end < 0 ? inside.size() : end;
            step = inside.left(end);
            isLink = m_tree.entries.value(step).isLink();
        }
        if (!isLink)
            return {inside, {}};
        const QString target = QString::fromUtf8(bytes(m_tree.entries.value(step)));
        const QString folder = m_folder + u'/' + QString::fromUtf8(step.left(std::max<qsizetype>(step.lastIndexOf('/'), 0)));
        wanted = QDir::cleanPath((target.startsWith(u'/') ? target : folder + u'/' + target) + QString::fromUtf8(inside.sliced(end)));
    }
    return {{}, {}, true};
}

FileEntryInfo GitContextFiles::entryInfo(const QString &path) const
{
    const ResolvedPath found = resolve(path);
    if (found.isCycle)
        return {FileEntryInfo::Kind::Other, {}, 0};
    if (!found.outsidePath.isEmpty())
        return m_otherFiles.entryInfo(found.outsidePath);
    const QString real = found.inside.isEmpty() ? m_folder : m_folder + u'/' + QString::fromUtf8(found.inside);
    if (found.inside.isEmpty())
        return {FileEntryInfo::Kind::Folder, real, 0};
    const auto entry = m_tree.entries.constFind(found.inside);
    if (entry == m_tree.entries.constEnd())
        return {};
    if (entry->isFolder())
        return {FileEntryInfo::Kind::Folder, real, 0};
    const QMutexLocker lock(&m_mutex);
    return {FileEntryInfo::Kind::File, real, m_repository.blobSize(entry->id)};
}

QStringList GitContextFiles::entryNames(const QString &folder, bool onlyFolders) const
{
    const ResolvedPath found = resolve(folder);
    if (found.isCycle)
        return {};
    if (!found.outsidePath.isEmpty())
        return onlyFolders ? m_otherFiles.folders(found.outsidePath) : m_otherFiles.names(found.outsidePath);
    QByteArrayList names = m_tree.names.value(found.inside);
    if (onlyFolders)
        names.removeIf([&](const QByteArray &name) { return !m_tree.entries.value(found.inside.isEmpty() ? name : QByteArray(found.inside + '/' + name)).isFolder(); });
    else if (found.inside.isEmpty() && m_otherFiles.entryInfo(m_folder + QStringLiteral("/.git")).kind != FileEntryInfo::Kind::Missing)
        names.append(".git");
    std::sort(names.begin(), names.end());
    QStringList texts;
    for (const QByteArray &name : std::as_const(names))
        texts.append(QString::fromUtf8(name));
    return texts;
}

Result<QByteArray> GitContextFiles::read(const QString &path, qint64 limit) const
{
    const ResolvedPath found = resolve(path);
    if (!found.outsidePath.isEmpty())
        return m_otherFiles.read(found.outsidePath, limit);
    const auto entry = m_tree.entries.constFind(found.inside);
    if (found.isCycle || entry == m_tree.entries.constEnd() || entry->isFolder())
        return Error{ErrorCode::NotFound, gitmessages::notInVersion(), {path, {}}};
    const QByteArray content = bytes(*entry);
    if (content.size() > limit)
        return Error{ErrorCode::TooLarge, gitmessages::tooLarge(limit / (1024 * 1024)), {path, {}}};
    return content;
}

} // namespace

Result<std::unique_ptr<ContextFiles>> gitContextFiles(const QString &folder, const QString &revision, const ContextFiles &others)
{
    Result<GitRepository> repository = GitRepository::open(folder);
    if (!repository)
        return repository.error();
    const Result<GitCommit> commit = repository->commit(revision);
    if (!commit)
        return commit.error();
    int code = 0;
    const auto root = createGitObject<GitTree>(&code, git_commit_tree, static_cast<const git_commit *>(commit->get()));
    CommitTree tree{repository->prefix()};
    if (root)
        code = git_tree_walk(root.get(), GIT_TREEWALK_PRE, &CommitTree::visit, &tree);
    if (code != 0)
        return gitError(code, gitmessages::cannotListFiles());
    return std::unique_ptr<ContextFiles>(new GitContextFiles(folder, std::move(*repository), std::move(tree), others));
}

} // namespace outcrop
