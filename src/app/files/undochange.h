// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// Undoes a change that applyChange() wrote, or part of it. Restores the text of edited documents, moves files back and moves created files to the trash. `before` is the
/// workspace that the change was made for, `current` the workspace as last read. Performs all checks before the first write. Errors: NotAllowed, with the path, if an
/// edited or created document was changed afterwards, and those of applyChange() and moveToTrash().
Status undoChange(const QString &folder, const Workspace &before, const Workspace &currentWorkspace, const WorkspaceChange &change);

} // namespace outcrop
