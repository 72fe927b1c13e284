// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/taxonomy/workspacetaxonomy.h"

namespace outcrop {

/// Gives a concept another notation, in the taxonomy's file in every document that is tagged with the old one, and in the conditions of layers; a prefix before
/// it stays. What is not written as it reads, such as with escapes, is left: it is then found as unknown. Fails as setNotation() does, and with NotFound
/// where the taxonomy is the program's own.
Result<WorkspaceChange> retag(const Workspace &workspace, const WorkspaceTaxonomy &tags, const QString &tag, const QString &notation);

} // namespace outcrop
