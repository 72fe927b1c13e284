// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// The changes for a new path of a document: its move, the moves of its companions, and edits that update references. Companions are the condensed form of a layer, the
/// prompt or governance file of an agent, and the other files in the folder of a skill or profile.
///
/// Updated references:
/// - in config.toml: paths and names in [prompt_layers], agent and profile in [workspace], taxonomy in [retrieval]
/// - in profiles: `agents` by phase and `layers` of scopes
/// - in agents: `portability.few_shot.examples_ref`, `output.template`, and the handoff and session fields that name agents
/// - the document's `name:` if it was equal to the file name
/// - Markdown links and `@path` imports between documents of the workspace
struct DocumentRename {
    QString from;
    QString to;
    WorkspaceChange change;
    Diagnostics notes; ///< references that cannot be changed safely and need a review
};

/// Plans a rename. NotFound if the document does not exist. NotAllowed if the new path exists, which is compared case-insensitively, because some file systems are
/// case-insensitive. NotAllowed also if it leaves the workspace, is hidden, is inside the moved folder, has another extension or gives two layers the same condensed
/// form. Invalid, with its location, if a document that must change cannot be edited.
Result<DocumentRename> planDocumentRename(const Workspace &workspace, const QString &path, const QString &newPath);

} // namespace outcrop
