// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/undochange.h"

#include "app/files/applychange.h"
#include "app/files/filecommands.h"
#include "app/files/filemessages.h"
#include "core/base/paths.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the path of a document after the moves of a change.
QString movedPath(const WorkspaceChange &change, const QString &path)
{
    for (const PathMove &move : change.moves) {
        if (path == move.from || (move.isFolder && isAtOrBelow(path, move.from)))
            return move.to + path.mid(move.from.size());
    }
    return path;
}

/// Returns an error if a document does not have the text that the change gave it.
Status checkUnchanged(const Workspace &changed, const Workspace &currentWorkspace, const QString &path)
{
    const DocumentPtr expectedDocument = changed.document(path);
    const DocumentPtr found = currentWorkspace.document(path);
    const bool isSame = expectedDocument && found && expectedDocument->bytes == found->bytes;
    return isSame ? success() : Status(changeError(ErrorCode::NotAllowed, filemessages::changedAfterwards(path), path));
}

Result<WorkspaceChange> inverseOf(const Workspace &before, const Workspace &changedWorkspace, const Workspace &currentWorkspace, const WorkspaceChange &change)
{
    WorkspaceChange inverseChange;
    for (const DocumentEdits &edits : change.edits) {
        const QString path = movedPath(change, edits.path);
        if (const Status same = checkUnchanged(changedWorkspace, currentWorkspace, path); !same)
            return same.error();
        const DocumentPtr document = currentWorkspace.document(path);
        const Range whole{positionAt(document->text, 0), positionAt(document->text, document->text.size())};
        inverseChange.add(path, {{whole, before.document(edits.path)->text}});
    }
    for (auto move = change.moves.crbegin(); move != change.moves.crend(); ++move)
        inverseChange.moves.append({move->to, move->from, move->isFolder});
    return inverseChange;
}

} // namespace

Status undoChange(const QString &folder, const Workspace &before, const Workspace &currentWorkspace, const WorkspaceChange &change)
{
    const Result<Workspace> changedWorkspace = withChange(before, change);
    if (!changedWorkspace)
        return changedWorkspace.error();
    for (const NewFile &file : change.newFiles) {
        if (const Status same = checkUnchanged(*changedWorkspace, currentWorkspace, file.path); !same)
            return same;
    }
    const Result<WorkspaceChange> inverseChange = inverseOf(before, *changedWorkspace, currentWorkspace, change);
    if (!inverseChange)
        return inverseChange.error();
    if (!inverseChange->isEmpty()) {
        const AppliedChange appliedChange = applyChange(folder, currentWorkspace, *inverseChange);
        if (!appliedChange.isDone())
            return *appliedChange.error;
    }
    for (const NewFile &file : change.newFiles) {
        if (const Status status = moveToTrash(folder, file.path); !status)
            return status;
    }
    return success();
}

} // namespace outcrop
