// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/taxonomy/workspacetaxonomy.h"

namespace outcrop {

/// Gives a concept another notation, in the taxonomy's file and in every document that is tagged with the old one; a prefix before it stays. Tags that are not
/// written as they read, such as with escapes, are left: they are then found as unknown. Fails as setNotation() does, and with NotFound where the
/// taxonomy is the program's own.
Result<WorkspaceChange> retag(const Workspace &workspace, const WorkspaceTaxonomy &tags, const QString &tag, const QString &notation);

} // namespace outcrop
