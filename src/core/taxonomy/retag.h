// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"
#include "core/taxonomy/workspacetaxonomy.h"

namespace outcrop {

/// Returns the change of a concept's notation in the taxonomy file, in the tags of documents and in the conditions of layer files. Prefixes are kept. Tags
/// written with escapes, conditions in config.toml and conditions that cannot express the notation are left unchanged; the next check reports them. Errors:
/// those of setNotationEdits(), and NotFound for an unknown tag and for the built-in taxonomy.
Result<WorkspaceChange> retagChange(const Workspace &workspace, const WorkspaceTaxonomy &workspaceTaxonomy, const QString &tag, const QString &notation);

} // namespace outcrop
