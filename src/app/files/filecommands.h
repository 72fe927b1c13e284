// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// Returns the document's path on disk, relative to the workspace: the folder of a skill or profile with a separate folder, otherwise the file.
QString diskPathOf(const Document &document);

/// The planned copy of a document.
struct DocumentCopy {
    QString to; ///< path of the copy
    WorkspaceChange change;
};
/// Plans a copy of a document under another name in the same folder. Copies all documents of a skill or profile. In the copy, a field `name` with the
/// document's name gets the new name. Errors: Invalid (the name is not allowed, or the bytes are not UTF-8), NotFound (no such document), NotAllowed (the name
/// is in use), those of planSetField().
Result<DocumentCopy> planDocumentCopy(const Workspace &workspace, const QString &path, const QString &name);

/// Moves a file or folder of the workspace to the system's trash. For a symbolic link, moves the link, not its target. Errors: NotAllowed if the path leaves the folder,
/// NotFound if it does not exist, Unwritable if the trash is missing or fails.
Status moveToTrash(const QString &folder, const QString &path);

} // namespace outcrop
