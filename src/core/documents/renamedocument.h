// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// What giving a document another path takes: the move, those of its companions (the condensed twin of a layer, the governance file beside an
/// agent, everything in a skill's or profile's folder) and the edits that keep references right.
///
/// References kept: in config.toml [prompt_layers] paths and names, [workspace] agent and profile; in profiles `agents` by phase and `layers` of
/// scopes; in agents `portability.few_shot.examples_ref`, `output.template` and the handoff and session fields that name agents; the document's own `name:` where it was its file's name;
/// Markdown links between documents of the workspace.
struct DocumentRename {
    QString from;
    QString to;
    WorkspaceChange change;
    Diagnostics notes; ///< places that name the document in a way that cannot be changed safely: read them
};

/// Plans a rename. NotFound where there is no such document; NotAllowed where the new path is taken (by letters alone as well, since some systems
/// do not tell cases apart), leaves the workspace, is hidden or has another ending; Invalid, with its place, where a document that must change
/// cannot be edited.
Result<DocumentRename> renameDocument(const Workspace &workspace, const QString &path, const QString &newPath);

} // namespace outcrop
