// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/workspacechange.h"

#include "core/documents/documentsmessages.h"
#include "core/text/textchange.h"

#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {


/// Returns the first edit that overlaps the previous one or is outside the text, or null.
const TextEdit *firstInvalidEdit(const QList<TextEdit> &sorted, qsizetype size)
{
    qsizetype done = 0;
    for (const TextEdit &edit : sorted) {
        if (edit.range.start.offset < done || edit.range.end.offset < edit.range.start.offset || edit.range.end.offset > size)
            return &edit;
        done = edit.range.end.offset;
    }
    return nullptr;
}

/// Returns the byte order mark, if the file has one.
QByteArray byteOrderMarkOf(const Document &document)
{
    return document.hasByteOrderMark ? utf8Mark.toByteArray() : QByteArray();
}

/// The state of a workspace while a change is applied. Holds only the changed files.
class ChangedFiles
{
public:
    explicit ChangedFiles(const Workspace &workspace) : m_workspace(workspace) { }

    Status edit(const DocumentEdits &edits);
    Status move(const PathMove &move);
    Status createFile(const NewFile &file);
    Workspace workspace() const;

private:
    bool exists(const QString &path) const;
    bool isTaken(const QString &path) const;
    bool containsFiles(const QString &folder) const { return !pathsBelow(folder).isEmpty(); }
    QStringList pathsBelow(const QString &folder) const;
    SourceFile file(const QString &path) const;
    void moveFile(const QString &from, const QString &to);

    const Workspace &m_workspace;
    QMap<QString, std::optional<SourceFile>> m_files; ///< changed files by path; nullopt for a removed file
};

Status ChangedFiles::edit(const DocumentEdits &edits)
{
    const DocumentPtr document = m_workspace.document(edits.path);
    if (!document)
        return changeError(ErrorCode::NotFound, documentsmessages::noDocumentToChange(edits.path), edits.path);
    const Result<QByteArray> bytes = applyEditsToBytes(*document, edits.edits);
    if (!bytes)
        return bytes.error();
    m_files.insert(edits.path, SourceFile{edits.path, *bytes, document->modified});
    return success();
}

Status ChangedFiles::move(const PathMove &move)
{
    const QStringList paths = move.isFolder ? pathsBelow(move.from) : QStringList(move.from);
    if (paths.isEmpty() || !(move.isFolder || exists(move.from)))
        return changeError(ErrorCode::NotFound, documentsmessages::nothingToMove(move.from), move.from);
    if (move.isFolder && move.to.startsWith(move.from + u'/'))
        return changeError(ErrorCode::NotAllowed, documentsmessages::folderIntoItself(move.from), move.from);
    if (isTaken(move.to))
        return changeError(ErrorCode::NotAllowed, documentsmessages::fileExists(move.to), move.to);
    for (const QString &path : paths)
        moveFile(path, move.to + path.mid(move.from.size()));
    return success();
}

Status ChangedFiles::createFile(const NewFile &file)
{
    if (isTaken(file.path))
        return changeError(ErrorCode::NotAllowed, documentsmessages::fileExists(file.path), file.path);
    m_files.insert(file.path, SourceFile{file.path, file.text.toUtf8()});
    return success();
}

Workspace ChangedFiles::workspace() const
{
    QList<SourceFile> files;
    QStringList removed;
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        if (file.value())
            files.append(*file.value());
        else
            removed.append(file.key());
    }
    return m_workspace.withDocuments(files, removed);
}

bool ChangedFiles::exists(const QString &path) const
{
    const auto changed = m_files.constFind(path);
    return changed == m_files.cend() ? m_workspace.document(path) != nullptr : changed->has_value();
}

/// Returns whether a path is used by a file or a folder, or is below a file.
bool ChangedFiles::isTaken(const QString &path) const
{
    for (qsizetype slash = path.indexOf(u'/'); slash >= 0; slash = path.indexOf(u'/', slash + 1)) {
        if (exists(path.left(slash)))
            return true;
    }
    return exists(path) || containsFiles(path);
}

QStringList ChangedFiles::pathsBelow(const QString &folder) const
{
    const QString start = folder + u'/';
    QStringList paths;
    const QList<DocumentPtr> &documents = m_workspace.documents();
    auto document = std::lower_bound(documents.begin(), documents.end(), start,
        [](const DocumentPtr &each, const QString &wanted) { return each->path < wanted; });
    for (; document != documents.end() && (*document)->path.startsWith(start); ++document) {
        if (!m_files.contains((*document)->path))
            paths.append((*document)->path);
    }
    for (auto file = m_files.lowerBound(start); file != m_files.cend() && file.key().startsWith(start); ++file) {
        if (file.value())
            paths.append(file.key());
    }
    return paths;
}

SourceFile ChangedFiles::file(const QString &path) const
{
    if (const auto changed = m_files.constFind(path); changed != m_files.cend())
        return changed->value();
    const DocumentPtr document = m_workspace.document(path);
    return {path, document->bytes, document->modified};
}

void ChangedFiles::moveFile(const QString &from, const QString &to)
{
    SourceFile movedFile = file(from);
    movedFile.path = to;
    m_files.insert(from, std::nullopt);
    m_files.insert(to, movedFile);
}

} // namespace

Error changeError(ErrorCode code, const QString &message, const QString &path, const Range &range)
{
    return {code, message, {path, range}};
}

void WorkspaceChange::add(const QString &path, const QList<TextEdit> &more)
{
    if (more.isEmpty())
        return;
    const auto place = std::lower_bound(edits.begin(), edits.end(), path,
        [](const DocumentEdits &each, const QString &wanted) { return each.path < wanted; });
    if (place != edits.end() && place->path == path)
        place->edits += more;
    else
        edits.insert(place, {path, more});
}

QStringList WorkspaceChange::paths() const
{
    QStringList paths;
    for (const DocumentEdits &each : edits)
        paths.append(each.path);
    for (const PathMove &move : moves)
        paths << move.from << move.to;
    for (const NewFile &file : newFiles)
        paths.append(file.path);
    paths.removeDuplicates();
    paths.sort();
    return paths;
}

Result<QByteArray> applyEditsToBytes(const Document &document, const QList<TextEdit> &edits)
{
    if (!document.isValidUtf8)
        return changeError(ErrorCode::Invalid, documentsmessages::changeNotUtf8(document.path), document.path);
    if (const TextEdit *misplaced = firstInvalidEdit(sortEdits(edits), document.text.size()))
        return changeError(
            ErrorCode::Invalid, documentsmessages::overlappingEdits(document.path), document.path, misplaced->range);
    const QString text = applyEdits(document.text, edits);
    if (!text.isValidUtf16())
        return changeError(ErrorCode::Invalid, documentsmessages::editInCharacter(document.path), document.path);
    return QByteArray(byteOrderMarkOf(document) + text.toUtf8());
}

Result<Workspace> withChange(const Workspace &workspace, const WorkspaceChange &change)
{
    ChangedFiles files(workspace);
    Status status = success();
    for (qsizetype i = 0; status && i < change.edits.size(); ++i)
        status = files.edit(change.edits.at(i));
    for (qsizetype i = 0; status && i < change.moves.size(); ++i)
        status = files.move(change.moves.at(i));
    for (qsizetype i = 0; status && i < change.newFiles.size(); ++i)
        status = files.createFile(change.newFiles.at(i));
    return status ? Result<Workspace>(files.workspace()) : Result<Workspace>(status.error());
}

} // namespace outcrop
