// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/applychange.h"

#include "adapters/files/foldersource.h"
#include "app/files/filemessages.h"
#include "app/files/savedocument.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

Error changedError(const QString &path)
{
    return changeError(ErrorCode::NotAllowed, filemessages::changedByOther(path), path);
}

Error pathInUseError(const QString &path)
{
    return changeError(ErrorCode::NotAllowed, filemessages::fileExists(path), path);
}

/// Writes one change: performs all checks before the first write.
class ChangeWriter
{
public:
    ChangeWriter(const QString &folder, const Workspace &workspace, const WorkspaceChange &change)
        : m_folder(folder), m_workspace(workspace), m_change(change), m_source(folder)
    {
    }

    AppliedChange run()
    {
        static_cast<void>(removeLeftovers(m_folder)); // temporary files of an earlier run that was killed while saving
        Status status = check();
        const bool createsFilesFirst = m_change.moves.isEmpty(); // with moves, a new file may need a path that a move frees
        if (status && createsFilesFirst)
            status = writeNewFiles();
        if (status)
            status = writeEdits();
        if (status)
            status = applyMoves();
        if (status && !createsFilesFirst)
            status = writeNewFiles();
        if (!status)
            m_appliedChange.error = status.error();
        return m_appliedChange;
    }

private:
    Status check() const
    {
        if (const Result<Workspace> after = withChange(m_workspace, m_change); !after)
            return after.error();
        for (const QString &path : changedDocuments()) {
            if (const Status same = checkUnchanged(path); !same)
                return same;
        }
        for (qsizetype i = 0; i < m_change.moves.size(); ++i) {
            if (const Status freeStatus = checkPathIsFree(m_change.moves.at(i).to, i); !freeStatus)
                return freeStatus;
        }
        for (const NewFile &file : m_change.newFiles) {
            if (const Status freeStatus = checkPathIsFree(file.path, m_change.moves.size()); !freeStatus)
                return freeStatus;
        }
        return success();
    }

    /// Returns the paths of the edited and moved documents before the moves.
    QStringList changedDocuments() const
    {
        QStringList paths;
        for (const DocumentEdits &edits : m_change.edits)
            paths.append(edits.path);
        for (const DocumentPtr &document : m_workspace.documents()) {
            if (std::any_of(m_change.moves.begin(), m_change.moves.end(),
                    [&document](const PathMove &move) { return isAtOrBelow(document->path, move.from); }))
                paths.append(document->path);
        }
        paths.removeDuplicates();
        return paths;
    }

    Status checkUnchanged(const QString &path) const
    {
        const Result<QByteArray> bytes = m_source.read(path);
        if (!bytes)
            return bytes.error();
        return *bytes == m_workspace.document(path)->bytes ? success() : changedError(path);
    }

    Status checkPathIsFree(const QString &path, qsizetype movesBefore) const
    {
        if (!isContainedPath(path))
            return changeError(ErrorCode::NotAllowed, filemessages::outsideWorkspace(path), path);
        if (isHidden(path))
            return changeError(ErrorCode::NotAllowed, filemessages::isHidden(path), path);
        bool isFree = !pathExists(path, movesBefore);
        for (qsizetype slash = path.indexOf(u'/'); slash >= 0; slash = path.indexOf(u'/', slash + 1))
            isFree = isFree && (!pathExists(path.left(slash), movesBefore) || QFileInfo(absolutePathOf(path.left(slash))).isDir());
        return isFree ? success() : pathInUseError(path);
    }

    /// Returns whether the path is hidden, such as files of Git and Outcrop. Hidden folders that contain documents are allowed.
    bool isHidden(const QString &path) const
    {
        const qsizetype dot = QString(u'/' + path).indexOf(QLatin1String("/.")); // start of the hidden path component
        const qsizetype end = path.indexOf(u'/', std::max<qsizetype>(dot, 0));
        const QList<DocumentPtr> &documents = m_workspace.documents();
        return dot >= 0 && std::none_of(documents.begin(), documents.end(), [&](const DocumentPtr &document) {
            return end >= 0 && document->path.startsWith(path.left(end + 1));
        });
    }

    /// Returns whether the path exists on disk and is not freed by one of the first `movesBefore` moves.
    bool pathExists(const QString &path, qsizetype movesBefore) const
    {
        const auto moves = m_change.moves.begin();
        const QFileInfo existingFile(absolutePathOf(path));
        return (existingFile.exists() || existingFile.isSymLink())
            && std::none_of(moves, moves + movesBefore, [&path](const PathMove &move) { return isAtOrBelow(path, move.from); });
    }

    QString absolutePathOf(const QString &path) const { return QDir(m_folder).filePath(path); }

    /// Saves files and adds the paths of the saved ones to `done`. Returns the first error; a conflict is the error that `conflictAt` returns for the path.
    Status save(const QList<FileToSave> &files, QStringList &done, Error (*conflictAt)(const QString &)) const
    {
        Status status = success();
        const QList<Result<SaveOutcome>> outcomes = saveVersions(m_folder, files);
        for (qsizetype i = 0; i < outcomes.size(); ++i) {
            const Result<SaveOutcome> &outcome = outcomes.at(i);
            if (outcome && outcome->isSaved)
                done.append(files.at(i).path);
            else if (status)
                status = outcome ? conflictAt(files.at(i).path) : outcome.error();
        }
        return status;
    }

    Status writeEdits()
    {
        QList<FileToSave> files;
        for (const DocumentEdits &edits : m_change.edits) {
            const DocumentPtr document = m_workspace.document(edits.path);
            const Result<QByteArray> bytes = applyEditsToBytes(*document, edits.edits);
            if (!bytes)
                return bytes.error();
            files.append({edits.path, *bytes, checksumOf(document->bytes)});
        }
        return save(files, m_appliedChange.written, changedError);
    }

    Status applyMoves()
    {
        for (const PathMove &move : m_change.moves) {
            if (const Status movedStatus = moveDocument(m_folder, move.from, move.to); !movedStatus)
                return movedStatus;
            m_appliedChange.movedPaths.append(move);
        }
        return success();
    }

    /// Creates the files exclusively: it is an error if another program has created one since the check.
    Status writeNewFiles()
    {
        QList<FileToSave> files;
        for (const NewFile &file : m_change.newFiles)
            files.append({file.path, file.text.toUtf8(), {}, true});
        return save(files, m_appliedChange.createdPaths, pathInUseError);
    }

    const QString &m_folder;
    const Workspace &m_workspace;
    const WorkspaceChange &m_change;
    const FolderSource m_source;
    AppliedChange m_appliedChange;
};

} // namespace

AppliedChange applyChange(const QString &folder, const Workspace &workspace, const WorkspaceChange &change)
{
    return ChangeWriter(folder, workspace, change).run();
}

} // namespace outcrop
