// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspacechange.h"

namespace outcrop {

/// A kind of document that can be made new, for a menu and for `new KIND`.
struct DocumentTemplate {
    QString id;          ///< `layer`, `layer-granite` … `layer-weather`, `condensed-layer`, `skill`, `agent`, `governance`, `profile`,
                         ///< `adapter`, `wire-format`, `prompt-rules`, `taxonomy`, `experiment`, `task`, `conversation`, `text`
    QString title;       ///< English; the window translates it by id
    QString description; ///< one sentence
    DocumentKind kind = DocumentKind::Text;
    bool takesName = true; ///< otherwise its path is fixed
};

/// In the order in which they are offered.
const QList<DocumentTemplate> &documentTemplates();
/// Null for an unknown id.
const DocumentTemplate *documentTemplate(const QString &id);

/// A new document with its proposed path and text: one new file, and edits of config.toml where the workspace lists its layers there.
/// Refuses a name that is not allowed (Invalid) and a path that is taken (NotAllowed).
Result<WorkspaceChange> newDocument(const Workspace &workspace, const QString &templateId, const QString &name);

} // namespace outcrop
