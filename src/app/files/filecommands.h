// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// What a document is on disk: the folder of a skill or a profile, with everything in it; of all others the file.
/// Relative to the workspace.
QString placeOf(const Document &document);

/// Plans a copy of a document under another name, in the folder it is in. What belongs to it is copied with it, and
/// a name in its text becomes the new one. Refuses a name that is not allowed (Invalid), one that is taken
/// (NotAllowed) and bytes that are not UTF-8 (Invalid).
struct DocumentCopy {
    QString to;
    WorkspaceChange change;
};
Result<DocumentCopy> copyDocument(const Workspace &workspace, const QString &path, const QString &name);

/// Puts a file or folder of the workspace into the system's trash, from where it can be taken back. A link goes, not
/// what it points at. NotAllowed for a path that leaves the folder; Unwritable where there is no trash or it refuses.
Status moveToTrash(const QString &folder, const QString &path);

} // namespace outcrop
