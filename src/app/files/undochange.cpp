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
Status checkUnchanged(const Workspace &changed, const Workspace &current, const QString &path)
{
    const DocumentPtr expected = changed.document(path);
    const DocumentPtr found = current.document(path);
    const bool isSame = expected && found && expected->bytes == found->bytes;
    return isSame ? success() : Status(changeError(ErrorCode::NotAllowed, filemessages::changedAfterwards(path), path));
}

Result<WorkspaceChange> inverseOf(const Workspace &before, const Workspace &changed, const Workspace &current, const WorkspaceChange &change)
{
    WorkspaceChange inverseChange;
    for (const DocumentEdits &edits : change.edits) {
        const QString path = movedPath(change, edits.path);
        if (const Status same = checkUnchanged(changed, current, path); !same)
            return same.error();
        const DocumentPtr document = current.document(path);
        const Range whole{positionAt(document->text, 0), positionAt(document->text, document->text.size())};
        inverseChange.add(path, {{whole, before.document(edits.path)->text}});
    }
    for (auto move = change.moves.crbegin(); move != change.moves.crend(); ++move)
        inverseChange.moves.append({move->to, move->from, move->isFolder});
    return inverseChange;
}

} // namespace

Status undoChange(const QString &folder, const Workspace &before, const Workspace &current, const WorkspaceChange &change)
{
    const Result<Workspace> changed = withChange(before, change);
    if (!changed)
        return changed.error();
    for (const NewFile &file : change.newFiles) {
        if (const Status same = checkUnchanged(*changed, current, file.path); !same)
            return same;
    }
    const Result<WorkspaceChange> inverseChange = inverseOf(before, *changed, current, change);
    if (!inverseChange)
        return inverseChange.error();
    if (!inverseChange->isEmpty()) {
        const AppliedChange applied = applyChange(folder, current, *inverseChange);
        if (!applied.isDone())
            return *applied.error;
    }
    for (const NewFile &file : change.newFiles) {
        if (const Status status = moveToTrash(folder, file.path); !status)
            return status;
    }
    return success();
}

} // namespace outcrop
