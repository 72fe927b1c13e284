// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/gitblame.h"

#include "adapters/git/giterror.h"
#include "adapters/git/gitmessages.h"
#include "core/history/lineorigins.h"

#include <QHash>

namespace outcrop {
namespace {

/// Returns the text with the line ends of the stored file. A work tree may have CRLF where the repository has LF; that is not a change.
QByteArray withLineEndsOf(const QByteArray &storedBytes, QByteArray text)
{
    return storedBytes.contains('\r') ? text : text.replace("\r\n", "\n");
}

/// Caches the versions of commits, so that each commit is read once.
class OriginCache
{
public:
    explicit OriginCache(const GitRepository &repository) : m_repository(repository) { }

    FileVersion versionOf(const git_blame_hunk &hunk)
    {
        const QString id = hexOf(hunk.final_commit_id);
        if (!m_versions.contains(id)) {
            const Result<GitCommit> commit = m_repository.commit(hunk.final_commit_id);
            m_versions.insert(id,
                commit ? outcrop::versionOf(commit->get(), m_repository.toWorkspacePath(hunk.orig_path))
                       : FileVersion{id, {}, {}, {}, {}});
        }
        return m_versions.value(id);
    }

private:
    const GitRepository &m_repository;
    QHash<QString, FileVersion> m_versions;
};

/// Returns the origins of the lines of the committed file.
Result<QList<LineOrigin>> committedLines(const GitRepository &repository, const QByteArray &path, const QByteArray &storedBytes)
{
    int code = 0;
    git_blame_options options = GIT_BLAME_OPTIONS_INIT;
    const auto blame = createGitObject<GitBlame>(&code, git_blame_file, repository.get(), path.constData(), &options);
    if (!blame)
        return gitError(code, gitmessages::blameFailed());
    QList<LineOrigin> lines(storedBytes.count('\n') + 1);
    OriginCache origins(repository);
    for (std::uint32_t i = 0; i < git_blame_get_hunk_count(blame.get()); ++i) {
        const git_blame_hunk &hunk = *git_blame_get_hunk_byindex(blame.get(), i);
        const FileVersion version = origins.versionOf(hunk);
        for (std::size_t k = 0; k < hunk.lines_in_hunk; ++k) {
            const auto line = static_cast<qsizetype>(hunk.final_start_line_number + k) - 1;
            if (line >= 0 && line < lines.size())
                lines[line] = {version, static_cast<int>(hunk.orig_start_line_number + k)};
        }
    }
    return lines;
}

} // namespace

Result<QList<LineOrigin>> gitBlame(const GitRepository &repository, const QString &path, const QByteArray &text)
{
    const Result<QByteArray> name = repository.toRepositoryPath(path);
    if (!name)
        return name.error();
    const Result<std::optional<git_oid>> head = repository.head();
    if (!head)
        return head.error();
    const Result<GitCommit> commit = *head ? repository.commit(**head) : Result<GitCommit>(GitCommit());
    const std::optional<GitFile> file = *head && commit ? repository.findFile(commit->get(), *name) : std::nullopt;
    const Result<QByteArray> storedBytes = file ? repository.readBlob(file->id) : QByteArray();
    if (!storedBytes)
        return storedBytes.error();
    const QList<qsizetype> then = olderLineIndexes(QString::fromUtf8(*storedBytes), QString::fromUtf8(withLineEndsOf(*storedBytes, text)));
    QList<LineOrigin> lines(then.size());
    const Result<QList<LineOrigin>> committedOrigins = storedBytes->isEmpty() ? QList<LineOrigin>() : committedLines(repository, *name, *storedBytes);
    if (!committedOrigins)
        return committedOrigins.error();
    for (qsizetype i = 0; i < then.size(); ++i) {
        if (then.at(i) >= 0)
            lines[i] = committedOrigins->value(then.at(i));
    }
    return lines;
}

} // namespace outcrop
